/** What the build wrote down of every game: its entry in the catalogue and its opening record. */
import type { GameInfo, Table } from "../../engine/protocol";

const records = import.meta.glob<Table>(
  ["../../generated/openings/*.json", "!../../generated/openings/{games,info-*,study-*}.json"],
  { import: "default" },
);
const entries = import.meta.glob<GameInfo>("../../generated/openings/info-*.json", {
  import: "default",
});
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
  return games.some((game) => game.id === id)
    ? entries[`../../generated/openings/info-${id}.json`]?.()
    : undefined;
}

/** The first position of a game under its usual rules. */
export async function opening(id: string): Promise<Table | undefined> {
  return records[`../../generated/openings/${id}.json`]?.();
}
