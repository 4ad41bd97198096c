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
  const kept = new Map<string, ImageBitmap>();
  return (ctx, key, at, side, paint) => {
    let made = kept.get(key);
    if (!made) {
      made = sheetOf(side, ratio, paint);
      kept.set(key, made);
    }
    stampSheet(ctx, made, at);
  };
}

/** A stamp whose sheets are made when there is time. */
export interface Unhurried {
  stamp: Stamp;
  /** Makes the sheets that are missing, one a step; what comes later gets its sheet at once. */
  make(): Generator<void, void, void>;
}

/**
 * The same for many different things: a sheet costs three times what painting costs, so all of
 * them at once would hold up the first sight of a board, and are wasted on a picture. Until they
 * are made each thing is painted where it lies, on the same device pixels; its painting may thus
 * not depend on the ground being empty.
 */
export function unhurriedStamps(ratio: number): Unhurried {
  const kept = new Map<string, ImageBitmap>();
  const missing = new Map<string, () => ImageBitmap>();
  let made = false;
  return {
    stamp(ctx, key, at, side, paint) {
      if (made && !kept.has(key)) kept.set(key, sheetOf(side, ratio, paint));
      const bitmap = kept.get(key);
      if (bitmap) {
        stampSheet(ctx, bitmap, at);
        return;
      }
      missing.set(key, () => sheetOf(side, ratio, paint));
      const length = lengthOf(side, ratio);
      ctx.save();
      ctx.setTransform(ratio, 0, 0, ratio, ...cornerOf(ctx, length, at));
      ctx.beginPath();
      ctx.rect(0, 0, length / ratio, length / ratio);
      ctx.clip();
      paint(ctx, length / ratio / 2);
      ctx.restore();
    },
    *make() {
      for (const [key, make] of missing) {
        missing.delete(key);
        kept.set(key, make());
        yield;
      }
      made = true;
    },
  };
}

/** The side of a sheet in device pixels. */
const lengthOf = (side: number, ratio: number) => Math.max(1, Math.ceil(side * ratio));

/** As a bitmap it is stamped three times sooner than as the canvas that it was painted on. */
function sheetOf(side: number, ratio: number, paint: Parameters<Stamp>[4]): ImageBitmap {
  const { canvas, ctx } = sheet(side, side, ratio);
  paint(ctx, canvas.width / 2 / ratio);
  return canvas.transferToImageBitmap();
}

/** The upper left device pixel of a square of so many, laid round a place. */
function cornerOf(ctx: Ctx, length: number, at: Spot): [number, number] {
  const { a: scale, e, f } = ctx.getTransform();
  const from = (middle: number) => Math.round(middle - length / 2);
  return [from(at.x * scale + e), from(at.y * scale + f)];
}

function stampSheet(ctx: Ctx, bitmap: ImageBitmap, at: Spot): void {
  const corner = cornerOf(ctx, bitmap.width, at);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(bitmap, ...corner);
  ctx.restore();
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
