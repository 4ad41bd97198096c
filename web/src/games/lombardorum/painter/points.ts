/**
 * The points: flush inlays of boxwood and dark wood, their marks, and the bone capitals (heads of
 * columns) between them.
 */
import type { Box } from "../../../board/painter";
import type { Place } from "../../../engine/protocol";
import {
  type Ctx,
  fillCircle,
  setPen,
  strokeCircle,
  strokeLine,
} from "../../../paint/material/canvas";
import { capital, rosette } from "../../../paint/material/ornaments";
import { fade } from "../../../paint/material/palette";
import { paintPlank } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import type { Geometry, Point } from "./geometry";
import { arch, HEAD_RADIUS, springingOf } from "./outlines";
import type { Timber } from "./timber";

/** The properties of a place that affect the painting of its point. */
export type Marked = Pick<Place, "id" | "row" | "marks">;

/** Return an inlaid line's width (CSS pixels): `share` of the points' distance, with a minimum. */
export function hairline(g: Geometry, colours: Colours, share: number): number {
  return Math.max(0.8, share * g.unit) * colours.weight;
}

const isDark = (point: Point) => point.number % 2 === 0;

/** Return the colour of lines in a dark or light point; always opaque in high contrast. */
function inlay(colours: Colours, dark: boolean, opacity: number): string {
  return fade(dark ? colours.darkInlay : colours.line, colours.grain ? opacity : 1);
}

export function paintPoint(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  point: Point,
  place: Marked | undefined,
  timber: Timber | null,
): void {
  const { unit: u } = g;
  const dark = isDark(point);
  const outline = arch(g, point);
  const whole = g.length + g.bay;
  const box: Box = {
    x: point.x - u / 2,
    y: point.up > 0 ? point.base - g.bay : point.base - g.length,
    width: u,
    height: whole,
  };
  ctx.save();
  ctx.clip(outline);
  const wood = dark ? timber?.dark : timber?.boxwood;
  paintPlank(
    ctx,
    wood,
    dark ? colours.darkPoint : colours.boxwood,
    box,
    ((point.number - 1) % 6) * u,
  );
  ctx.restore();

  setPen(ctx, colours.seam, Math.max(0.9, 0.02 * u) * colours.weight);
  ctx.stroke(outline);
  setPen(ctx, inlay(colours, dark, dark ? 0.72 : 0.5), hairline(g, colours, 0.016));
  ctx.stroke(arch(g, point, 0.075 * u));

  const y = springingOf(g, point);
  if (place?.marks.includes("any_number")) {
    const colour = inlay(colours, dark, dark ? 0.85 : 0.72);
    rosette(ctx, point.x, y, 0.185 * u, colour, hairline(g, colours, 0.014));
  } else if (place?.marks.includes("one_man")) {
    paintOneMan(ctx, g, colours, point.x, y, place.row === 0, dark);
  }
}

/**
 * Return the colours of the mark for a point with only one man of the first side (bone with a dark
 * dot) or of the second side (red with a bone dot).
 */
export function manMark(colours: Colours, isFirst: boolean): { face: string; dot: string } {
  const { bone, line, redMark, swapsSides } = colours;
  return isFirst !== swapsSides ? { face: bone, dot: line } : { face: redMark, dot: bone };
}

/**
 * Paint the mark of a point for a single man: a small inlaid man in a ring, in the colour of the
 * side that may have only one man here.
 */
function paintOneMan(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  x: number,
  y: number,
  bindsIvory: boolean,
  dark: boolean,
): void {
  const { unit: u } = g;
  const radius = 0.105 * u;
  const { face, dot } = manMark(colours, bindsIvory);
  fillCircle(ctx, face, x, y, radius);
  setPen(ctx, fade(colours.line, 0.9), hairline(g, colours, 0.012));
  ctx.stroke();
  fillCircle(ctx, fade(dot, 0.85), x, y, radius * 0.36);
  setPen(ctx, inlay(colours, dark, dark ? 0.8 : 0.65), hairline(g, colours, 0.014));
  strokeCircle(ctx, x, y, radius + 0.065 * u);
}

/**
 * Paint the bone capitals (heads of columns) beside the arched tips of the points. Each capital
 * between two points is on a thin dark column; the field clips the capitals at the ends of a row.
 */
export function paintCapitals(ctx: Ctx, g: Geometry, colours: Colours): void {
  const { field, unit: u } = g;
  ctx.save();
  ctx.beginPath();
  ctx.rect(field.x, field.y, field.width, field.height);
  ctx.clip();
  for (const up of [1, -1] as const) {
    const base = up > 0 ? field.y : field.y + field.height;
    const springing = base + up * (g.length - HEAD_RADIUS * u);
    for (let k = 0; k <= 6; k++) {
      const x = field.x + k * u;
      if (k > 0 && k < 6) {
        setPen(ctx, fade(colours.line, 0.38), hairline(g, colours, 0.014));
        strokeLine(ctx, { x, y: springing - up * 0.08 * u }, { x, y: base });
      }
      const shape = capital(x, springing + up * 0.03 * u, u, up);
      ctx.fillStyle = fade(colours.bone, 0.88);
      ctx.fill(shape);
      setPen(ctx, fade(colours.line, 0.6), Math.max(0.6, 0.008 * u) * colours.weight);
      ctx.stroke(shape);
    }
  }
  ctx.restore();
}
