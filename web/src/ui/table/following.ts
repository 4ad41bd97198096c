/** Notices when another tab has stored a newer state of the game on the board. */
import type { TableControls } from "../../board/table";
import { gameKey, type Kept, readGame } from "../../storage";
import { followRecord } from "../../storage/follow";
import { revisionOf } from "../../storage/records";
import type { Saver } from "./conflict";

interface Followed extends Saver {
  readonly watched: boolean;
  readonly last: Kept | null;
  readonly idle: Promise<unknown>;
}

/** Shows a notice after another tab has written the slot. */
export function follow(saver: Followed, table: TableControls): void {
  followRecord(gameKey(saver.slot), async () => {
    await saver.ready;
    await saver.idle;
    const { last } = saver;
    if (saver.watched || !saver.shared || !last) return;
    const newer = await readGame(saver.slot);
    if (!newer || revisionOf(newer) === saver.known.rev) return;
    (await import("./conflict")).warn(saver, table, last, newer);
  });
}
