/**
 * Wood: its texture, planks of wood or stone, and a cached texture for the still layer of a board
 * (the parts that do not change during a game).
 */
import type { Board, Box } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { type Ctx, fillBox, sheet } from "./canvas";
import { speckle, valueNoise } from "./noise";
import { channels } from "./palette";

export interface Cut {
  width: number;
  height: number;
  grain: "across" | "upright";
  colour: string;
  seed: number;
  /**
   * Units of the pattern per CSS pixel. A higher number makes the pattern finer: about 1 for a
   * large board, more for a smaller one, so that the pattern shrinks with the board.
   */
  zoom: number;
  /** Factor for the contrast of the whole pattern, by default 1. */
  strength?: number;
  /** Range of brightness of the broad streaks along the fibre, as a share; by default 0.11. */
  figure?: number;
  /** Factor for the contrast of the pores, by default 1. */
  pores?: number;
  /** Number of annual rings per unit of the pattern (CSS pixels times `zoom`), by default 0.055. */
  rings?: number;
}

/** Device pixels between computed points along the fibre; pixels between them are interpolated. */
const STRIDE = 4;
/** Device pixels added to the size of a texture, to cover a box that begins between two pixels. */
const SPARE = 2;

/** Paint a piece of wood in lines along the fibre. The caller can pause at each `yield`. */
export function* wood(cut: Cut, ratio: number): Generator<void, OffscreenCanvas, void> {
  const width = Math.ceil(cut.width * ratio) + SPARE;
  const height = Math.ceil(cut.height * ratio) + SPARE;
  const { canvas, ctx } = sheet(width, height, 1);
  const image = ctx.createImageData(width, height);
  const pixels = image.data;
  const upright = cut.grain === "upright";
  const [along, across] = upright ? [height, width] : [width, height];
  const alongStep = (upright ? width : 1) * 4;
  const acrossStep = (upright ? 1 : width) * 4;
  const [red, green, blue] = channels(cut.colour);
  const sample = sampler(cut, ratio);
  const samples = Math.ceil(along / STRIDE) + 1;
  const tone = new Float32Array(samples);
  const warmth = new Float32Array(samples);

  for (let j = 0; j < across; j++) {
    for (let s = 0; s < samples; s++) sample(s * STRIDE, j, s, tone, warmth);
    for (let i = 0; i < along; i++) {
      const s = Math.floor(i / STRIDE);
      const rest = i / STRIDE - s;
      const from = tone[s] as number;
      const warm = warmth[s] as number;
      const level = from + ((tone[s + 1] as number) - from) * rest + (speckle(i, j) - 0.5) * 0.022;
      const q = i * alongStep + j * acrossStep;
      pixels[q] = red * level * (1 + warm * 0.03);
      pixels[q + 1] = green * level;
      pixels[q + 2] = blue * level * (1 - warm * 0.05);
      pixels[q + 3] = 255;
    }
    yield;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Return a function that computes the pattern at a device pixel, `i` along the fibre and `j` across
 * it. It writes the brightness (a factor for the colour, about 1) to `tone[at]` and the warmth to
 * `warmth[at]` (from -0.5 to 0.5; above 0: more red and less blue).
 */
function sampler(cut: Cut, ratio: number) {
  const step = cut.zoom / ratio;
  const finest = (frequency: number) => Math.min(frequency, (0.82 * ratio) / cut.zoom);
  const fibre = finest(1.15);
  const hair = finest(1.9);
  const pore = finest(1.5);
  const { strength = 1, figure = 0.11, pores = 1, rings = 0.055, seed } = cut;
  return (i: number, j: number, at: number, tone: Float32Array, warmth: Float32Array) => {
    const a = i * step + seed * 37;
    const v = j * step + seed * 91;
    const bend =
      valueNoise(a * 0.0045, v * 0.012 + seed) * 26 + valueNoise(a * 0.015, v * 0.03) * 5;
    const cloud = valueNoise(a * 0.006 + 3, v * 0.011 + 5) - 0.5;
    const hole = valueNoise(a * 0.045 + 31, v * pore + 9);
    tone[at] =
      1 +
      strength *
        (Math.sin((v + bend) * rings * 2 * Math.PI) * 0.026 +
          Math.sin((v + bend * 1.3) * rings * 2.1 + 1.3) * 0.028 +
          (valueNoise(a * 0.009 + 17, v * 0.16 + 3) - 0.5) * figure +
          (valueNoise(a * 0.022, v * fibre) - 0.5) * 0.075 +
          (valueNoise(a * 0.05 + 7, v * hair) - 0.5) * 0.06 -
          Math.max(0, hole - 0.8) * 0.5 * pores +
          cloud * 0.12);
    warmth[at] = cloud;
  };
}

/** A painted texture of wood or stone; `ratio` is its number of device pixels per CSS pixel. */
export interface Plank {
  canvas: OffscreenCanvas;
  ratio: number;
}

/**
 * Paint a part of a plank into a box. The top left corner of the part is (`fromX`, `fromY`), in CSS
 * pixels. If the plank is undefined (not yet generated), fill the box with `colour`. Pixels are
 * copied without scaling, because scaled fibres look like cloth.
 */
export function paintPlank(
  ctx: Ctx,
  plank: Plank | undefined,
  colour: string,
  box: Box,
  fromX = 0,
  fromY = 0,
): void {
  if (!plank) {
    fillBox(ctx, colour, box);
    return;
  }
  const { canvas, ratio } = plank;
  const { a: scale, e, f } = ctx.getTransform();
  const left = Math.floor(box.x * scale + e);
  const top = Math.floor(box.y * scale + f);
  const width = Math.ceil((box.x + box.width) * scale + e) - left;
  const height = Math.ceil((box.y + box.height) * scale + f) - top;
  const x = Math.round(fromX * ratio);
  const y = Math.round(fromY * ratio);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(canvas, x, y, width, height, left, top, width, height);
  ctx.restore();
}

/** Paint the wood of all parts of a board. The caller can pause at each `yield`. */
export function* makePlanks<Part extends string>(
  cuts: Record<Part, Cut>,
  ratio: number,
): Generator<void, Record<Part, Plank>, void> {
  const grown = {} as Record<Part, Plank>;
  for (const part of Object.keys(cuts) as Part[]) {
    const canvas = yield* wood(cuts[part], ratio);
    grown[part] = { canvas, ratio };
    yield;
  }
  return grown;
}

/** Maximum number of textures in a cache. */
const CACHE_SIZE = 2;

/** Cache of the last textures, keyed by theme, device pixel ratio and size of the board. */
export type TextureCache<T> = Map<string, T>;

interface TexturedLayer<T> {
  cache: TextureCache<T>;
  /** Values that identify the texture, such as the theme and the size of the board. */
  key: readonly unknown[];
  /** Generate the texture, one slice per `yield`; null if the theme has no texture. */
  make: (() => Generator<void, T, void>) | null;
  paint(ctx: CanvasRenderingContext2D, view: View, texture: T | null): void;
}

/**
 * Return the methods that paint the still layer of a board (the parts that do not change during a
 * game). `paintStill` uses the cached texture, if any. `paintGrain` generates a missing texture,
 * caches it and paints the layer again.
 */
export function texturedLayer<T>({
  cache,
  key: parts,
  make,
  paint,
}: TexturedLayer<T>): Pick<Board, "paintStill" | "paintGrain"> {
  const key = parts.join(" ");
  return {
    paintStill: (ctx, view) => paint(ctx, view, cache.get(key) ?? null),
    *paintGrain(ctx, view) {
      if (!make || cache.has(key)) return;
      const texture = yield* make();
      cache.delete(key);
      cache.set(key, texture);
      for (const old of cache.keys()) if (cache.size > CACHE_SIZE) cache.delete(old);
      yield;
      paint(ctx, view, texture);
    },
  };
}
