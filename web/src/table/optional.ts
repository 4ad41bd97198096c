/** Loads the panels that only some games need. Each module includes its style sheet. */

import { isPuzzle } from "../board/choices";
import type { GameInfo } from "../engine/protocol";

export async function optionalPanels(info: GameInfo) {
  const puzzle = isPuzzle(info);
  const [usual, hidden, analysis] = await Promise.all([
    puzzle ? null : import("./versus-panels"),
    info.hidden ? Promise.all([import("./captions"), import("./tile-tracker")]) : null,
    info.analysis ? import("./analysis") : null,
  ]);
  return { usual, hidden, analysis };
}

export type OptionalPanels = Awaited<ReturnType<typeof optionalPanels>>;
