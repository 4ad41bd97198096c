/** The way that the reader's men take, from their first place to their last. */
import type { View } from "../../engine/protocol";

/** The places of a board by the reader's own numbers; places that his men never see have none. */
export function courseOf({ places }: Pick<View, "places">): string[] {
  const numbered = places
    .map(({ id, label }) => ({ id, number: Number(label.params.number ?? 0) }))
    .filter(({ number }) => number > 0);
  return numbered.sort((a, b) => a.number - b.number).map(({ id }) => id);
}
