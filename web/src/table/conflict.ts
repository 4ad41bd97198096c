/**
 * Resolves conflicts between two tabs with the same game. A state that contains all moves of the
 * other tab's state replaces that state. If only the other tab has new moves, a notice offers to
 * load them. If both tabs have new moves, both games are kept: one on the board, the other on the
 * shelf (a list of stored games, see `shelf.ts`).
 */
import type { TableControls } from "../board/table";
import type { GameStore } from "../contracts/table-context";
import { EngineFailure, isEngineGone } from "../engine/protocol";
import { dropNotice, notice } from "../kit/toast";
import { t } from "../kit/words";
import { type ExtraRecords, putRecords, revisionOf } from "../storage/records";
import {
  forkId,
  hasOwnMoves,
  includesMoves,
  isReadable,
  originOf,
  readShelf,
  shelfEntry,
  shelfKey,
  trimShelf,
} from "../storage/shelf";
import {
  gameKey,
  paintable,
  readGame,
  type StoredGame,
  storageFault,
  storeGame,
} from "../storage/storage";
import { followRecord } from "../storage/tabs";

/** The members of a table's autosave that this module uses. */
export interface Saver extends GameStore {
  /**
   * The record that this page last read or wrote under the name of the game, and its revision; null
   * if there is none.
   */
  known: { rev: string | null; kept: StoredGame | null };
  /** Settles when the current write, if any, ends. */
  idle: Promise<unknown>;
  /**
   * The latest record of the game, even if it could not be stored; null before the first record.
   */
  readonly last: StoredGame | null;
}

const NOTICE = "elsewhere";
/**
 * Revision of the record that the last notice offered to load, so that it is not offered twice. It
 * is null before the first notice, and after the user has loaded the record or both games were
 * kept.
 */
let warned: string | null = null;

/**
 * Store `own` after a write has found the record `newer` of another tab. The first case that fits
 * applies:
 * - If `own` includes all moves of `newer`, or if games are not shared between tabs, `own` replaces
 *   `newer`.
 * - If `newer` is damaged, `own` replaces it, and `newer` is kept in a record whose key begins with
 *   `aside.`.
 * - If people have made moves in this tab since its last read or write, `own` replaces `newer`, and
 *   `newer` is put on the shelf (the list of stored games).
 * - Otherwise nothing is stored, and a notice offers to load `newer`.
 * If another tab writes a third record in the meantime, resolve the conflict with that record.
 */
export async function resolveConflict(
  saver: Saver,
  table: TableControls,
  own: StoredGame,
  newer: StoredGame,
  extra: ExtraRecords,
): Promise<void> {
  const settled = await combine(saver, own, newer, extra);
  if (!settled) return warn(saver, table, own, newer);
  const { kept } = settled;
  const written = await storeGame(saver.slot, kept, revisionOf(newer), settled.extra);
  if (typeof written === "string") return saver.reportFault(written);
  if ("newer" in written) return resolveConflict(saver, table, own, written.newer, extra);
  saver.known = { rev: written.rev, kept };
  saver.setShelved(kept.view.match, kept.id);
  settled.done();
}

/**
 * Return the game to store for the board (`kept`), the further records to write with it (`extra`),
 * and a function to call after the write, which updates the notice (`done`). Return null if nothing
 * is to be stored. `resolveConflict` describes the cases.
 */
async function combine(saver: Saver, own: StoredGame, newer: StoredGame, extra: ExtraRecords) {
  const done = () => {};
  if (!saver.shared) return { kept: own, extra, done };
  if (!isReadable(newer)) {
    const aside = [`aside.${saver.slot}.${Date.now()}`, newer] as const;
    return { kept: own, extra: [...extra, aside], done };
  }
  const replaces = includesMoves(own, newer);
  if (!replaces && !hasOwnMoves(own, saver.known.kept)) return null;
  const shelf = await readShelf();
  const others = [newer, ...shelf.map(({ kept }) => kept)];
  const isKept = (one: StoredGame) => others.some((other) => includesMoves(other, one));
  const onShelf = shelf.find(({ kept }) => kept.id === own.id)?.kept;
  const taken = onShelf ? !includesMoves(own, onShelf) : false;
  const id = taken || (!replaces && newer.id === own.id) ? forkId(own.id) : own.id;
  const puts = [...extra].filter(
    ([, value]) => value && !isKept((value as { kept: StoredGame }).kept),
  );
  return {
    kept: { ...own, id },
    extra: [
      ...puts,
      ...(onShelf && !taken ? [[shelfKey(own.id), null] as const] : []),
      ...(replaces ? [] : [shelfEntry(newer, saver.slot)]),
    ],
    done: () => {
      if (replaces) return dropNotice(NOTICE);
      void trimShelf(newer.id);
      warned = null;
      notice(NOTICE, () => t("notice-elsewhere-both"), {
        words: () => t("menu-shelf-title"),
        press: async () => (await import("./shelf-dialog")).openShelf(),
      });
    },
  };
}

/**
 * Show a notice that another tab has stored a newer state or a different game, with a button that
 * loads it. Show nothing if `newer` is damaged, adds no moves to `own`, or was in the last notice.
 */
function warn(saver: Saver, table: TableControls, own: StoredGame, newer: StoredGame): void {
  if (!isReadable(newer) || includesMoves(own, newer) || warned === revisionOf(newer)) return;
  warned = revisionOf(newer);
  const kind = originOf(own.id) === originOf(newer.id) ? "same" : "other";
  notice(NOTICE, () => t("notice-elsewhere", { kind }), {
    words: () => t("notice-elsewhere-load", { kind }),
    press: () => void load(saver, table, own, newer),
  });
}

/**
 * Open the game that the other tab has stored. If neither that game nor a game on the shelf (the
 * list of stored games) includes all moves of `own`, first put `own` on the shelf. If that is
 * impossible, open nothing and show the notice again.
 */
async function load(
  saver: Saver,
  table: TableControls,
  own: StoredGame,
  newer: StoredGame,
): Promise<void> {
  dropNotice(NOTICE);
  warned = null;
  const stored = (await readGame(saver.slot)) || newer;
  const others = [stored, ...(await readShelf()).map(({ kept }) => kept)];
  if (!others.some((other) => includesMoves(other, own))) {
    const id = others.some((other) => other.id === own.id) ? forkId(own.id) : own.id;
    try {
      await putRecords([shelfEntry({ ...own, id }, saver.slot)]);
    } catch (error) {
      saver.reportFault(storageFault(error));
      return warn(saver, table, own, stored);
    }
    await trimShelf(id);
  }
  saver.ready = open(saver, table, stored);
  await saver.ready;
  table.focus();
}

async function open(saver: Saver, table: TableControls, kept: StoredGame): Promise<void> {
  try {
    await table.open({ load: { save: kept.save } }, paintable(kept));
    if (table.view) saver.setGame(table.view.match, kept);
  } catch (error) {
    if (isEngineGone(error)) return;
    if (!(error instanceof EngineFailure)) throw error;
    // The engine cannot read the game, perhaps because a tab with a newer build of the site stored
    // it. A reload replaces this page's build with the newest one, which may be able to read it.
    location.reload();
  }
}

const followed = new WeakSet<TableControls>();

/**
 * Watch the stored game of the table, and show a notice (see `warn`) when another tab has written
 * it. Also request persistent storage after the first move. A second call for a table does nothing.
 */
export function follow(saver: Saver, table: TableControls): void {
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
    warn(saver, table, last, newer);
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
