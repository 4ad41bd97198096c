/**
 * One light from the top left, for every object: shadows fall right and down in the ratio of
 * about one to two, nothing is glossy, and every edge has one highlight.
 *
 * Canvas shadows ignore the context's scale, so blur and offset are multiplied by it here.
 */
import type { Box } from "../board/painter";
import { type Ctx, scaleOf, sheet } from "./canvas";

export interface Shadow {
  colour: string;
  blur: number;
  x: number;
  y: number;
}

/** From now on everything drawn casts this shadow, until the context is restored. */
export function cast(ctx: Ctx, shadow: Shadow): void {
  const scale = scaleOf(ctx);
  ctx.shadowColor = shadow.colour;
  ctx.shadowBlur = shadow.blur * scale;
  ctx.shadowOffsetX = shadow.x * scale;
  ctx.shadowOffsetY = shadow.y * scale;
}

/** Lays the shadow that a thing casts on the page, without the thing. */
export function underlay(ctx: Ctx, outline: Path2D, bounds: Box, shadow: Shadow): void {
  const reach = reachOf(shadow);
  const covered = Math.min(bounds.width, bounds.height) * 0.1;
  blur(ctx, outline, shadow, "nonzero", grown(bounds, reach), grown(bounds, -covered));
}

/** Lays the shadow of its own rim into a sunk area. */
export function sink(ctx: Ctx, hole: Path2D, bounds: Box, shadow: Shadow): void {
  const reach = reachOf(shadow);
  const around = grown(bounds, 2 * reach);
  const rim = new Path2D();
  rim.rect(around.x, around.y, around.width, around.height);
  rim.addPath(hole);
  ctx.save();
  ctx.clip(hole);
  blur(ctx, rim, shadow, "evenodd", bounds, grown(bounds, -reach));
  ctx.restore();
}

const reachOf = (shadow: Shadow) =>
  Math.ceil(1.4 * shadow.blur + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)));

const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: Math.max(0, box.width + 2 * by),
  height: Math.max(0, box.height + 2 * by),
});

/** Device pixels that a blur needs to look smooth when it is drawn small and enlarged. */
const ENOUGH = 3;

/**
 * A wide blur costs its area times its width, and holds no detail: so it is drawn on a sheet so
 * small that it is only a few pixels wide there, and enlarged; and only between `area` and the
 * `core` where nothing of it is seen. The shape itself is drawn out of sight, and only its shadow
 * falls on the sheet.
 */
function blur(
  ctx: Ctx,
  shape: Path2D,
  shadow: Shadow,
  rule: CanvasFillRule,
  area: Box,
  core: Box,
): void {
  const scale = Math.min(scaleOf(ctx), ENOUGH / shadow.blur);
  const small = sheet(area.width, area.height, scale);
  const aside = 4 * (area.width + area.height);
  cast(small.ctx, { ...shadow, x: shadow.x + aside });
  small.ctx.translate(-area.x - aside, -area.y);
  small.ctx.fillStyle = "#000";
  small.ctx.fill(shape, rule);
  const { canvas } = small;
  const band = new Path2D();
  band.rect(area.x, area.y, area.width, area.height);
  band.rect(core.x, core.y, core.width, core.height);
  ctx.save();
  ctx.clip(band, "evenodd");
  ctx.drawImage(canvas, area.x, area.y, canvas.width / scale, canvas.height / scale);
  ctx.restore();
}

/** A gradient that falls from the top left of a box to a share of its width and its bottom. */
export function slope(ctx: Ctx, box: Box, stops: string[], share = 1): CanvasGradient {
  const gradient = ctx.createLinearGradient(
    box.x,
    box.y,
    box.x + box.width * share,
    box.y + box.height,
  );
  stops.forEach((colour, i) => {
    gradient.addColorStop(i / (stops.length - 1), colour);
  });
  return gradient;
}
