/**
 * The changing parts of this board: labels of the points, counts of men, marks on closed points,
 * routes of possible moves, the direction of the user's men, and the places where men are painted.
 */

import type { Scene, Spot } from "../../../board/painter";
import type { View } from "../../../engine/protocol";
import { centreText, fillText } from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import * as mark from "../../../paint/material/marks";
import { page } from "../../../paint/roman/antique";
import { heightOf, type Men, type RomanLive } from "../../../paint/roman/live";
import * as sign from "../../../paint/roman/signs";
import { courseOf, stacksOf } from "../../../paint/tables/men";
import { colours } from "./colours";
import { alongLine, type Geometry, manAt, type Point } from "./geometry";
import { lineEnd } from "./inlay";

type Live = RomanLive<Geometry>;

/** Minimum number of men on a point for which their number is written in the lane for the dice. */
const COUNTED = 8;

/** Paint the numbers of the points in the margins, bold for the chosen place and its targets. */
export function paintNames({ ctx, g, look, view, far }: Live, scene: Scene): void {
  const ink = page[look.theme];
  const hot = new Set([scene.chosen, ...scene.targets.map(({ place }) => place)]);
  ctx.save();
  centreText(ctx);
  for (const place of view.places) {
    const point = g.points.get(place.id);
    if (!point || !place.name) continue;
    const lit = hot.has(place.id);
    ctx.fillStyle = lit ? ink.second : ink.soft;
    ctx.font = `${lit ? 600 : 400} ${g.numeral}px ${SERIF}`;
    fillText(ctx, place.name, point.label, 0.33 * g.numeral, far);
  }
  ctx.restore();
}

/**
 * Paint the number of men of each point with at least `COUNTED` men. It is in the lane (the strip
 * for the dice, between the two rows of points), just beyond the roundel (inlaid disc) at the end
 * of the point's line. On the chosen point, it is shifted sideways, so that it does not cover the
 * route (dotted line of a move) that begins there.
 */
export function paintCounts(live: Live, chosen: string | null): void {
  const { ctx, g, look, far } = live;
  // At most 0.38 of the lane, which leaves space in it for the numbers of two opposite points.
  const size = Math.min(Math.max(12, 0.0185 * g.long), 0.38 * g.lane);
  ctx.save();
  ctx.font = `600 ${size}px ${SERIF}`;
  ctx.fillStyle = colours[look.theme].count;
  centreText(ctx);
  for (const [id, point] of g.points) {
    const count = heightOf(live, id);
    if (count < COUNTED) continue;
    const edge = (g.long - point.direction * g.lane) / 2;
    const at = g.at(
      edge + point.direction * 0.85 * size,
      point.v - (id === chosen ? 0.36 * g.pitch : 0),
    );
    fillText(ctx, String(count), at, 0.33 * size, far);
  }
  ctx.restore();
}

/** Paint two bars across each point marked as closed, between its men and the board's middle. */
export function paintClosed(live: Live): void {
  const { ctx, g, ink, view } = live;
  for (const { kind, path } of view.marks) {
    const place = path[0];
    const point = kind === "closed" && place !== undefined ? g.points.get(place) : undefined;
    if (!point || place === undefined) continue;
    const count = heightOf(live, place);
    const top = alongLine(g, place, Math.max(0, count - 1), count);
    const u = top + point.direction * (0.5 * g.man + Math.max(5, 7 * g.scale));
    const reach = 0.34 * g.pitch;
    const [from, to] = [g.at(u, point.v - reach), g.at(u, point.v + reach)];
    const next = g.at(u + point.direction * Math.max(4.4, 5 * g.scale), point.v - reach);
    sign.closedPlace(ctx, ink, from, to, { x: next.x - from.x, y: next.y - from.y });
  }
}

export function menOf(g: Geometry, view: View): Pick<Men, "manAt" | "stacks"> {
  return {
    stacks: stacksOf(view),
    manAt: (place, order, count) => manAt(g, place, order, count),
  };
}

/**
 * Maximum number of dice of a move for which a route (dotted line from point to point) is drawn. A
 * move with several dice consists of moves with one die; only its target is highlighted.
 */
const SINGLE = 1;

export function paintRoutes(live: Live, scene: Scene): void {
  const { g } = live;
  const from = scene.chosen === null ? undefined : g.points.get(scene.chosen);
  if (scene.chosen === null || scene.targets.length === 0) return;
  if (from) light(live, scene.chosen, from, heightOf(live, scene.chosen) - 1);
  const singles: Point[] = [];
  for (const { place, uses, takes } of scene.targets) {
    const to = g.points.get(place);
    if (!to) continue;
    light(live, place, to, heightOf(live, place) - (takes ? 1 : 0));
    if (uses <= SINGLE) singles.push(to);
  }
  if (!from) return;
  const distance = (to: Point) => Math.abs(to.number - from.number);
  singles.sort((a, b) => distance(a) - distance(b));
  singles.forEach((to, lane) => {
    const pitch = Math.max(6.5, 8 * g.scale);
    sign.dottedPath(
      live.ctx,
      live.ink,
      through(g, from, to, lane),
      pitch,
      Math.max(5, 7 * g.scale),
    );
  });
}

/**
 * Paint the course of the user's men: a dotted line in the lane between the two rows of points,
 * beside the numbers of men, with an arrowhead beyond the last point.
 */
export function paintCourse({ ctx, g, ink, view }: Live): void {
  const points = courseOf(view)
    .map((place) => g.points.get(place))
    .filter((point) => point !== undefined);
  const tip = Math.max(6, 9 * g.scale);
  const by = Math.max(9, 25 * g.scale);
  const spots = points.map((point) =>
    g.at((g.long - point.direction * (g.lane - 2 * by)) / 2, point.v),
  );
  const [last, previous] = [points.at(-1), points.at(-2)];
  if (!last || !previous) return;
  const out = last.v + 0.46 * (last.v - previous.v);
  spots.push(g.at((g.long - last.direction * (g.lane - 2 * by)) / 2, out));
  sign.dottedPath(ctx, ink, spots, Math.max(8, 13 * g.scale), tip);
}

/** Highlight a point's line from man `order` (0: at the rim) to its end (see `lineEnd`). */
function light({ ctx, g, ink, view }: Live, place: string, point: Point, order: number): void {
  const top = alongLine(g, place, Math.max(0, order), order + 1);
  const numbered = view.places.find(({ id }) => id === place);
  const end = lineEnd(ctx, g, point, numbered);
  if ((end - top) * point.direction <= 0) return;
  const [from, to] = [g.at(top, point.v), g.at(end, point.v)];
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  mark.cased(ctx, ink, ink.second, Math.max(1.7, 2.3 * g.scale) * ink.weight);
}

/**
 * Return the corners of the route between the roundels of two points, through the strip for the
 * dice. A route to the other half of the board crosses the strip next to points 12 and 13. `lane`
 * is not this strip, but the index of the route, from 0. Routes with higher indices are farther
 * from the roundels, so that routes do not overlap.
 */
function through(g: Geometry, from: Point, to: Point, lane: number): Spot[] {
  const { long, scale } = g;
  const inward = (point: Point, by: number) =>
    (long - point.direction * g.lane) / 2 + point.direction * by;
  const away = Math.max(9, 15 * scale) + lane * Math.max(6, 13 * scale);
  const end = turning(g) - lane * Math.max(3, 7 * scale);
  const spots = [g.at(inward(from, 3), from.v), g.at(inward(from, away), from.v)];
  if (from.direction !== to.direction)
    spots.push(g.at(inward(from, away), end), g.at(inward(to, away), end));
  spots.push(g.at(inward(to, away), to.v), g.at(inward(to, 0), to.v));
  return spots;
}

const turning = (g: Geometry) => g.points.get("p12")?.v ?? 0;
