/** Continues a game that is stored on this device. */
import { EngineFailure, isEngineGone } from "../../engine/failure";
import type { GameInfo } from "../../engine/protocol";
import { type Kept, paintable } from "../../storage";
import { t } from "../shell/words";
import type { Laid } from "./laid";

/** Opens a stored game on the table; returns the fault of its save, if any. */
export function resume(
  info: GameInfo,
  { table, autosave }: Laid,
  kept: Kept,
): Promise<EngineFailure | null> {
  const { save } = kept;
  return read(info, autosave, kept, async () => {
    await table.open({ load: { save } }, paintable(kept));
    const { view } = table;
    if (!view) return;
    autosave.holds(view.match, kept);
    if (view.ply > 0) table.say(t("game-resumed"));
  });
}

/** Loads a stored game into the engine, so that it is the game before the one opened next. */
export function layUnder(
  info: GameInfo,
  { engine, autosave }: Laid,
  kept: Kept,
): Promise<EngineFailure | null> {
  const { save } = kept;
  return read(info, autosave, kept, async () => {
    const { view } = await engine.request("load", { save });
    autosave.holds(view.match, kept);
  });
}

/** A game that cannot be read stays stored; a notice offers it as a file. */
async function read(
  info: GameInfo,
  autosave: Laid["autosave"],
  kept: Kept,
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
      autosave.holds("", kept); // The next game that is saved here moves this one to the shelf.
    } else await autosave.spare(failure);
    (await import("./unsaved")).sayUnreadable(info, kept, failure);
    return failure;
  }
}
