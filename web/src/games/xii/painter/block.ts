/** The marble of a slab, generated in its size, and its worn outline. */
import type { Box, Look } from "../../../board/painter";
import { marble } from "../../../paint/material/marble";
import { chance, valueNoise } from "../../../paint/material/noise";
import { type Plank, textureCache } from "../../../paint/material/planks";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

const store = textureCache<Plank>();

export function keyOf({ slab }: Geometry, look: Look): string {
  return [look.theme, look.ratio, slab.width, slab.height].join(" ");
}

export function keptBlock(key: string): Plank | null {
  return store.get(key);
}

/** Generates the marble in slices of a few milliseconds and caches it. */
export function cutBlock(
  key: string,
  g: Geometry,
  colours: Colours,
  ratio: number,
): Generator<void, Plank, void> {
  return store.keep(key, quarry(g, colours, ratio));
}

/** Generates the marble without caching it, for small pictures. */
export function* quarry(
  { slab, scale }: Geometry,
  colours: Colours,
  ratio: number,
): Generator<void, Plank, void> {
  const { width, height } = slab;
  const zoom = Math.min(2.2, 1 / scale);
  const canvas = yield* marble({ width, height, ...colours.stone, seed: 1, zoom }, ratio);
  return { canvas, ratio };
}

/** An outline that deviates by up to three pixels from a rectangle, with a few chips. */
export function wornOutline(slab: Box): Path2D {
  const random = chance(12);
  const path = new Path2D();
  const wear = Math.min(1, Math.max(slab.width, slab.height) / 700);
  const corner = 3;
  const { x, y, width, height } = slab;
  const [right, bottom] = [x + width, y + height];
  const sides = [
    [x + corner, y, right - corner, y],
    [right, y + corner, right, bottom - corner],
    [right - corner, bottom, x + corner, bottom],
    [x, bottom - corner, x, y + corner],
  ] as const;
  for (const [fromX, fromY, toX, toY] of sides) {
    const length = Math.hypot(toX - fromX, toY - fromY);
    const inward = { x: -(toY - fromY) / length, y: (toX - fromX) / length };
    const steps = Math.max(2, Math.round(length / 9));
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const px = fromX + (toX - fromX) * t;
      const py = fromY + (toY - fromY) * t;
      const wander = (valueNoise(px * 0.03 + 7, py * 0.03 + 3) - 0.3) * 3;
      const chip = random() > 0.965 ? 2.4 : 0;
      const off = Math.max(0, wander + chip) * wear;
      path.lineTo(px + inward.x * off, py + inward.y * off);
    }
  }
  path.closePath();
  return path;
}
