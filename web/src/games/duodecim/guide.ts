/** Guide of Duodecim scripta: the steps of the tables games, and the course of the men. */
import type { Guide } from "../../board/guide";
import { drawCourse, STEPS } from "../../paint/tables/guide";

/** Position of the drawn course: in the lane, beyond the numbers of men at the lane's edges. */
const DEPTH = { from: "rim", part: 1.12 } as const;

export const guide: Guide = {
  steps: STEPS,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
