/**
 * Guide to a first game of Ludus XII scriptorum: the steps of a game that White begins, and a
 * drawing of the course of the men.
 */
import type { Guide } from "../../board/guide";
import { drawCourse, WITHOUT_LOT } from "../../paint/tables/guide";

/**
 * Position of the drawn course in a square: distance from the top edge, as a fraction of the
 * height. In portrait orientation, distance from the left edge, as a fraction of the width.
 */
const DEPTH = { from: "top", part: 0.88 } as const;

export const guide: Guide = {
  steps: WITHOUT_LOT,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
