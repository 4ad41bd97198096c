/**
 * Men on the boards of the tables games (the family of backgammon): the stack on each place, the
 * men and places of the last turn, and the order of the places in which the user's men move.
 */
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

/**
 * Return the men that moved in the last turn: if n paths of that turn end on a place, the top n men
 * of its stack. Omit men of any side other than the one that moved.
 */
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
 * Return the places where paths of the last turn began. Omit a place if a path of that turn also
 * ended there, or if a man of another side is on it.
 */
export function originsOf(view: View, stacks: Stacks): string[] {
  const ends = new Set(view.last.paths.map((path) => path.at(-1)));
  const starts = new Set(view.last.paths.flatMap((path) => path.slice(0, 1)));
  return [...starts].filter(
    (place) =>
      !ends.has(place) && (stacks.get(place) ?? []).every((man) => man.side === view.last.side),
  );
}

/**
 * Return the ids of the places in the order of their numbers, which are counted from the viewer's
 * side. Omit places without a number.
 */
export function courseOf({ places }: Pick<View, "places">): string[] {
  const numbered = places
    .map(({ id, label }) => ({ id, number: Number(label.params.number ?? 0) }))
    .filter(({ number }) => number > 0);
  return numbered.sort((a, b) => a.number - b.number).map(({ id }) => id);
}
