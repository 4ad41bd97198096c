/** The two boards of the Terzett: a figure to be solved, or a net to compose on. */
import type { GameInfo } from "../../../engine/protocol";
import { isComposing } from "../../../ui/puzzle/figure";
import { type PuzzlePage, puzzlePage as solvingPage } from "../../../ui/puzzle/puzzle";
import type { Laid } from "../../../ui/table/laytable";
import type { GameSession } from "../../../ui/table/session";
import { composePage } from "./compose";

/** The page for what the address begins with; where a link brings the other board, its page. */
export async function puzzlePage(
  info: GameInfo,
  laid: Laid,
  session: GameSession,
): Promise<PuzzlePage> {
  const composing = session.start.options?.task === "compose";
  const page = composing
    ? composePage(info, laid, session)
    : await solvingPage(info, laid, session);
  const told = session.told;
  session.told = () => {
    const view = laid.table.view;
    return view && isComposing(view) ? { task: "compose" } : composing ? {} : told();
  };
  laid.autosave.belongs = (view) => isComposing(view) === composing;
  laid.table.on("view", async ({ view }) => {
    if (!laid.autosave.belongs(view)) location.replace(await session.address());
  });
  return page;
}
