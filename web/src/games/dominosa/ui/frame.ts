/** Panels of an embedded Dominosa: those of any puzzle, with number and grade above. */
import { framedPuzzle } from "../../../ui/puzzle/frame";
import type { FramePanels } from "../../../ui/puzzle/puzzleui";
import { facts } from "./about";

export const framePanels: FramePanels = (info, laid, hints) =>
  framedPuzzle(info, laid, hints, (view) => facts(view, info));
