/** Inlays and cut ornaments: a rosette, a band of lozenges (certosina), a column's capital. */
import type { Box } from "../../board/painter";
import { type Ctx, fillBox, setPen, strokeCircle } from "./canvas";

/** Paint a rosette with six petals, formed by arcs of circles. */
export function rosette(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
): void {
  ctx.save();
  setPen(ctx, colour, width);
  strokeCircle(ctx, x, y, radius);
  ctx.clip();
  for (let k = 0; k < 6; k++) {
    const angle = (k * Math.PI) / 3 + Math.PI / 6;
    strokeCircle(ctx, x + radius * Math.cos(angle), y + radius * Math.sin(angle), radius);
  }
  ctx.restore();
}

interface Certosina {
  ground: string;
  bone: string;
  green: string;
  edge: string;
}

/** Paint a vertical band: bone and green lozenges in turn, with bone triangles between them. */
export function certosina(ctx: Ctx, band: Box, colours: Certosina): void {
  const { x, y, width, height } = band;
  const count = Math.max(1, Math.round(height / (width * 1.5)));
  const step = height / count;
  const lozenges = { bone: new Path2D(), green: new Path2D() };
  for (let i = 0; i < count; i++) {
    const middle = y + (i + 0.5) * step;
    const centre = x + width / 2;
    const path = i % 2 ? lozenges.green : lozenges.bone;
    path.moveTo(centre, middle - step * 0.46);
    path.lineTo(centre + width * 0.4, middle);
    path.lineTo(centre, middle + step * 0.46);
    path.lineTo(centre - width * 0.4, middle);
    path.closePath();
    if (i === count - 1) continue;
    for (const side of [-1, 1]) {
      const foot = middle + step * 0.5;
      lozenges.bone.moveTo(centre + side * width * 0.5, foot - step * 0.2);
      lozenges.bone.lineTo(centre + side * width * 0.22, foot);
      lozenges.bone.lineTo(centre + side * width * 0.5, foot + step * 0.2);
      lozenges.bone.closePath();
    }
  }
  ctx.save();
  fillBox(ctx, colours.ground, { x, y, width, height });
  ctx.fillStyle = colours.bone;
  ctx.fill(lozenges.bone);
  ctx.fillStyle = colours.green;
  ctx.fill(lozenges.green);
  setPen(ctx, colours.bone, Math.max(0.8, width * 0.09));
  ctx.strokeRect(x, y, width, height);
  setPen(ctx, colours.edge, 0.6);
  ctx.strokeRect(x - 0.9, y - 0.9, width + 1.8, height + 1.8);
  ctx.restore();
}

/**
 * Return the outline of a column's capital: a flat slab (abacus), a bell and a neck. (`x`, `y`) is
 * the point between slab and bell. The neck is above the slab if `up` is 1, below it if `up` is −1.
 * All lengths are proportional to `unit`; the slab is 0.21 units wide.
 */
export function capital(x: number, y: number, unit: number, up: number): Path2D {
  const path = new Path2D();
  const abacus = 0.105 * unit;
  const neck = 0.026 * unit;
  const bell = up * 0.1 * unit;
  const top = y + up * 0.026 * unit;
  path.moveTo(x - abacus, top);
  path.lineTo(x + abacus, top);
  path.lineTo(x + abacus, y);
  path.lineTo(x + abacus * 0.8, y);
  path.quadraticCurveTo(x + neck * 1.1, y - bell * 0.25, x + neck, y - bell);
  path.lineTo(x - neck, y - bell);
  path.quadraticCurveTo(x - neck * 1.1, y - bell * 0.25, x - abacus * 0.8, y);
  path.lineTo(x - abacus, y);
  path.closePath();
  return path;
}
