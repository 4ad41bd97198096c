/** The course of the user's men, from the first point to the last. */
import type { View } from "../../engine/protocol";

/** Ids of the places in the order of the user's numbering. Places without a number are omitted. */
export function courseOf({ places }: Pick<View, "places">): string[] {
  const numbered = places
    .map(({ id, label }) => ({ id, number: Number(label.params.number ?? 0) }))
    .filter(({ number }) => number > 0);
  return numbered.sort((a, b) => a.number - b.number).map(({ id }) => id);
}
