/** The two boards of the Terzett: a figure to be solved, or a net to compose on. */
import type { GameInfo } from "../../engine/protocol";
import type { Laid } from "../laytable";
import { isComposing } from "../puzzle/figure";
import { type PuzzlePage, puzzlePage as solvingPage } from "../puzzle/puzzle";
import type { Sitting } from "../sitting";
import { composePage } from "./compose";

/** The page for what the address begins with; where a link brings the other board, its page. */
export async function puzzlePage(
  info: GameInfo,
  laid: Laid,
  sitting: Sitting,
): Promise<PuzzlePage> {
  const composing = sitting.start.options?.task === "compose";
  const page = composing
    ? composePage(info, laid, sitting)
    : await solvingPage(info, laid, sitting);
  const told = sitting.told;
  sitting.told = () => {
    const view = laid.table.view;
    return view && isComposing(view) ? { task: "compose" } : composing ? {} : told();
  };
  laid.keeping.belongs = (view) => isComposing(view) === composing;
  laid.table.on("view", async ({ view }) => {
    if (!laid.keeping.belongs(view)) location.replace(await sitting.address());
  });
  return page;
}
