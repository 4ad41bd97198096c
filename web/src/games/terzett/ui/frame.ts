/** Panels of an embedded figure: those of any puzzle. */
import { framedPuzzle } from "../../../ui/puzzle/frame";
import type { FramePanels } from "../../../ui/puzzle/puzzleui";

export const framePanels: FramePanels = (info, laid, hints) =>
  framedPuzzle(info, laid, hints, () => "");
