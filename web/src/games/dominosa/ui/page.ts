/** Page of Dominosa: the page of any puzzle, with numbers, dates and grades. */

import type { PuzzlePageMaker } from "../../../contracts/puzzle-ui";
import { puzzlePage as page } from "../../../puzzle/puzzle";
import { puzzleUi } from "./puzzle-ui";

export const puzzlePage: PuzzlePageMaker = (info, context, session) =>
  page(info, context, session, puzzleUi);
