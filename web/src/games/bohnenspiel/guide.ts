/** Guide for the user's first Bohnenspiel: its steps, and a drawing of the direction of sowing. */
import type { Drawing, Guide } from "../../board/guide";
import type { Board, Box, Spot } from "../../board/painter";
import { centre } from "../../board/places";
import type { View } from "../../engine/protocol";

export const guide: Guide = {
  steps: [
    { name: "aim", until: "read" },
    { name: "first", until: "first" },
    { name: "answer", until: "second" },
    { name: "alone", until: "third" },
  ],
  drawing: (step, view, board) => (step === "aim" ? sowing(view, board) : null),
};

/**
 * Return a line that shows the direction of sowing, outside the pits: along the user's row, around
 * its end and back along the other row; null if the board has no box for a row's pits.
 */
function sowing(view: View, board: Board): Drawing | null {
  const you = view.viewer || view.sides[0];
  const onwards = view.options.direction === "cw" ? -1 : 1;
  const row = (own: boolean) =>
    view.places
      .filter(({ kind, side }) => kind === "pit" && (side === you) === own)
      .sort((a, b) => onwards * (Number(a.name) - Number(b.name)))
      .flatMap(({ id }) => board.places.get(id)?.box ?? []);
  const [mine, theirs] = [row(true), row(false)];
  const [first, last, next, end] = [mine[0], mine.at(-1), theirs[0], theirs.at(-1)];
  if (!first || !last || !next || !end) return null;
  const level = Math.abs(first.y - last.y) < 1;
  const spots = level
    ? round(first, last, next, end, board)
    : turned(first, last, next, end, board);
  const [near, corner] = spots as [Spot, Spot];
  // The label "sow this way" is on the line beside the pits. In portrait orientation it would cover
  // beans or their numbers there, so it is in the empty store after the user's last pit.
  const stores = view.places.filter(({ kind }) => kind === "store");
  const [store] = stores
    .flatMap(({ id }) => board.places.get(id)?.box ?? [])
    .sort((a, b) => Math.abs(centre(a).y - corner.y) - Math.abs(centre(b).y - corner.y));
  const at =
    level || !store ? { x: (first.x + last.x + last.width) / 2, y: near.y } : centre(store);
  const label = { at, code: "sow" };
  return { lines: [{ spots, arrows: true }], labels: [label] };
}

/**
 * Distance of the line from the boxes of the pits, as a fraction of the distance between the boxes
 * and the edge of the board.
 */
const OUT = 0.62;

type Four = [first: Box, last: Box, next: Box, end: Box];

/**
 * Return start, corners and end of the line that `sowing` draws, given the boxes of the end pits of
 * two horizontal rows: the user's row (`first` and `last` in sowing order) and the other row.
 */
function round(...[first, last, next, end, board]: [...Four, Pick<Board, "height">]): Spot[] {
  const rim = ({ y, height }: Box, other: Box) =>
    y > other.y ? y + height + OUT * (board.height - y - height) : y * (1 - OUT);
  const [near, far] = [rim(first, end), rim(end, first)];
  const side = last.x > first.x ? last.x + last.width : last.x;
  return [
    { x: centre(first).x, y: near },
    { x: side, y: near },
    { x: side, y: far },
    { x: centre(next.x === last.x ? end : next).x, y: far },
  ];
}

/** Return the spots of the sowing line (see `round`), given the end pits of two vertical rows. */
function turned(...[first, last, next, end, board]: [...Four, Board]): Spot[] {
  const flip = ({ x, y, width, height }: Box): Box => ({
    x: y,
    y: x,
    width: height,
    height: width,
  });
  const spots = round(flip(first), flip(last), flip(next), flip(end), { height: board.width });
  return spots.map(({ x, y }) => ({ x: y, y: x }));
}
