/** Page of Dominosa: the page of any puzzle, with numbers, dates and grades. */

import { puzzlePage as page } from "../../../ui/puzzle/puzzle";
import type { PuzzlePageMaker } from "../../../ui/puzzle/puzzleui";
import { puzzleUi } from "./puzzleui";

export const puzzlePage: PuzzlePageMaker = (info, laid, session) =>
  page(info, laid, session, puzzleUi);
