/**
 * The line of tiles: the straight double row of the book. It runs in one row, turns by one tile
 * laid across both rows at either end, and comes back beneath; it never branches.
 *
 * So its places are a ring: the upper row from left to right, the turn at the right, the lower
 * row from right to left, the turn at the left. The first tile lies in the middle of the upper
 * row. A line too long for a ring is laid in a longer one, of smaller tiles.
 */
import type { View } from "../../engine/protocol";

/** Where the line goes at a place: the first half of its tile lies where it comes from. */
export type Heading = "right" | "down" | "left" | "up";

/** A tile's middle in units from the left end and the top of the double row. */
export interface Lie {
  x: number;
  y: number;
  heading: Heading;
}

/** Tiles in one row, the shortest ring first; the last holds any set up to nine. */
export const ROWS = [8, 12, 16, 22, 28];
/** The same where room is scarce: the line folds early, and its tiles stay large for longer. */
export const SHORT_ROWS = [4, 5, 6, 7, 8, 10, 12, 16, 22, 28];

/** What parts the two rows, in units; the tile that turns the line lies halfway. */
const GAP = 0.25;
/** How high the double row is, in units. */
export const HEIGHT = 2 + GAP;

/** Tiles that lie in one row where so many are laid, with room left for one at either end. */
export function rowFor(tiles: number, rows: readonly number[] = ROWS): number {
  return rows.find((row) => tiles <= 2 * row) ?? (rows.at(-1) as number);
}

/** How long the double row is, in units. */
export const lengthOf = (row: number) => 2 * row + 2;

/** Where the tile lies that is so many places to the right of the first one. */
export function lieAt(place: number, row: number): Lie {
  const ring = 2 * row + 2;
  const at = (((place + Math.floor(row / 2)) % ring) + ring) % ring;
  if (at < row) return { x: 2 * at + 2, y: 0.5, heading: "right" };
  if (at === row) return { x: 2 * row + 1.5, y: HEIGHT / 2, heading: "down" };
  if (at <= 2 * row) return { x: 2 * (2 * row + 1 - at), y: HEIGHT - 0.5, heading: "left" };
  return { x: 0.5, y: HEIGHT / 2, heading: "up" };
}

/** How far a place of the line is from the first tile; null of any other place. */
export const numberIn = (place: string) =>
  place.startsWith("line.") ? Number(place.slice("line.".length)) : null;

/** The places of the line and its ends, with their distance from the first tile. */
export function placesOf(view: View): Map<string, number> {
  const found = view.places.filter(({ kind }) => kind === "line" || kind === "end");
  return new Map(found.map(({ id }) => [id, numberIn(id) ?? 0]));
}

/** How many tiles have been laid. */
export const laid = (view: View) => view.places.filter(({ kind }) => kind === "line").length;
