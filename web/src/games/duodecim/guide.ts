/** Guide of Duodecim scripta: the steps of the tables games, and the course of the men. */
import type { Guide } from "../../board/guide";
import { drawCourse, STEPS } from "../../paint/tables/guide";

/** Distance of the drawn course from the rim, in lengths of a point. Above 1, it is in the lane. */
const DEPTH = { from: "rim", part: 1.12 } as const;

export const guide: Guide = {
  steps: STEPS,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
