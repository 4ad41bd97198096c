/** Continues a game stored on this device. */

import type { TableContext } from "../contracts/table-context";
import { EngineFailure, type GameInfo, isEngineGone } from "../engine/protocol";
import { t } from "../kit/words";
import { paintable, type StoredGame } from "../storage/storage";

/** Opens a stored game on the board. Returns the reason why its save cannot be loaded, if any. */
export function resume(
  info: GameInfo,
  { table, autosave }: TableContext,
  kept: StoredGame,
): Promise<EngineFailure | null> {
  const { save } = kept;
  return read(info, autosave, kept, async () => {
    await table.open({ load: { save } }, paintable(kept));
    const { view } = table;
    if (!view) return;
    autosave.setGame(view.match, kept);
    if (view.ply > 0) table.say(t("game-resumed"));
  });
}

/** Loads a stored game into the engine, as the previous game of the game opened next. */
export function loadAsPrevious(
  info: GameInfo,
  { engine, autosave }: TableContext,
  kept: StoredGame,
): Promise<EngineFailure | null> {
  const { save } = kept;
  return read(info, autosave, kept, async () => {
    const { view } = await engine.request("load", { save });
    autosave.setGame(view.match, kept);
  });
}

/**
 * Loads a game. If it cannot be read, it stays stored, and a notice offers to save it to a file.
 */
async function read(
  info: GameInfo,
  autosave: TableContext["autosave"],
  kept: StoredGame,
  load: () => Promise<unknown>,
): Promise<EngineFailure | null> {
  autosave.save = kept.save;
  try {
    await load();
    return null;
  } catch (failure) {
    if (isEngineGone(failure)) return null;
    if (!(failure instanceof EngineFailure)) throw failure;
    if (failure.code === "load_cancelled") {
      autosave.save = null;
      autosave.setGame("", kept); // The next saved game moves it to the shelf.
    } else await autosave.handleUnreadable(failure);
    (await import("./unsaved")).reportUnreadable(info, kept, failure);
    return failure;
  }
}
