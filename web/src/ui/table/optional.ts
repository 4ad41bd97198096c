/** Loads the panels that only some games need. Each module includes its style sheet. */
import type { GameInfo } from "../../engine/protocol";
import { isPuzzle } from "../puzzle/ispuzzle";

export async function optionalPanels(info: GameInfo) {
  const puzzle = isPuzzle(info);
  const [usual, hidden, analysis] = await Promise.all([
    puzzle ? null : import("./versuspanels"),
    info.hidden ? Promise.all([import("./captions"), import("./tiletracker")]) : null,
    info.analysis ? import("./analysis") : null,
  ]);
  return { usual, hidden, analysis };
}

export type OptionalPanels = Awaited<ReturnType<typeof optionalPanels>>;
