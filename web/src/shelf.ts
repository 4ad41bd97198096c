/**
 * The shelf: games that were begun and had to make room for others, by a link, a file, a message
 * or a new game. The newest ones stay; whoever lays one on the board takes it from the shelf.
 */
import { del, entries, set } from "idb-keyval";
import { gamesStore, isAllowed, type Kept } from "./storage";

/** How many games lie there at most. */
export const ROOM = 10;

const NAME = "shelf.";

export interface Shelved {
  game: string;
  /** The address where it was played. */
  page: string;
  kept: Kept;
}

/** Lays a game that is kept in a slot on the shelf, in the place of an older state of it. */
export async function shelve(kept: Kept, slot: string): Promise<void> {
  const { game } = kept.view;
  const shelved: Shelved = { game, page: pageOf(game, slot), kept };
  await set(NAME + kept.id, shelved, gamesStore());
  const all = await readShelf();
  await Promise.all(all.slice(ROOM).map(({ kept }) => takeFromShelf(kept.id)));
}

/** The address of the page that keeps a game in this slot. */
function pageOf(game: string, slot: string): string {
  if (slot === game) return `play.html?game=${game}`;
  const search = new URLSearchParams(location.search);
  search.delete("shelf");
  search.set("game", game);
  return `${location.pathname.split("/").at(-1) || "play.html"}?${search}`;
}

/** All that lies there, the game played last first; nothing where storage cannot be read. */
export async function readShelf(): Promise<Shelved[]> {
  if (!isAllowed()) return [];
  try {
    const all = await entries<string, Shelved>(gamesStore());
    const lying = all.filter(([name]) => name.startsWith(NAME)).map(([, shelved]) => shelved);
    return lying.sort((a, b) => b.kept.at - a.kept.at);
  } catch {
    return [];
  }
}

/** Takes a game away, as it lies on a board again. */
export async function takeFromShelf(id: string): Promise<void> {
  await del(NAME + id, gamesStore());
}

/** The address that lays a game on the board again. */
export function wayBack({ page, kept }: Shelved): string {
  return `${page}&shelf=${kept.id}`;
}
