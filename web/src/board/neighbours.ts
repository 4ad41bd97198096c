/** Finds the place to which an arrow key moves. */
import { centre, type Shapes } from "./places";

export type Direction = "left" | "right" | "up" | "down";

/** Returns the next place in the row, or the nearest place above or below. */
export function nextInDirection(
  shapes: Shapes,
  rows: readonly (readonly string[])[],
  from: string,
  direction: Direction,
): string | null {
  const row = rows.find((places) => places.includes(from));
  if (!row || direction === "up" || direction === "down") return neighbour(shapes, from, direction);
  const next = row[row.indexOf(from) + (direction === "right" ? 1 : -1)];
  return next ?? neighbour(shapes, from, direction);
}

/** Returns the nearest place in a direction on the screen, or null. */
export function neighbour(shapes: Shapes, from: string, direction: Direction): string | null {
  const start = shapes.get(from);
  if (!start) return null;
  const origin = centre(start.box);
  let best: string | null = null;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const [place, { box }] of shapes) {
    if (place === from) continue;
    const other = centre(box);
    const isHorizontal = direction === "left" || direction === "right";
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    const distance = sign * (isHorizontal ? other.x - origin.x : other.y - origin.y);
    const offset = Math.abs(isHorizontal ? other.y - origin.y : other.x - origin.x);
    const overlaps = isHorizontal
      ? rangesOverlap(start.box.y, start.box.height, box.y, box.height)
      : rangesOverlap(start.box.x, start.box.width, box.x, box.width);
    if (distance < 1 || !(overlaps || offset <= distance)) continue;
    const cost = distance + 2 * offset;
    if (cost < leastCost) {
      leastCost = cost;
      best = place;
    }
  }
  return best;
}

function rangesOverlap(a: number, aLength: number, b: number, bLength: number): boolean {
  return a < b + bLength - 1 && b < a + aLength - 1;
}
