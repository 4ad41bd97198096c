/** Page of Dominosa: the page of any puzzle, with numbers, dates and grades. */
import type { PuzzlePageMaker } from "../../../ui/puzzle/own";
import { puzzlePage as page } from "../../../ui/puzzle/puzzle";
import { own } from "./own";

export const puzzlePage: PuzzlePageMaker = (info, laid, session) => page(info, laid, session, own);
