/** A stock of men, and of whatever else is painted once for a size and stamped from then on. */
import type { Box, Spot } from "../board/painter";
import { type Ctx, circle, sheet } from "./canvas";
import { paintMan, paintManOnEdge } from "./discs";
import { seedOf } from "./noise";
import type { Stuff } from "./palette";

/** How many different men of one stuff are kept painted. */
const VARIANTS = 7;

/** Stamps what is kept under a key, after painting it round the middle of a sheet. */
export type Stamp = (
  ctx: Ctx,
  key: string,
  at: Spot,
  side: number,
  paint: (ctx: Ctx, middle: number) => void,
) => void;

/** How a man is painted: turned, unless he is a pebble. */
export type PaintMan = typeof paintMan;

/** The same on the dark page, where a dark man needs a pale edge. */
export const edged =
  (paint: PaintMan): PaintMan =>
  (ctx, stuff, at, diameter, seed, lifted) => {
    paint(ctx, stuff, at, diameter, seed, lifted);
    ctx.save();
    ctx.strokeStyle = "#8B8375";
    ctx.lineWidth = 1;
    circle(ctx, at.x, at.y, diameter / 2 + 0.5);
    ctx.stroke();
    ctx.restore();
  };

/** Sheets kept by key, stamped on whole device pixels, so that fine lines stay sharp. */
export function stamps(ratio: number): Stamp {
  const kept = new Map<string, OffscreenCanvas>();
  return (ctx, key, at, side, paint) => {
    let made = kept.get(key);
    if (!made) {
      const fresh = sheet(side, side, ratio);
      made = fresh.canvas;
      paint(fresh.ctx, made.width / 2 / ratio);
      kept.set(key, made);
    }
    const { a: scale, e, f } = ctx.getTransform();
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(
      made,
      Math.round(at.x * scale + e - made.width / 2),
      Math.round(at.y * scale + f - made.height / 2),
    );
    ctx.restore();
  };
}

export interface Stock {
  lying(ctx: Ctx, stuff: Stuff, at: Spot, seed: number): void;
  lifted(ctx: Ctx, stuff: Stuff, at: Spot, seed: number): void;
  onEdge(ctx: Ctx, stuff: Stuff, box: Box, upright: boolean): void;
}

export function stockOfMen(diameter: number, ratio: number, paint: PaintMan = paintMan): Stock {
  const stamp = stamps(ratio);

  const man = (ctx: Ctx, stuff: Stuff, at: Spot, seed: number, lifted: boolean) => {
    const variant = `${stuff.ornament} ${seed % VARIANTS}`;
    const size = lifted ? diameter * 1.03 : diameter;
    stamp(ctx, `${variant} ${lifted}`, at, diameter * 1.84, (pen, middle) =>
      paint(pen, stuff, { x: middle, y: middle }, size, seedOf(variant), lifted),
    );
  };

  return {
    lying: (ctx, stuff, at, seed) => man(ctx, stuff, at, seed, false),
    lifted: (ctx, stuff, at, seed) => man(ctx, stuff, at, seed, true),
    onEdge: (ctx, stuff, box, upright) => {
      const { width, height } = box;
      const side = Math.max(width, height) * 1.3;
      const at = { x: box.x + width / 2, y: box.y + height / 2 };
      stamp(ctx, `${stuff.ornament} on edge`, at, side, (pen, middle) =>
        paintManOnEdge(
          pen,
          stuff,
          { x: middle - width / 2, y: middle - height / 2, width, height },
          upright,
        ),
      );
    },
  };
}
