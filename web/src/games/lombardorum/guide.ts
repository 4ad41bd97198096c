/** Guide of Ludus Lombardorum: the steps of the tables games, and the course of the men. */
import type { Guide } from "../../board/guide";
import { drawCourse, STEPS } from "../../paint/tables/guide";

/** Puts the line of the men's course between the rows, away from the numbers of men. */
const DEPTH = { from: "rim", part: 1.1 } as const;

export const guide: Guide = {
  steps: STEPS,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
