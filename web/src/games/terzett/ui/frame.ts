/** Panels of an embedded Terzett: those of all puzzles, but no description in the heading. */
import type { FramePanels } from "../../../contracts/puzzle-ui";
import { framedPuzzle } from "../../../puzzle/frame";

export const framePanels: FramePanels = (info, context, hints) =>
  framedPuzzle(info, context, hints, () => "");
