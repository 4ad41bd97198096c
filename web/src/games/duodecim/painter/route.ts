/**
 * Routes of the chosen man: its line and the target's line are highlighted, and dots connect them
 * through the lane.
 */
import type { Scene, Spot } from "../../../board/painter";
import { cased } from "../../../paint/material/marks";
import { dottedPath } from "../../../paint/material/signs";
import { courseOf } from "../../../paint/tables/course";
import { heightOf } from "../../../paint/tables/live";
import type { Geometry, Point } from "./geometry";
import { lineEnd } from "./inlay";
import type { Live } from "./layer";
import { alongLine } from "./positions";

/** Only routes by a single die are drawn, because longer ones consist of these. */
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
    dottedPath(live.ctx, live.ink, through(g, from, to, lane), pitch, Math.max(5, 7 * g.scale));
  });
}

/** The course of the user's men: through the lane beside the numbers of men, and off the board. */
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
  dottedPath(ctx, ink, spots, Math.max(8, 13 * g.scale), tip);
}

/** Highlights a line from its man to the lane. */
function light({ ctx, g, ink, view }: Live, place: string, point: Point, order: number): void {
  const top = alongLine(g, place, Math.max(0, order), order + 1);
  const numbered = view.places.find(({ id }) => id === place);
  const end = lineEnd(ctx, g, point, numbered);
  if ((end - top) * point.direction <= 0) return;
  const [from, to] = [g.at(top, point.v), g.at(end, point.v)];
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  cased(ctx, ink, ink.second, Math.max(1.7, 2.3 * g.scale) * ink.weight);
}

/**
 * The route through the lane between two roundels. Between the halves, it passes the end at points
 * 12 and 13.
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
