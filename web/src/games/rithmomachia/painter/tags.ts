/** Positions of formulas: beside their line, without covering important stones or each other. */
import type { Box, Spot } from "../../../board/painter";
import type { Geometry } from "./geometry";

/**
 * Possible distances of a tag from a line, in squares; the smallest leaves the numerals visible.
 */
const OFF = [0.36, 0.68, 1, 1.5, 2.1] as const;
/** Half the size of a stone with the badge at its corner, in squares. */
const STONE = 0.46;
/** Minimum distance from an edge of the leaf, in pixels. */
const EDGE = 2;

const OFFSETS = OFF.flatMap((off) => [[off, -1] as const, [off, 1] as const]);

/**
 * Returns a box for a tag of this size beside the line between two spots. In descending order of
 * importance, the box avoids previous tags, stones and targets, the edge of the leaf, and a large
 * distance from the line.
 */
export function placeTag(
  g: Geometry,
  size: { width: number; height: number },
  from: Spot,
  to: Spot,
  tags: readonly Box[],
  stones: readonly Spot[] = [],
  targets: readonly Spot[] = [],
): Box {
  const level = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const covered = [
    ...stones.map((at) => around(at, STONE * g.cell)),
    ...targets.map((at) => around(at, 0.15 * g.cell)),
  ];
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const share of [0.5, 0.34, 0.66, 0.2, 0.8]) {
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    for (const [off, side] of OFFSETS) {
      const near = off - OFF[0];
      const aside = side * (level ? off * g.cell : size.width / 2 + (0.14 + near) * g.cell);
      const at = level ? { x, y: y + aside } : { x: x + aside, y };
      const box = within(g, size, at);
      const count = (others: readonly Box[]) => others.filter((other) => meet(box, other)).length;
      const pushed = Math.hypot(box.x + size.width / 2 - at.x, box.y + size.height / 2 - at.y);
      const cost = 100 * count(tags) + 10 * count(covered) + (pushed > 1 ? 5 : 0) + 3 * near;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best ?? within(g, size, from);
}

function within(g: Geometry, { width, height }: { width: number; height: number }, at: Spot): Box {
  const { leaf } = g;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  const right = leaf.x + leaf.width - width - EDGE;
  const bottom = leaf.y + leaf.height - height - EDGE;
  const x = clamp(at.x - width / 2, leaf.x + EDGE, right);
  const y = clamp(at.y - height / 2, leaf.y + EDGE, bottom);
  return { x, y, width, height };
}

const around = ({ x, y }: Spot, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
