/** Men by place, the men moved last, and the course of the user's men, for all tables boards. */
import type { Piece, View } from "../../engine/protocol";

/** The men on each place, from bottom to top. */
export type Stacks = Map<string, Piece[]>;

export function stacksOf(view: View): Stacks {
  const stacks: Stacks = new Map();
  for (const piece of [...view.pieces].sort((a, b) => a.order - b.order)) {
    const stack = stacks.get(piece.place);
    if (stack) stack.push(piece);
    else stacks.set(piece.place, [piece]);
  }
  return stacks;
}

/** The men that ended the last turn's paths and are still on top there. */
export function lastMen(view: View, stacks: Stacks): Piece[] {
  const arrivals = new Map<string, number>();
  for (const path of view.last.paths) {
    const end = path.at(-1);
    if (end !== undefined) arrivals.set(end, (arrivals.get(end) ?? 0) + 1);
  }
  return [...arrivals].flatMap(([place, arrived]) =>
    (stacks.get(place) ?? []).slice(-arrived).filter((man) => man.side === view.last.side),
  );
}

/**
 * Start places of the last turn's paths, unless another path ended there or the place has a man of
 * the opponent.
 */
export function originsOf(view: View, stacks: Stacks): string[] {
  const ends = new Set(view.last.paths.map((path) => path.at(-1)));
  const starts = new Set(view.last.paths.flatMap((path) => path.slice(0, 1)));
  return [...starts].filter(
    (place) =>
      !ends.has(place) && (stacks.get(place) ?? []).every((man) => man.side === view.last.side),
  );
}

/** Ids of the places in the order of the user's numbering. Places without a number are omitted. */
export function courseOf({ places }: Pick<View, "places">): string[] {
  const numbered = places
    .map(({ id, label }) => ({ id, number: Number(label.params.number ?? 0) }))
    .filter(({ number }) => number > 0);
  return numbered.sort((a, b) => a.number - b.number).map(({ id }) => id);
}
