/**
 * Marble: seeded noise along layers that descend slightly to the right.
 *
 * The pattern consists of clouds between two tones, a few grey veins (where distorted noise is near
 * its mean value), rare rust, fine speckle and small pits. All except the speckle vary slowly, so
 * they are sampled on a coarse lattice and interpolated.
 */
import { sheet } from "./canvas";
import { speckle, valueNoise } from "./noise";
import { channels } from "./palette";

interface Block {
  width: number;
  height: number;
  base: string;
  shade: string;
  vein: string;
  rust: string;
  seed: number;
  /** Fineness of the pattern: 1 for a large slab of marble, more for a small one. */
  zoom: number;
}

/** Distance between computed points of the pattern, in device pixels. */
const STRIDE = 2;
/** Device pixels added to width and height: the area to cover can begin between two pixels. */
const SPARE = 2;

const within = (x: number) => Math.min(1, Math.max(0, x));

function layered(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let whole = 0;
  let [u, v] = [x, y];
  for (let i = 0; i < octaves; i++) {
    sum += weight * valueNoise(u, v);
    whole += weight;
    weight *= 0.5;
    u = u * 2.03 + 17.1;
    v = v * 2.01 + 9.7;
  }
  return sum / whole;
}

/** Return a canvas with a marble texture. Yield after each row, to keep the page responsive. */
export function* marble(block: Block, ratio: number): Generator<void, OffscreenCanvas, void> {
  const width = Math.ceil(block.width * ratio) + SPARE;
  const height = Math.ceil(block.height * ratio) + SPARE;
  const { canvas, ctx } = sheet(width, height, 1);
  const image = ctx.createImageData(width, height);
  const pixels = image.data;
  const samples = Math.ceil(width / STRIDE) + 2;
  const colourAt = sampler(block, block.zoom / ratio);
  let above = new Float32Array(samples * 3);
  let below = new Float32Array(samples * 3);
  const row = (j: number, into: Float32Array) => {
    for (let s = 0; s < samples; s++) colourAt(s * STRIDE, j, into, s * 3);
  };
  row(0, below);
  for (let j = 0; j < height; j++) {
    const part = (j % STRIDE) / STRIDE;
    if (part === 0) {
      [above, below] = [below, above];
      row(j + STRIDE, below);
    }
    for (let i = 0; i < width; i++) {
      const s = 3 * Math.floor(i / STRIDE);
      const along = (i % STRIDE) / STRIDE;
      const q = 4 * (j * width + i);
      const grain = (speckle(i, j) - 0.5) * 3;
      for (let c = 0; c < 3; c++) {
        const high = (above[s + c] as number) * (1 - along) + (above[s + c + 3] as number) * along;
        const low = (below[s + c] as number) * (1 - along) + (below[s + c + 3] as number) * along;
        pixels[q + c] = high + (low - high) * part + grain;
      }
      pixels[q + 3] = 255;
    }
    yield;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Return a function that computes the stone's colour at a device pixel (`i`, `j`) and writes its
 * channels (0 to 255) to `into` from the index `at`. `step` is pattern units per device pixel.
 */
function sampler(block: Block, step: number) {
  const base = channels(block.base);
  const shade = channels(block.shade);
  const vein = channels(block.vein);
  const rust = channels(block.rust);
  const { seed } = block;
  // Widen veins narrower than the distance between computed points: they would look dashed.
  const soft = Math.max(1, (STRIDE * step) / 1.2);
  return (i: number, j: number, into: Float32Array, at: number) => {
    const u = i * step + seed * 411;
    const v = j * step + seed * 97;
    const s = u * 0.955 + v * 0.296 + 900;
    const t = -u * 0.296 + v * 0.955 + 900;
    const bed =
      t +
      (layered(s * 0.0042, t * 0.006, 3) - 0.5) * 120 +
      (valueNoise(s * 0.021, t * 0.02) - 0.5) * 13;
    const cloud = within((layered(s * 0.0021 + 5, bed * 0.0125, 3) - 0.36) * 2.5) * 0.9;
    const bent = s + (layered(s * 0.007 + 61, t * 0.011 + 13, 3) - 0.5) * 260;
    const crossing = Math.abs(layered(bent * 0.0019 + 31, bed * 0.015 + seed * 3.7, 2) - 0.5);
    const broad = within(1 - crossing / (0.022 * soft));
    const thin = within(
      1 - Math.abs(valueNoise(bent * 0.004 + 77, (bed + s * 0.16) * 0.031) - 0.5) / (0.035 * soft),
    );
    const veined =
      ((broad * broad * 0.5) / soft) * within(layered(s * 0.009, t * 0.009 + 9, 2) * 1.9 - 0.45) +
      ((thin * 0.16) / soft) * within(valueNoise(s * 0.012, t * 0.012 + 50) * 1.8 - 0.5);
    const stain = Math.max(0, layered(s * 0.01 + 200, t * 0.01 + 33, 2) - 0.62) * 0.8;
    const pit = Math.max(0, valueNoise(u * 0.2 + 90, v * 0.2) - 0.945) * 200;
    for (let c = 0; c < 3; c++) {
      let tone = base[c] as number;
      tone += ((shade[c] as number) - tone) * cloud;
      tone += ((vein[c] as number) - tone) * veined;
      tone += ((rust[c] as number) - tone) * stain;
      into[at + c] = tone - pit;
    }
  };
}
