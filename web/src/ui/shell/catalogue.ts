/** What the build wrote down of every game: its entry in the catalogue and its opening record. */
import type { GameInfo, Table } from "../../engine/protocol";

const records = import.meta.glob<Table>(
  ["../../generated/openings/*.json", "!../../generated/openings/{games,study-*}.json"],
  { import: "default" },
);
const catalogue = import.meta.glob<{ games: GameInfo[] }>("../../generated/openings/games.json", {
  import: "default",
  eager: true,
});

/** All games that can be played, as the engine lists them. */
export const games: readonly GameInfo[] = Object.values(catalogue).flatMap(({ games }) => games);

/** The catalogue's entry of a game. */
export function gameInfo(id: string): GameInfo | undefined {
  return games.find((game) => game.id === id);
}

/** The first position of a game under its usual rules. */
export async function opening(id: string): Promise<Table | undefined> {
  return records[`../../generated/openings/${id}.json`]?.();
}
