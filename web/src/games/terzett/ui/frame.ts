/** Panels of an embedded figure: the same as for other puzzles, but without a description. */
import type { FramePanels } from "../../../contracts/puzzle-ui";
import { framedPuzzle } from "../../../puzzle/frame";

export const framePanels: FramePanels = (info, context, hints) =>
  framedPuzzle(info, context, hints, () => "");
