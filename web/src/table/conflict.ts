/**
 * Resolves a conflict between two tabs with the same game. A state that contains the other state
 * replaces it. If both tabs have their own moves, both games are kept: one on the board, the other
 * on the shelf.
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
import { gameKey, paintable, readGame, type StoredGame, storeGame } from "../storage/storage";
import { followRecord } from "../storage/tabs";

/** The autosave of a table. */
export interface Saver extends GameStore {
  /** The record that this page read or wrote last, and its revision; null if there was none. */
  known: { rev: string | null; kept: StoredGame | null };
  /** Settles when the current write ends. */
  idle: Promise<unknown>;
  /** The last state of the game; null before it is known. */
  readonly last: StoredGame | null;
}

const NOTICE = "elsewhere";
/** The revision of the last notice, which is not repeated; null before the first notice. */
let warned: string | null = null;

/**
 * Stores `own` although another tab has stored `newer`, and keeps both unless `own` includes all
 * moves of `newer`. If it does not, and this tab has made no moves since it last read or wrote the
 * game, nothing is stored and the user can load the newer state.
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
 * Returns the records to store, and a function to call when they are stored; null if nothing is to
 * be stored (see `resolveConflict`).
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
      notice(NOTICE, t("notice-elsewhere-both"), {
        words: t("menu-shelf-title"),
        press: async () => (await import("./shelf-dialog")).openShelf(),
      });
    },
  };
}

/** Shows that another tab has stored a newer state, with a button that loads it. */
function warn(saver: Saver, table: TableControls, own: StoredGame, newer: StoredGame): void {
  if (!isReadable(newer) || includesMoves(own, newer) || warned === revisionOf(newer)) return;
  warned = revisionOf(newer);
  const kind = originOf(own.id) === originOf(newer.id) ? "same" : "other";
  notice(NOTICE, t("notice-elsewhere", { kind }), {
    words: t("notice-elsewhere-load", { kind }),
    press: () => void load(saver, table, own, newer),
  });
}

/** Loads the state of the other tab. If this tab's game is not stored, it is put on the shelf. */
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
    await putRecords([shelfEntry({ ...own, id }, saver.slot)]);
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
    // A newer version of the site may have stored the game. A reload opens that version.
    location.reload();
  }
}

/** The tables whose slots are followed. */
const followed = new WeakSet<TableControls>();

/** Shows a notice whenever another tab has written the slot, and asks for persistent storage. */
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
