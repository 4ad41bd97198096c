/** Pieces of wood or stone, generated in the sizes of one board and cached. */
import type { Box } from "../../board/painter";
import type { Ctx } from "./canvas";
import { type Cut, wood } from "./wood";

/** A piece of wood or stone; `ratio` is its number of device pixels per CSS pixel. */
export interface Plank {
  canvas: OffscreenCanvas;
  ratio: number;
}

/**
 * Paints part of a piece into a box; only its colour while the piece is being generated. Pixels are
 * copied one to one, because resampled fibres look like cloth.
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
    ctx.fillStyle = colour;
    ctx.fillRect(box.x, box.y, box.width, box.height);
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

/** Generates the wood of all parts in slices of a few milliseconds. */
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

/** Number of cached sizes per board. */
const CACHE_SIZE = 2;

/** A cache of the sizes painted last, so that they have their texture at once when used again. */
export interface TextureCache<T> {
  get(key: string): T | null;
  /** Completes a generator and caches its result. */
  keep(key: string, slices: Generator<void, T, void>): Generator<void, T, void>;
}

export function textureCache<T>(): TextureCache<T> {
  const store = new Map<string, T>();
  return {
    get: (key) => store.get(key) ?? null,
    *keep(key, slices) {
      const texture = yield* slices;
      store.delete(key);
      store.set(key, texture);
      for (const old of store.keys()) if (store.size > CACHE_SIZE) store.delete(old);
      return texture;
    },
  };
}
