/** Data about all games, which the build writes: catalogue entries and opening positions. */
import { readData } from "../engine/data";
import type { GameInfo, Table } from "../engine/protocol";

const written = import.meta.glob<string>(
  ["../generated/openings/*.json", "!../generated/openings/{games,study-*,tasks-*}.json"],
  { query: "?url", import: "default", eager: true },
);
const catalogue = import.meta.glob<{ games: ListedGame[] }>("../generated/openings/games.json", {
  import: "default",
  eager: true,
});

/** A game in the catalogue of all games, without its options. */
export type ListedGame = Omit<GameInfo, "options">;

/** Games built into the site, in the engine's order; not those in added packs (Python wheels). */
export const games: readonly ListedGame[] = Object.values(catalogue).flatMap(({ games }) => games);

/**
 * Return the catalogue entry of a game with its options; undefined if the game is not built into
 * the site. The host of the site can add such games as packs (Python wheels).
 */
export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return read(`info-${id}`);
}

/**
 * Return the first position of a game with its default rules; undefined if the game is not built
 * into the site.
 */
export async function opening(id: string): Promise<Table | undefined> {
  return read(id);
}

async function read<Data>(name: string): Promise<Data | undefined> {
  const url = written[`../generated/openings/${name}.json`];
  return url === undefined ? undefined : readData(url);
}
