/** The back of a tile: ebony with a dull brass pin, on a base of bone. */
import type { Spot } from "../../board/painter";
import { type Ctx, fillCircle, setPen } from "../material/canvas";
import { cast } from "../material/light";
import { chance } from "../material/noise";
import type { BackStuff as BackMaterial, Colours } from "./colours";

/** Paint the back of an upright tile, rotated by `turn` radians. */
export function paintBack(
  ctx: Ctx,
  { back, tile, grain }: Colours,
  at: Spot,
  unit: number,
  turn: number,
  seed: number,
): void {
  const thick = Math.max(1.6, 0.062 * unit);
  const gap = 0.018 * unit;
  const slab = (by = 0) => {
    ctx.beginPath();
    const [w, h] = [unit - 2 * gap, 2 * unit - 2 * gap];
    ctx.roundRect(-w / 2 + by, -h / 2 + by, w, h, 0.105 * unit);
  };
  const layer = (depth: number, colour: string | CanvasGradient) => {
    ctx.save();
    ctx.translate(at.x + 0.35 * depth, at.y + depth);
    ctx.rotate(turn);
    slab();
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.restore();
  };
  if (grain) {
    ctx.save();
    const y = 0.075 * unit + thick;
    cast(ctx, { colour: tile.shadow, blur: 0.1 * unit, x: 0.045 * unit, y });
    layer(0, back.bone);
    ctx.restore();
    layer(thick, back.bone);
    layer(0.5 * thick, back.ebony[2]);
  }
  const light = ctx.createLinearGradient(-0.87 * unit, -0.87 * unit, 0.87 * unit, 0.87 * unit);
  back.ebony.forEach((colour, i) => {
    light.addColorStop(i / 2, colour);
  });
  layer(0, light);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  if (grain) {
    ctx.save();
    slab();
    ctx.clip();
    fibres(ctx, back, unit, seed);
    for (const [by, colour, width] of [
      [0.012, back.rim[0], 0.03],
      [-0.02, back.rim[1], 0.035],
    ] as const) {
      slab(by * unit);
      setPen(ctx, colour, width * unit);
      ctx.stroke();
    }
    ctx.restore();
  }
  slab();
  setPen(ctx, back.outline, Math.max(0.5, 0.014 * unit));
  ctx.stroke();
  const radius = 0.052 * unit;
  const brass = ctx.createRadialGradient(-0.4 * radius, -0.4 * radius, 0, 0, 0, radius);
  brass.addColorStop(0, back.pin[0]);
  brass.addColorStop(1, back.pin[1]);
  fillCircle(ctx, brass, 0, 0, radius);
  ctx.restore();
}

function fibres(ctx: Ctx, back: BackMaterial, unit: number, seed: number): void {
  const random = chance(seed);
  for (let i = 0; i < 26; i++) {
    const x = (random() - 0.5) * unit;
    const y = (random() - 0.5) * 2 * unit;
    const length = unit * (0.24 + 0.8 * random());
    const colour = random() < 0.5 ? back.fibres[0] : back.fibres[1];
    ctx.strokeStyle = `rgba(${colour},${0.1 + 0.16 * random()})`;
    ctx.lineWidth = unit * (0.008 + 0.016 * random());
    ctx.beginPath();
    ctx.moveTo(x, y - length / 2);
    ctx.quadraticCurveTo(x + (random() - 0.5) * 0.06 * unit, y, x, y + length / 2);
    ctx.stroke();
  }
}
