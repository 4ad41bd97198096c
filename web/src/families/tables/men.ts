/** Men by place, and those that moved last: what every tables board asks of a view. */
import type { Piece, View } from "../../engine/protocol";

/** The men of each place from its foot upwards. */
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

/** The men that ended the last turn's ways and still lie on top there. */
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

/** Where the last turn's ways began, unless another of them ended there. */
export function originsOf(view: View, stacks: Stacks): string[] {
  const ends = new Set(view.last.paths.map((path) => path.at(-1)));
  const starts = new Set(view.last.paths.flatMap((path) => path.slice(0, 1)));
  return [...starts].filter(
    (place) =>
      !ends.has(place) && (stacks.get(place) ?? []).every((man) => man.side === view.last.side),
  );
}
