/** What the build wrote down of every game: its entry in the catalogue and its opening record. */
import { readData } from "../../data";
import type { GameInfo, Table } from "../../engine/protocol";

const written = import.meta.glob<string>(
  ["../../generated/openings/*.json", "!../../generated/openings/{games,study-*,tasks-*}.json"],
  { query: "?url", import: "default", eager: true },
);
const catalogue = import.meta.glob<{ games: ListedGame[] }>("../../generated/openings/games.json", {
  import: "default",
  eager: true,
});

/** A game as the list of all games tells it: without its options. */
export type ListedGame = Omit<GameInfo, "options">;

/** All games that can be played, as the engine lists them. */
export const games: readonly ListedGame[] = Object.values(catalogue).flatMap(({ games }) => games);

/** The catalogue's whole entry of a game. */
export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return read(`info-${id}`);
}

/** The first position of a game under its usual rules. */
export async function opening(id: string): Promise<Table | undefined> {
  return read(id);
}

async function read<Data>(name: string): Promise<Data | undefined> {
  const url = written[`../../generated/openings/${name}.json`];
  return url === undefined ? undefined : readData(url);
}
