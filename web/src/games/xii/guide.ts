/**
 * Guide to a first game of Ludus XII scriptorum: the steps of a game that White begins, and a
 * drawing of the course of the men.
 */
import type { Guide } from "../../board/guide";
import { drawCourse, WITHOUT_LOT } from "../../paint/tables/guide";

/**
 * Distance of the drawn course from the top edge of a square, relative to its height; in portrait
 * orientation, from the left edge. The letters are at this edge.
 */
const DEPTH = { from: "top", part: 0.88 } as const;

export const guide: Guide = {
  steps: WITHOUT_LOT,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
