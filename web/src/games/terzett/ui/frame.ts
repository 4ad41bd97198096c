/** Panels of an embedded figure: those of any puzzle. */
import type { FramePanels } from "../../../contracts/puzzle-ui";
import { framedPuzzle } from "../../../puzzle/frame";

export const framePanels: FramePanels = (info, context, hints) =>
  framedPuzzle(info, context, hints, () => "");
