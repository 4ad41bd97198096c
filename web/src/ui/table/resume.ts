/** Going on with a game that was kept on this device. */
import { EngineFailure, isEngineGone } from "../../engine/failure";
import { type Kept, paintable } from "../../storage";
import type { Laid } from "./laid";

/** Lays a kept game on the table; answers what is wrong with its save, if anything. */
export async function resume(
  { table, autosave }: Pick<Laid, "table" | "autosave">,
  kept: Kept,
): Promise<EngineFailure | null> {
  autosave.save = kept.save;
  try {
    await table.open({ load: { save: kept.save } }, paintable(kept));
    return null;
  } catch (failure) {
    if (isEngineGone(failure)) return null;
    if (!(failure instanceof EngineFailure)) throw failure;
    autosave.save = null;
    return failure;
  }
}
