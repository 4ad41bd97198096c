/** Detects that another tab has stored a newer state of the game on the board. */
import type { TableControls } from "../board/table";
import { revisionOf } from "../storage/records";
import { gameKey, readGame, type StoredGame } from "../storage/storage";
import { followRecord } from "../storage/tabs";
import type { Saver } from "./conflict";

interface Followed extends Saver {
  readonly watched: boolean;
  readonly last: StoredGame | null;
  readonly idle: Promise<unknown>;
}

/** The tables whose slots are followed. */
const followed = new WeakSet<TableControls>();

/** Shows a notice after another tab has written the slot, and asks for persistent storage. */
export function follow(saver: Followed, table: TableControls): void {
  if (followed.has(table)) return;
  followed.add(table);
  askToPersist(table);
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

/** After the first move, asks the browser not to delete this site's data when space is low. */
function askToPersist(table: TableControls): void {
  const stop = table.on("view", ({ view }) => {
    if (view.ply === 0) return;
    stop();
    void navigator.storage?.persist?.().catch(() => {});
  });
}
