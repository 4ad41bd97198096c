/** A Dominosa in somebody's page: its number and grade over the panels of any puzzle. */
import { framedPuzzle } from "../../../ui/puzzle/frame";
import type { FramePanels } from "../../../ui/puzzle/own";
import { facts } from "./about";

export const framePanels: FramePanels = (info, laid, hints) =>
  framedPuzzle(info, laid, hints, (view) => facts(view, info));
