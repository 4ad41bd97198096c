/** Guide of Ludus XII scriptorum: the steps of the tables games, and the course of the men. */
import type { Guide } from "../../board/guide";
import { drawCourse, WITHOUT_LOT } from "../../paint/tables/guide";

/** The course runs beside the letters. */
const DEPTH = { from: "top", part: 0.88 } as const;

export const guide: Guide = {
  steps: WITHOUT_LOT,
  drawing: (step, view, board) => (step === "aim" ? drawCourse(view, board, DEPTH) : null),
};
