/** Finds the place to which an arrow key moves. */
import { centre, type Shapes } from "./places";

export type Direction = "left" | "right" | "up" | "down";

/** Returns the next place in the row, or the nearest place above or below. */
export function stepped(
  shapes: Shapes,
  rows: readonly (readonly string[])[],
  from: string,
  direction: Direction,
): string | null {
  const row = rows.find((one) => one.includes(from));
  if (!row || direction === "up" || direction === "down") return neighbour(shapes, from, direction);
  const next = row[row.indexOf(from) + (direction === "right" ? 1 : -1)];
  return next ?? neighbour(shapes, from, direction);
}

/** Returns the nearest place in a direction on the screen, or null. */
export function neighbour(shapes: Shapes, from: string, direction: Direction): string | null {
  const start = shapes.get(from);
  if (!start) return null;
  const here = centre(start.box);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, { box }] of shapes) {
    if (place === from) continue;
    const there = centre(box);
    const across = direction === "left" || direction === "right";
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    const along = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    const beside = across
      ? overlap(start.box.y, start.box.height, box.y, box.height)
      : overlap(start.box.x, start.box.width, box.x, box.width);
    if (along < 1 || !(beside || aside <= along)) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

function overlap(a: number, aLength: number, b: number, bLength: number): boolean {
  return a < b + bLength - 1 && b < a + aLength - 1;
}
