/** Pieces of grown stuff, wood or stone, sawn to the size of one board and kept for a while. */
import type { Box } from "../board/painter";
import type { Ctx } from "./canvas";
import { type Cut, wood } from "./wood";

/** A piece of wood or stone with its device pixels to a CSS pixel. */
export interface Plank {
  canvas: OffscreenCanvas;
  ratio: number;
}

/**
 * Lays a piece into a box, from a place in the piece; the bare colour while it grows. Pixels are
 * copied one to one, for a fibre that is resampled looks like cloth.
 */
export function lay(
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

/** Grows all the wood of a cutting list in slices of a few milliseconds. */
export function* saw<Part extends string>(
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

/** How many sizes of one board stay on its shelf. */
const KEPT = 2;

/** A shelf for the sizes painted last, so that a return to them shows grain at once. */
export interface Shelf<T> {
  get(key: string): T | null;
  /** Carries slices to their end and keeps what they have made. */
  keep(key: string, slices: Generator<void, T, void>): Generator<void, T, void>;
}

export function shelf<T>(): Shelf<T> {
  const store = new Map<string, T>();
  return {
    get: (key) => store.get(key) ?? null,
    *keep(key, slices) {
      const made = yield* slices;
      store.delete(key);
      store.set(key, made);
      for (const old of store.keys()) if (store.size > KEPT) store.delete(old);
      return made;
    },
  };
}
