/** Pebbles as men: natural stones, not quite round, with a few specks and often a vein. */
import type { Spot } from "../../board/painter";
import { type Ctx, fillCircle, setPen } from "./canvas";
import { paintFlatFace } from "./discs";
import { cast } from "./light";
import { chance } from "./noise";
import { fade, type Material } from "./palette";

/** Paint a pebble at rest or, if `lifted`, with a longer shadow. `seed` selects its shape. */
export function paintPebble(
  ctx: Ctx,
  material: Material,
  at: Spot,
  diameter: number,
  seed: number,
  lifted = false,
): void {
  const radius = diameter / 2;
  ctx.save();
  if (material.flat) {
    paintFlatFace(ctx, material, at, radius);
    ctx.restore();
    return;
  }
  const random = chance(seed);
  random();
  const shape = outline(at, radius, 2 * Math.PI * random());
  const lift = lifted ? 1.9 : 1;
  ctx.save();
  cast(ctx, {
    colour: material.shadow,
    blur: 0.16 * diameter * lift,
    x: 0.055 * diameter * lift,
    y: 0.085 * diameter * lift,
  });
  ctx.fillStyle = material.low;
  ctx.fill(shape);
  ctx.restore();

  const { x, y } = at;
  const face = ctx.createRadialGradient(
    x - 0.42 * radius,
    y - 0.5 * radius,
    0.1 * radius,
    x,
    y,
    1.08 * radius,
  );
  face.addColorStop(0, material.high);
  face.addColorStop(0.55, material.face);
  face.addColorStop(1, material.low);
  ctx.fillStyle = face;
  ctx.fill(shape);
  ctx.save();
  ctx.clip(shape);
  paintVein(ctx, material, at, radius, random);
  const pale = material.ornament === "white_pebble";
  setPen(ctx, pale ? "rgba(255,254,246,.8)" : "rgba(255,240,220,.22)", Math.max(1, 0.07 * radius));
  ctx.beginPath();
  ctx.arc(x + 0.03 * radius, y + 0.03 * radius, 0.95 * radius, Math.PI * 0.92, Math.PI * 1.62);
  ctx.stroke();
  ctx.restore();
  setPen(ctx, material.outline, Math.max(0.9, 0.035 * radius));
  ctx.stroke(shape);
  ctx.restore();
}

/** Return the outline of a pebble, which deviates from a circle by about three per cent. */
function outline({ x, y }: Spot, radius: number, turn: number): Path2D {
  const path = new Path2D();
  const steps = 48;
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const reach =
      radius *
      (0.982 +
        0.018 * Math.sin(2 * angle + turn) +
        0.011 * Math.sin(3 * angle - turn * 1.7) +
        0.006 * Math.sin(5 * angle + turn * 3));
    path.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  path.closePath();
  return path;
}

function paintVein(
  ctx: Ctx,
  material: Material,
  at: Spot,
  radius: number,
  random: () => number,
): void {
  const { x, y } = at;
  const veined = random() < 0.6;
  const angle = 2 * Math.PI * random();
  const bend = () => (random() - 0.5) * radius;
  if (veined) {
    const far = angle + 2.4 + random() * 0.8;
    ctx.lineWidth = 0.6 + random() * 0.045 * radius;
    ctx.strokeStyle = fade(material.cut, 0.14);
    ctx.beginPath();
    ctx.moveTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    ctx.quadraticCurveTo(
      x + bend(),
      y + bend(),
      x + radius * Math.cos(far),
      y + radius * Math.sin(far),
    );
    ctx.stroke();
  }
  for (let i = 0; i < 8; i++) {
    fillCircle(
      ctx,
      fade(material.cut, 0.08 + 0.12 * random()),
      x + 1.5 * bend(),
      y + 1.5 * bend(),
      0.4 + random() * 0.6,
    );
  }
}
