/** Guide of Duodecim scripta: the steps of the tables games, and the course of the men. */
import type { Guide } from "../../board/guide";
import { drawCourse, STEPS } from "../../paint/tables/guide";

/** The course runs through the lane, clear of the numbers of men at its edges. */
const DEPTH = { from: "rim", part: 1.12 } as const;

export const guide: Guide = {
  steps: STEPS,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
