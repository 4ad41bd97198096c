/**
 * Wood: seeded noise along the grain of each part.
 *
 * A board is sawn lengthwise, so all features vary slowly along the fibre and fast across it: a
 * slow bend of the annual rings at two frequencies, medium-sized figure, fine fibres, sparse pores
 * and a broad cloud, together about ±10 % of the colour. Along the fibre, one sample every few
 * pixels is enough. Across it, no frequency exceeds 0.8 lattice cells per device pixel, because
 * finer noise causes moiré.
 */
import { speckle, valueNoise } from "./noise";
import { channels } from "./palette";

export interface Cut {
  width: number;
  height: number;
  grain: "across" | "upright";
  colour: string;
  seed: number;
  /** Scale of the pattern: 1 for a large board, more for a small one. */
  zoom: number;
  /** Strength of all features, of the figure and of the pores; and annual rings per unit. */
  strength?: number;
  figure?: number;
  pores?: number;
  rings?: number;
}

/** Distance between samples along the fibre, in device pixels. */
const STRIDE = 4;
/** Milliseconds per slice. */
const BUDGET = 4;
/** Extra device pixels, so that a piece covers its box at any position. */
const SPARE = 2;

/** Generates a piece of wood in slices of a few milliseconds. */
export function* wood(cut: Cut, ratio: number): Generator<void, OffscreenCanvas, void> {
  const width = Math.ceil(cut.width * ratio) + SPARE;
  const height = Math.ceil(cut.height * ratio) + SPARE;
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2d context");
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
  let started = performance.now();

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
    if (performance.now() - started > BUDGET) {
      yield;
      started = performance.now();
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Returns a function that computes tone and warmth at a device pixel, `i` along the fibre and `j`
 * across it.
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
