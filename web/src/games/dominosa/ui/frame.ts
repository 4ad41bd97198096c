/** Panels of an embedded Dominosa: the common panels of puzzles, headed by number and grade. */
import type { FramePanels } from "../../../contracts/puzzle-ui";
import { framedPuzzle } from "../../../puzzle/frame";
import { facts, learnFirst } from "./about";

export const framePanels: FramePanels = (info, context, hints) => {
  void learnFirst(info.id).then(() => context.panels.show());
  return framedPuzzle(info, context, hints, (view) => facts(view, info));
};
