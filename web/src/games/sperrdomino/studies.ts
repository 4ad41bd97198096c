/**
 * Studies of Sperrdomino: three recorded deals, written by
 * `scripts/site_build/sperrdomino_studies.py`, and two positions in which the player can block the
 * line. In `light_hand`, a player who blocks has 24 pips left in hand and wins; in `heavy_hand`, a
 * player who blocks has 25 and loses.
 */
import type { Replay, Study } from "../../contracts/studies";
import blocks from "./blocks.json";

const recordedDeals = import.meta.glob<Replay>("../../generated/openings/study-*_*.json", {
  import: "default",
});

export async function studies(): Promise<Record<string, Replay | Study>> {
  const deals = await Promise.all(
    Object.entries(recordedDeals).map(
      async ([path, load]): Promise<[string, Replay]> => [
        path.slice(path.lastIndexOf("study-") + "study-".length, -".json".length),
        await load(),
      ],
    ),
  );
  const questions = Object.entries(blocks).map(([id, { position, answer }]): [string, Study] => [
    id,
    { position, answer, steps: 1, turns: false },
  ]);
  return Object.fromEntries([...deals, ...questions]);
}
