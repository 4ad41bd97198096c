/** Games that older builds stored for frames. */

import { moveRecord } from "../../../storage/records";
import { gameKey } from "../../../storage/storage";

/** Moves the game in the slot of an older build to the empty slot of this frame. */
export async function adoptOldGame(old: string, slot: string): Promise<void> {
  await moveRecord(gameKey(old), gameKey(slot)).catch(reportError);
}
