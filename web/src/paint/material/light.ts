/**
 * One light from the top left for all objects: shadows fall to the right and about twice as far
 * down, nothing is glossy, and every edge has one highlight.
 *
 * Canvas shadows ignore the context's scale, so blur and offset are multiplied by it here.
 */
import type { Box } from "../../board/painter";
import { type Ctx, scaleOf, sheet } from "./canvas";

interface Shadow {
  colour: string;
  blur: number;
  x: number;
  y: number;
}

/** Give everything that is drawn a shadow, until the context is restored. */
export function cast(ctx: Ctx, shadow: Shadow): void {
  const scale = scaleOf(ctx);
  ctx.shadowColor = shadow.colour;
  ctx.shadowBlur = shadow.blur * scale;
  ctx.shadowOffsetX = shadow.x * scale;
  ctx.shadowOffsetY = shadow.y * scale;
}

/** Paint the shadow below an object, but not the object; `bounds` is the box of its outline. */
export function underlay(ctx: Ctx, outline: Path2D, bounds: Box, shadow: Shadow): void {
  const reach = reachOf(shadow);
  const covered = Math.min(bounds.width, bounds.height) * 0.1;
  blur(ctx, outline, shadow, "nonzero", grown(bounds, reach), grown(bounds, -covered));
}

/** Paint the shadow that the rim of a recessed area casts into it. */
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

/** Maximum blur on the small canvas of `blur()`, in its pixels: smooth enough to be enlarged. */
const ENOUGH = 3;

/**
 * Draw the blurred shadow of a shape, without the shape, in the box `area` except its part `core`,
 * where the shadow is not visible.
 *
 * The cost of a blur is its area times its width. A wide blur has no detail, so the shadow is drawn
 * on a small canvas and enlarged. The shape is shifted left by `aside` to a position outside this
 * canvas, and its shadow back by the same distance, so that only the shadow is on the canvas.
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

/**
 * Return a gradient with evenly spaced colours from the top left corner of a box to a point on its
 * bottom edge. `share` is the position of this point: 0 is the left corner, 1 the right corner.
 */
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
