/**
 * Parts of the board that change during a game: labels of squares, numbers of men, bars on squares
 * closed to a side (where its men cannot land), routes to the targets of the chosen man, and the
 * course of the men through the game.
 */

import type { Scene, Spot } from "../../../board/painter";
import type { View } from "../../../engine/protocol";
import { centreText, fillText } from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import { type Men, type RomanLive, topAt } from "../../../paint/roman/live";
import * as sign from "../../../paint/roman/signs";
import { courseOf, stacksOf } from "../../../paint/tables/men";
import { colours } from "./colours";
import { type Geometry, manAt, type Square } from "./geometry";
import { figureAt, figureOf, figureSize, tellsTheWay } from "./slab";

type Live = RomanLive<Geometry>;

/** Minimum number of men in a square, or in the circle (hit men), for which the count is shown. */
const COUNTED = 6;
const COUNTED_HIT = 3;

export function menOf(g: Geometry, view: View): Pick<Men, "manAt" | "stacks"> {
  const stacks = stacksOf(view);
  return { stacks, manAt: (place, order, count) => manAt(g, stacks, place, order, count) };
}

/** Paint the labels of squares. Labels of target squares are bold and have the highlight colour. */
export function paintNames({ ctx, g, look, view, ink, far }: Live, scene: Scene): void {
  const targets = new Set(scene.targets.map(({ place }) => place));
  const tells = tellsTheWay(view.places);
  const size = figureSize(g, tells);
  ctx.save();
  centreText(ctx);
  for (const place of view.places) {
    const square = g.squares.get(place.id);
    const lit = targets.has(place.id);
    const text = square ? figureOf(g, place, tells, lit) : "";
    if (!square || text === "") continue;
    ctx.fillStyle = lit ? ink.figure : colours[look.theme].figure;
    const font = `${lit ? 600 : 500} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    const at = figureAt(ctx, g, square, place.value, text, font, tells);
    ctx.save();
    ctx.translate(at.x, at.y);
    if (far) ctx.rotate(Math.PI);
    ctx.scale(at.scale, at.scale);
    ctx.fillText(text, 0, 0.36 * size);
    ctx.restore();
  }
  ctx.restore();
}

/** Paint the number of men of a high stack on its top man. */
export function paintCounts(live: Live): void {
  const { ctx, g, look, view, stacks, far } = live;
  const [onWhite, onBlack] = colours[look.theme].counts;
  ctx.save();
  centreText(ctx);
  ctx.font = `600 ${0.46 * g.man}px ${SERIF}`;
  for (const [place, men] of stacks) {
    if (g.waits.has(place)) continue;
    if (men.length < (g.bars.has(place) ? COUNTED_HIT : COUNTED)) continue;
    const at = topAt(live, place) as Spot;
    ctx.fillStyle = men[0]?.side === view.sides[0] ? onWhite : onBlack;
    fillText(ctx, String(men.length), at, 0.15 * g.man, far);
  }
  ctx.restore();
}

/** Paint two bars beside the men on squares that the view marks as closed to a side. */
export function paintClosed(live: Live): void {
  const { ctx, g, ink, view } = live;
  for (const { kind, path } of view.marks) {
    const place = path[0];
    const square = kind === "closed" && place !== undefined ? g.squares.get(place) : undefined;
    if (!square || place === undefined) continue;
    const top = topAt(live, place) ?? square.first;
    const reach = 0.46 * g.man;
    const beside = 0.5 * g.man + 3;
    const { first, next } = square;
    const [from, to] = [
      {
        x: first.x - next.x * reach - next.y * beside,
        y: first.y - next.y * reach - next.x * beside,
      },
      { x: top.x + next.x * reach - next.y * beside, y: top.y + next.y * reach - next.x * beside },
    ];
    sign.closedPlace(ctx, ink, from, to, { x: -4.6 * next.y, y: -4.6 * next.x });
  }
}

/** Maximum number of dice for a drawn route. A move with more dice is a series of such moves. */
const SINGLE = 1;

export function paintRoutes({ ctx, g, ink }: Live, scene: Scene): void {
  const from = scene.chosen === null ? undefined : g.squares.get(scene.chosen);
  if (!from) return;
  const tip = Math.max(5, 7 * g.scale);
  for (const { place, uses } of scene.targets) {
    const to = g.squares.get(place);
    if (to && uses <= SINGLE)
      sign.dottedPath(ctx, ink, between(g, from, to, tip), Math.max(6, 7 * g.scale), tip);
  }
}

/**
 * Paint the course of the user's men through the squares: a dotted line beside the squares' letters
 * and around the ends of the rows. An arrowhead after the last square shows that men leave there.
 */
export function paintCourse({ ctx, g, ink, view }: Live): void {
  const squares = courseOf(view)
    .map((place) => g.squares.get(place))
    .filter((square) => square !== undefined);
  const spots: Spot[] = [];
  const beside = g.upright ? 0.985 : 0.34;
  const depth = (row: number) =>
    g.inset.across + (row + (g.turned ? 1 - beside : beside)) * g.across;
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
  sign.dottedPath(ctx, ink, spots, Math.max(9, 13 * g.scale), Math.max(6, 9 * g.scale));
}

/**
 * Return the number of the line on which a route leaves its first square, or reaches its last. This
 * square is in `row`, the square at the other end in the row `other`, both from 0. Routes follow
 * the lines between the rows: line n is between the rows n - 1 and n.
 */
const lineOf = (row: number, other: number) => (row === 2 || (row === 1 && other === 2) ? 2 : 1);

/**
 * Return the route of a man from one square to another along the lines between the rows. Between
 * row 0 and row 2, it passes the end of row 1 that makes the route shorter. `tip`, the arrowhead's
 * length in pixels, determines how far the route extends into the square `to`.
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
