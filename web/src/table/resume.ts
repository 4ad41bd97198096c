/** Continues a game stored on this device or handed over by another page. */
import type { TableContext } from "../contracts/table-context";
import { EngineFailure, type GameInfo, isEngineGone } from "../engine/protocol";
import { readObject } from "../kit/address";
import { t } from "../kit/words";
import { paintable, type StoredGame } from "../storage/storage";

/**
 * Open a stored game on the board. Resolve with the error if its save cannot be loaded (the caller
 * can then open another game); with null if it is loaded, or if the engine does not run.
 */
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

/**
 * Load a stored game into the engine without showing it, before the page opens another game. The
 * user can then return to the stored game. Resolve with an error or null, as `resume` does.
 */
export function loadAsPrevious(
  info: GameInfo,
  { engine, autosave }: TableContext,
  kept: StoredGame,
): Promise<EngineFailure | null> {
  // Start Python now: a delayed start would wait for a painted board, and no board is shown yet.
  engine.start();
  return read(info, autosave, kept, async () => {
    const { view } = await engine.request("load", { save: kept.save });
    autosave.setGame(view.match, kept);
  });
}

/**
 * Call `load`, which loads a stored game. Resolve with null if it succeeds, or if the engine could
 * not start or has died. If the engine cannot read the game or loading is cancelled, keep the game
 * in storage, show a notice with a button that saves it to a file, and resolve with the error.
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
      autosave.setGame("", kept); // The next game that is stored puts this game on the shelf.
    } else await autosave.handleUnreadable(failure);
    (await import("./unsaved")).reportUnreadable(info, kept, failure);
    return failure;
  }
}

/** Key in the session storage of a save that a page passes to another page (`Handoff`). */
export const HANDOFF_KEY = "alveus.arriving";

/** A save that a page passes to the page of the save's game. */
export interface Handoff {
  save: object;
  /** Id of the game on the page that passes the save (read from a file); "" if it has no game. */
  from: string;
}

/** Return and remove the save of this game that another page stored; null if there is none. */
export function takeSave(game: string): Handoff | null {
  try {
    const handoff = readObject(sessionStorage.getItem(HANDOFF_KEY) ?? "") as Handoff | null;
    if ((handoff?.save as { game?: unknown } | undefined)?.game !== game) return null;
    sessionStorage.removeItem(HANDOFF_KEY);
    return handoff;
  } catch {
    return null;
  }
}
