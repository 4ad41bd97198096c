/**
 * The shelf stores unfinished games after another game has replaced them on their board: from a
 * link, a file, a message or another tab, or a new game. It contains the newest games. Opening a
 * game removes it from the shelf.
 */

import { isUnfinished } from "./history";
import { putRecords, readRecords } from "./lists";
import type { ExtraRecords } from "./records";
import { isStorageAllowed, type StoredGame } from "./storage";

/** Maximum number of games on the shelf. */
export const SHELF_SIZE = 10;

const PREFIX = "shelf.";

export interface Shelved {
  game: string;
  /** The URL of the page where it was played. */
  page: string;
  kept: StoredGame;
}

/** Changes to the shelf that are written together with a game, and the id of the game added. */
export interface ShelfChange {
  extra: ExtraRecords;
  shelvedId?: string;
}

/** Frees a slot: moves the game `last` to the shelf and removes the game with id `returns`. */
export function freeSlot(
  last: StoredGame | undefined,
  returns: string | undefined,
  slot: string,
): ShelfChange {
  const removed = returns ? [[shelfKey(returns), null] as const] : [];
  if (!last || !isUnfinished(last)) return { extra: removed };
  return { extra: [...removed, shelfEntry(last, slot)], shelvedId: last.id };
}

/** Returns the key and the record with which a slot's game is stored on the shelf. */
export function shelfEntry(kept: StoredGame, slot: string): [key: string, record: Shelved] {
  const { game } = kept.view;
  return [shelfKey(kept.id), { game, page: pageOf(game, slot), kept }];
}

/** Returns the storage key of a game on the shelf. */
export function shelfKey(id: string): string {
  return PREFIX + id;
}

/**
 * Removes the oldest game if there are too many, but never `newest`, even if the clock was set
 * back.
 */
export async function trimShelf(newest: string): Promise<void> {
  const games = await readShelf();
  const oldest = games.filter(({ kept }) => kept.id !== newest).at(-1);
  if (oldest && games.length > SHELF_SIZE) await takeFromShelf(oldest.kept.id);
}

/** Returns the URL of the page that stores its game in this slot. */
function pageOf(game: string, slot: string): string {
  if (slot === game) return `play.html?game=${game}`;
  const search = new URLSearchParams(location.search);
  search.delete("shelf");
  search.set("game", game);
  return `${location.pathname.split("/").at(-1) || "play.html"}?${search}`;
}

/**
 * Returns all games on the shelf, the most recently played first; none if storage is unreadable.
 */
export async function readShelf(): Promise<Shelved[]> {
  if (!isStorageAllowed()) return [];
  try {
    const all = await readRecords<Shelved>(PREFIX);
    return all.sort((a, b) => b.kept.at - a.kept.at);
  } catch {
    return [];
  }
}

/** Removes a game from the shelf. */
export async function takeFromShelf(id: string): Promise<void> {
  await putRecords([[PREFIX + id, null]]);
}

/** Puts a removed game back on the shelf. */
export async function returnToShelf(game: Shelved): Promise<void> {
  await putRecords([[PREFIX + game.kept.id, game]]);
}

/** Returns the URL that opens a game from the shelf. */
export function shelfUrl({ page, kept }: Shelved): string {
  return `${page}&shelf=${kept.id}`;
}
