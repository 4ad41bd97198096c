/** Painted men and other shapes, cached by key and drawn as bitmaps. */
import type { Box, Spot } from "../../board/painter";
import { type Ctx, setPen, sheet, strokeCircle } from "./canvas";
import { paintMan, paintManOnEdge } from "./discs";
import { seedOf } from "./noise";
import type { Material } from "./palette";

/** Number of different looks of men of the same material. */
const VARIANTS = 7;

/**
 * Draws the shape `key` from a cache of bitmaps, centred at the spot `at`. If it is missing,
 * `paint` paints it around the centre (`middle`, `middle`) of a square with sides of `side` CSS
 * pixels.
 */
export type Stamp = (
  ctx: Ctx,
  key: string,
  at: Spot,
  side: number,
  paint: (ctx: Ctx, middle: number) => void,
) => void;

/** Paints a man: a disc with an ornament, or a pebble. */
export type PaintMan = typeof paintMan;

/** Add a pale edge to men, which makes dark men visible on the page in the dark theme. */
export const paleEdged =
  (paint: PaintMan): PaintMan =>
  (ctx, material, at, diameter, seed, lifted) => {
    paint(ctx, material, at, diameter, seed, lifted);
    ctx.save();
    setPen(ctx, "#8B8375", 1);
    strokeCircle(ctx, at.x, at.y, diameter / 2 + 0.5);
    ctx.restore();
  };

/** Return a cache of bitmaps, drawn on whole device pixels so that fine lines stay sharp. */
export function stamps(ratio: number): Stamp {
  const bitmaps = new Map<string, ImageBitmap>();
  return (ctx, key, at, side, paint) => {
    let bitmap = bitmaps.get(key);
    if (!bitmap) {
      bitmap = sheetOf(side, ratio, paint);
      bitmaps.set(key, bitmap);
    }
    stampSheet(ctx, bitmap, at);
  };
}

/** A cache whose bitmaps are created later, when the page is idle. */
interface DeferredStamps {
  stamp: Stamp;
  /**
   * Create the bitmaps of the shapes drawn so far, one before each `yield`. Afterwards, a new shape
   * gets its bitmap when it is first drawn.
   */
  make(): Generator<void, void, void>;
}

/**
 * Create a cache for many different shapes. Creating a bitmap takes three times as long as painting
 * the shape directly. Creating all bitmaps at once would delay the first display of a board, and
 * would be useless for a picture painted only once.
 *
 * Until `make` has created the bitmap of a shape, the shape is painted directly on the board, at
 * the same device pixels. `paint` must therefore give the same result on any background.
 */
export function deferredStamps(ratio: number): DeferredStamps {
  const bitmaps = new Map<string, ImageBitmap>();
  const missing = new Map<string, () => ImageBitmap>();
  let complete = false;
  return {
    stamp(ctx, key, at, side, paint) {
      if (complete && !bitmaps.has(key)) bitmaps.set(key, sheetOf(side, ratio, paint));
      const bitmap = bitmaps.get(key);
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
        bitmaps.set(key, make());
        yield;
      }
      complete = true;
    },
  };
}

/** Side of a bitmap in device pixels. */
const lengthOf = (side: number, ratio: number) => Math.max(1, Math.ceil(side * ratio));

/**
 * Paint a shape in the middle of a new square canvas and return the bitmap of this canvas. Drawing
 * a bitmap is three times faster than drawing the canvas.
 */
function sheetOf(side: number, ratio: number, paint: Parameters<Stamp>[4]): ImageBitmap {
  const { canvas, ctx } = sheet(side, side, ratio);
  paint(ctx, canvas.width / 2 / ratio);
  return canvas.transferToImageBitmap();
}

/** Return the top left pixel of a square, `length` device pixels wide, around `at` (CSS pixels). */
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

export interface Sprites {
  resting(ctx: Ctx, material: Material, at: Spot, seed: number): void;
  lifted(ctx: Ctx, material: Material, at: Spot, seed: number): void;
  onEdge(ctx: Ctx, material: Material, box: Box, upright: boolean): void;
}

export function manSprites(diameter: number, ratio: number, paint: PaintMan = paintMan): Sprites {
  const stamp = stamps(ratio);

  const man = (ctx: Ctx, material: Material, at: Spot, seed: number, lifted: boolean) => {
    const variant = `${material.ornament} ${seed % VARIANTS}`;
    const size = lifted ? diameter * 1.03 : diameter;
    stamp(ctx, `${variant} ${lifted}`, at, diameter * 1.84, (pen, middle) =>
      paint(pen, material, { x: middle, y: middle }, size, seedOf(variant), lifted),
    );
  };

  return {
    resting: (ctx, material, at, seed) => man(ctx, material, at, seed, false),
    lifted: (ctx, material, at, seed) => man(ctx, material, at, seed, true),
    onEdge: (ctx, material, box, upright) => {
      const { width, height } = box;
      const side = Math.max(width, height) * 1.3;
      const at = { x: box.x + width / 2, y: box.y + height / 2 };
      stamp(ctx, `${material.ornament} on edge`, at, side, (pen, middle) =>
        paintManOnEdge(
          pen,
          material,
          { x: middle - width / 2, y: middle - height / 2, width, height },
          upright,
        ),
      );
    },
  };
}
