/**
 * The shelf, and the comparison of stored games by their moves, which shows whether one of them can
 * replace the other.
 *
 * The shelf stores unfinished games when another game replaces them on their board. The other game
 * is new, or comes from the shelf, a link, a file, another browser tab or, in a frame, the host
 * page. The shelf contains up to `SHELF_SIZE` games; the oldest are deleted. A game that is opened
 * from the shelf is removed from it.
 */

import type { LogEntry, View } from "../engine/protocol";
import { type ExtraRecords, putRecords, readRecords } from "./records";
import { isStorageAllowed, type StoredGame } from "./storage";

/** Maximum number of games on the shelf. */
const SHELF_SIZE = 10;

const PREFIX = "shelf.";

export interface Shelved {
  game: string;
  /** Relative URL of the page that can continue the game. */
  page: string;
  kept: StoredGame;
}

/**
 * Changes to the shelf (the list of replaced games) to write in the same transaction as a game, and
 * the id of the game added to the shelf, if any.
 */
export interface ShelfChange {
  extra: ExtraRecords;
  shelvedId?: string;
}

/**
 * Return the changes to the shelf (list of replaced games) when a new game replaces the stored game
 * `last`, which is added if it is unfinished. `slot` is the name under which the page stores its
 * game. If the new game comes from the shelf, `returns` is its id, and it is removed there.
 */
export function freeSlot(
  last: StoredGame | undefined,
  returns: string | undefined,
  slot: string,
): ShelfChange {
  const removed = returns ? [[shelfKey(returns), null] as const] : [];
  if (!last || !isUnfinished(last)) return { extra: removed };
  return { extra: [...removed, shelfEntry(last, slot)], shelvedId: last.id };
}

/** Return the shelf's key and record for a game that its page has stored under the name `slot`. */
export function shelfEntry(kept: StoredGame, slot: string): [key: string, record: Shelved] {
  const { game } = kept.view;
  return [shelfKey(kept.id), { game, page: pageOf(game, slot), kept }];
}

export function shelfKey(id: string): string {
  return PREFIX + id;
}

/**
 * Remove the game with the oldest save if the shelf (the list of replaced games) has more than
 * `SHELF_SIZE` games. `newest` is the id of the game added last: it is never removed, even if it
 * seems to be the oldest because the clock was set back.
 */
export async function trimShelf(newest: string): Promise<void> {
  const games = await readShelf();
  const oldest = games.filter(({ kept }) => kept.id !== newest).at(-1);
  if (oldest && games.length > SHELF_SIZE) await takeFromShelf(oldest.kept.id);
}

/**
 * Return the relative URL of the page that stores its game under the name `slot`: the page of
 * `game` if `slot` is the id of that game, otherwise the current page (such as a frame) with its
 * parameters.
 */
function pageOf(game: string, slot: string): string {
  if (slot === game) return `play.html?game=${game}`;
  const search = new URLSearchParams(location.search);
  search.delete("shelf");
  search.set("game", game);
  // Some hosts remove `.html` from URLs.
  const page = /\/embed(?:\.html)?$/.test(location.pathname) ? "embed" : "play";
  return `${page}.html?${search}`;
}

/** Return the replaced games on the shelf, latest first; [] if storage is off or unreadable. */
export async function readShelf(): Promise<Shelved[]> {
  if (!isStorageAllowed()) return [];
  try {
    const all = await readRecords<Shelved>(PREFIX);
    return all.filter(({ kept }) => isReadable(kept)).sort((a, b) => b.kept.at - a.kept.at);
  } catch {
    return [];
  }
}

export async function takeFromShelf(id: string): Promise<void> {
  await putRecords([[PREFIX + id, null]]);
}

/**
 * Return the id of the shelved game to which the board has returned (`back`), or undefined. Its
 * match is that of `view`, and `view` contains all its moves.
 */
export async function returnedId(view: View): Promise<string | undefined> {
  const isReturned = ({ kept }: Shelved) =>
    kept.view.match === view.match && includesMoves({ ...kept, view }, kept);
  return (await readShelf()).find(isReturned)?.kept.id;
}

/** Put a game that the user has removed from the shelf back on it. */
export async function returnToShelf(game: Shelved): Promise<void> {
  await putRecords([[PREFIX + game.kept.id, game]]);
}

/** Return the URL that opens a game from the shelf (the list of replaced games). */
export function shelfUrl({ page, kept }: Shelved): string {
  return `${page}&shelf=${kept.id}`;
}

/** True if the history of a game has moves or rolls, including undone ones. */
export function isBegun({ view }: StoredGame): boolean {
  return view.ply > 0 || view.ahead > 0;
}

/**
 * True if a game has moves or rolls that are not undone, and it or its series of games is not over.
 */
export function isUnfinished({ view }: StoredGame): boolean {
  const isSeriesOpen = (view.series?.target ?? 0) > 0 && view.series.winner === null;
  return view.ply > 0 && (view.actor.kind !== "over" || isSeriesOpen);
}

/**
 * True if `whole` and `part` are states of the same game, and `whole` contains all moves of `part`
 * that are not undone. Also true if `part` has no moves.
 */
export function includesMoves(whole: StoredGame, part: StoredGame): boolean {
  if (!isBegun(part)) return true;
  return whole.id === part.id && countShared(whole, part) === entriesOf(part).length;
}

/**
 * True if human players on this device have made moves or rolls that are not in `previous`.
 * Automatic moves do not count. If `previous` is null or another game, all of `own` is new.
 */
export function hasOwnMoves(own: StoredGame, previous: StoredGame | null): boolean {
  const from = previous && previous.id === own.id ? countShared(own, previous) : 0;
  const isHumanMove = ({ side, auto, kind }: LogEntry) =>
    kind !== "new" && !auto && own.seats[side]?.kind === "human";
  return entriesOf(own).slice(from).some(isHumanMove);
}

/** Return the number of identical entries at the beginning of two histories. */
function countShared(first: StoredGame, other: StoredGame): number {
  const [entries, others] = [entriesOf(first), entriesOf(other)];
  const differs = entries.findIndex((entry, i) => !isSameEntry(entry, others[i]));
  return differs < 0 ? entries.length : differs;
}

/** The log names the tiles of a deal only when the deal is over. */
function isSameEntry({ kind, side, text }: LogEntry, other: LogEntry | undefined): boolean {
  if (other?.kind !== kind || other.side !== side) return false;
  return other.text === text || (kind === "throw" && [text, other.text].includes("deal"));
}

function entriesOf({ view }: StoredGame): readonly LogEntry[] {
  return view.log.entries;
}

/**
 * Return a new id for a copy of the game `id` that continues with different moves. `originOf`
 * returns the same value for both ids.
 */
export function forkId(id: string): string {
  return `${originOf(id)}~${Math.random().toString(36).slice(2, 8)}`;
}

/** Return the id of the game from which `forkId` copied this one, or else its own id. */
export function originOf(id: string): string {
  return id.split("~")[0] ?? id;
}

/**
 * True if a record has the fields of a stored game that this module and the lists of games need;
 * false if it is damaged.
 */
export function isReadable(record: unknown): record is StoredGame {
  const { save, view, seats, id, at } = (record ?? {}) as Partial<StoredGame>;
  const { game, ply, sides, actor, log } = view ?? {};
  const isText = (value: unknown) => typeof value === "string";
  const isEntry = (value: unknown) => {
    const { kind, side, text } = (value ?? {}) as Partial<LogEntry>;
    return isText(kind) && isText(side) && isText(text);
  };
  return (
    [id, game, actor?.kind].every(isText) &&
    [at, ply].every((value) => typeof value === "number") &&
    [save, seats].every((value) => typeof value === "object" && value !== null) &&
    Array.isArray(sides) &&
    sides.every(isText) &&
    Array.isArray(log?.entries) &&
    log.entries.every(isEntry)
  );
}
