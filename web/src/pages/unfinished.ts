/** Unfinished games on this device. */
import { manifestOf } from "../contracts/games";
import { gameInfo, games, type ListedGame } from "../kit/catalogue";
import { readResults } from "../storage/results";
import { isUnfinished, readShelf, shelfUrl } from "../storage/shelf";
import { readGame, type StoredGame, usedSlots } from "../storage/storage";

export interface Unfinished {
  game: ListedGame;
  stored: StoredGame;
  /** URL of the page that continues the game. */
  page: string;
}

/** Returns all unfinished games, most recent first. A damaged game is reported on its own page. */
export async function unfinishedGames(): Promise<Unfinished[]> {
  const names = await usedSlots();
  const lists = await Promise.all(games.map((game) => unfinishedOf(game, names).catch(() => [])));
  return lists.flat().sort((a, b) => b.stored.at - a.stored.at);
}

/** True if this device has a record of any game or puzzle. */
export async function hasPlayed(): Promise<boolean> {
  const names = await usedSlots().catch(() => []);
  return readResults().length > 0 || games.some(({ id }) => names.some((name) => ofGame(name, id)));
}

const ofGame = (name: string, id: string) => name === id || name.startsWith(`${id}.`);

/** Returns the games on the shelf, most recent first, except those from embedded boards. */
export async function shelvedGames(): Promise<Unfinished[]> {
  const shelved = (await readShelf()).filter(({ page }) => page.startsWith("play.html"));
  return shelved.flatMap((one) => {
    const game = games.find(({ id }) => id === one.game);
    return game ? [{ game, stored: one.kept, page: shelfUrl(one) }] : [];
  });
}

async function unfinishedOf(game: ListedGame, names: string[]): Promise<Unfinished[]> {
  const slots = await slotsOf(game, names);
  const stored = slots.filter(({ slot }) => names.includes(slot));
  const read = await Promise.all(
    stored.map(async ({ slot, page }) => ({ game, page, stored: await readGame(slot) })),
  );
  return read.flatMap(({ stored, ...where }) =>
    stored && isUnfinished(stored) ? [{ ...where, stored }] : [],
  );
}

/** Storage names that a game can use, each with the URL of the page that continues the game. */
async function slotsOf(
  { id }: ListedGame,
  names: string[],
): Promise<{ slot: string; page: string }[]> {
  const standard = { slot: id, page: `play.html?game=${id}` };
  if (!names.some((name) => name.startsWith(`${id}.`))) return [standard];
  const others = await manifestOf(id).beginnings?.();
  const info = others && (await gameInfo(id));
  return [standard, ...(info ? await others.slotsOf(info) : [])];
}
