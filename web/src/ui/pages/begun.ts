/** Unfinished games on this device. */
import { manifestOf } from "../../games";
import { readShelf, shelfUrl } from "../../shelf";
import { readGame, type StoredGame } from "../../storage";
import { isUnfinished } from "../../storage/history";
import { usedSlots } from "../../storage/lists";
import { readResults } from "../puzzle/results";
import { gameInfo, games, type ListedGame } from "../shell/catalogue";

export interface Unfinished {
  game: ListedGame;
  kept: StoredGame;
  /** URL of the page that continues the game. */
  page: string;
}

/** Returns all unfinished games, most recent first. A damaged game is reported on its own page. */
export async function unfinishedGames(): Promise<Unfinished[]> {
  const names = await usedSlots();
  const found = await Promise.all(games.map((game) => unfinished(game, names).catch(() => [])));
  return found.flat().sort((a, b) => b.kept.at - a.kept.at);
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
    return game ? [{ game, kept: one.kept, page: shelfUrl(one) }] : [];
  });
}

async function unfinished(game: ListedGame, names: string[]): Promise<Unfinished[]> {
  const slots = await slotsOf(game, names);
  const kept = slots.filter(({ slot }) => names.includes(slot));
  const read = await Promise.all(
    kept.map(async ({ slot, page }) => ({ game, page, kept: await readGame(slot) })),
  );
  return read.flatMap(({ kept, ...where }) =>
    kept && isUnfinished(kept) ? [{ ...where, kept }] : [],
  );
}

/** Storage names that a game can use, each with the URL of the page that continues the game. */
async function slotsOf(
  { id }: ListedGame,
  names: string[],
): Promise<{ slot: string; page: string }[]> {
  const usual = { slot: id, page: `play.html?game=${id}` };
  if (!names.some((name) => name.startsWith(`${id}.`))) return [usual];
  const others = await manifestOf(id).beginnings?.();
  const info = others && (await gameInfo(id));
  return [usual, ...(info ? await others.slotsOf(info) : [])];
}
