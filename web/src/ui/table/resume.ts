/** Going on with a game that was kept on this device, and what becomes of one that cannot be. */
import { errorWords } from "../../board/words";
import { EngineFailure, isEngineGone } from "../../engine/failure";
import type { GameInfo } from "../../engine/protocol";
import { type Kept, paintable } from "../../storage";
import { speakerOf } from "../shell/gamewords";
import { notice } from "../shell/notices";
import { t, words } from "../shell/words";
import type { Laid } from "./laid";

/** Lays a kept game on the table; answers what is wrong with its save, if anything. */
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

/** Gives the engine what is kept, so that the way back from another game leads there. */
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

/** Loads a kept game. A game that is not loaded is kept, and a notice offers it as a file. */
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
    notice("stored", reasonOf(failure, info), {
      words: t("notice-stored-export"),
      press: async () => (await import("../shell/files")).saveFile(kept, info.id),
    });
    return failure;
  }
}

function reasonOf(failure: EngineFailure, info: GameInfo): string {
  if (failure.code === "load_cancelled") return t("notice-stored-cancelled");
  if (failure.code !== "unknown_game") return t("notice-stored");
  const reason = errorWords(failure, speakerOf(info), words());
  return t("notice-stored-unknown", { reason });
}
