/** Continues a game stored on this device or handed over by another page. */
import type { TableContext } from "../contracts/table-context";
import { EngineFailure, type GameInfo, isEngineGone } from "../engine/protocol";
import { readObject } from "../kit/address";
import { t } from "../kit/words";
import { paintable, type StoredGame } from "../storage/storage";

/** Opens a stored game on the board. Returns the reason why its save cannot be loaded, if any. */
export function resume(
  info: GameInfo,
  { table, autosave }: TableContext,
  kept: StoredGame,
): Promise<EngineFailure | null> {
  return read(info, autosave, kept, async () => {
    await table.open({ load: { save: kept.save } }, paintable(kept));
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
  // No board is shown for this game, so Python must not wait until a board is painted.
  engine.start();
  return read(info, autosave, kept, async () => {
    const { view } = await engine.request("load", { save: kept.save });
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

/** Session storage key of the save. */
export const HANDOFF_KEY = "alveus.arriving";

/** Returns and removes the save of this game that another page stored; null if there is none. */
export function takeSave(game: string): object | null {
  try {
    const save = readObject(sessionStorage.getItem(HANDOFF_KEY) ?? "");
    if (!save || (save as { game?: unknown }).game !== game) return null;
    sessionStorage.removeItem(HANDOFF_KEY);
    return save;
  } catch {
    return null;
  }
}
