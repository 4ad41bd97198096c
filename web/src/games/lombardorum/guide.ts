/** Guide for a first game of Ludus Lombardorum: its steps, and a drawing of the men's path. */
import type { Guide } from "../../board/guide";
import { drawCourse, STEPS } from "../../paint/tables/guide";

/** Distance of the drawn path from the rim, in lengths of a point; above 1: beyond the points. */
const DEPTH = { from: "rim", part: 1.1 } as const;

export const guide: Guide = {
  steps: STEPS,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
