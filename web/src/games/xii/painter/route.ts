/**
 * Routes of the chosen man: dots along the scored line between the rows, with arrows to its
 * targets.
 */
import type { Scene, Spot } from "../../../board/painter";
import { dottedPath } from "../../../paint/material/signs";
import { courseOf } from "../../../paint/tables/course";
import type { Geometry, Square } from "./geometry";
import type { Live } from "./layer";

/** Only routes by a single die are drawn, because longer ones consist of these. */
const SINGLE = 1;

export function paintRoutes({ ctx, g, ink }: Live, scene: Scene): void {
  const from = scene.chosen === null ? undefined : g.squares.get(scene.chosen);
  if (!from) return;
  const tip = Math.max(5, 7 * g.scale);
  for (const { place, uses } of scene.targets) {
    const to = g.squares.get(place);
    if (to && uses <= SINGLE)
      dottedPath(ctx, ink, between(g, from, to, tip), Math.max(6, 7 * g.scale), tip);
  }
}

/**
 * The course of the user's men: beside the letters, around the ends of the rows, and off the board.
 */
export function paintCourse({ ctx, g, ink, view }: Live): void {
  const squares = courseOf(view)
    .map((place) => g.squares.get(place))
    .filter((square) => square !== undefined);
  const spots: Spot[] = [];
  const depth = (row: number) => g.inset.across + (row + (g.upright ? 0.985 : 0.34)) * g.across;
  const round = (column: number) => g.columnAt(column) + (column > 6 ? 0.6 : -0.6) * g.along;
  let previous: Square | null = null;
  for (const square of squares) {
    const { row, column } = square;
    if (previous && previous.row !== row)
      spots.push(g.at(round(column), depth(previous.row)), g.at(round(column), depth(row)));
    spots.push(g.at(g.columnAt(column), depth(row)));
    previous = square;
  }
  if (previous) spots.push(g.at(round(previous.column), depth(previous.row)));
  dottedPath(ctx, ink, spots, Math.max(9, 13 * g.scale), Math.max(6, 9 * g.scale));
}

/** The number of the line on which a man leaves `row` towards `other`, or reaches it from there. */
const lineOf = (row: number, other: number) => (row === 2 || (row === 1 && other === 2) ? 2 : 1);

/**
 * The route along the line beside both rows. Between the top row and the bottom row, it passes the
 * nearer end.
 */
function between(g: Geometry, from: Square, to: Square, tip: number): Spot[] {
  const level = (line: number) => g.inset.across + line * g.across;
  const [leaves, reaches] = [lineOf(from.row, to.row), lineOf(to.row, from.row)];
  const [start, end] = [g.columnAt(from.column), g.columnAt(to.column)];
  const spots = [g.at(start, level(leaves))];
  if (leaves !== reaches) {
    const margin = 0.42 * g.along;
    const last = from.column + to.column > 13 ? 12 : 1;
    const side = g.columnAt(last) + (last === 12 ? margin : -margin);
    spots.push(g.at(side, level(leaves)), g.at(side, level(reaches)));
  }
  spots.push(g.at(end, level(reaches)));
  const into = to.row < reaches ? -1 : 1;
  spots.push(g.at(end, level(reaches) + into * 1.7 * tip));
  return spots;
}
