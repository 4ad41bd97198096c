/** The back of a tile: ebony with a dull brass pin, on a base of bone. */
import type { Spot } from "../../board/painter";
import { paintPin, paintRim, strokeFibres } from "../dominoes/tiles";
import { type Ctx, setPen } from "../material/canvas";
import { cast } from "../material/light";
import { chance } from "../material/noise";
import type { Colours } from "./colours";

/** Paint the back of an upright tile, rotated by `turn` radians. `unit` is half its length. */
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
    const random = chance(seed);
    strokeFibres(ctx, unit, 26, random, () => {
      const colour = random() < 0.5 ? back.fibres[0] : back.fibres[1];
      return `rgba(${colour},${0.1 + 0.16 * random()})`;
    });
    paintRim(ctx, back.rim, unit, slab);
    ctx.restore();
  }
  slab();
  setPen(ctx, back.outline, Math.max(0.5, 0.014 * unit));
  ctx.stroke();
  paintPin(ctx, back.pin, 0.052 * unit);
  ctx.restore();
}
