/**
 * Places of the line of tiles, and arrangement in rows of the tiles in hands and stock.
 *
 * The line has no branches and is folded into two parallel rows. At the left and at the right, a
 * tile perpendicular to the rows connects them. The places thus form a ring: the upper row from
 * left to right, the right tile, the lower row from right to left, and the left tile. The tile
 * played first is in the middle of the upper row. If the line becomes too long, it is arranged in a
 * longer ring with smaller tiles.
 */
import type { Box, Spot } from "../../board/painter";
import type { View } from "../../engine/protocol";

/** Direction of the line at a place, from the first half of its tile to the second. */
export type Heading = "right" | "down" | "left" | "up";

/** Centre of a tile in tile widths, from the top left corner of the line's two parallel rows. */
interface LinePosition {
  x: number;
  y: number;
  heading: Heading;
}

/**
 * Possible numbers of tiles in each of the line's two rows, in ascending order. The last number is
 * large enough for all 55 tiles of the double-nine set.
 */
export const ROWS = [8, 12, 16, 22, 28];
/** Possible numbers of tiles per row in narrow areas, where shorter rows allow larger tiles. */
export const SHORT_ROWS = [4, 5, 6, 7, 8, 10, 12, 16, 22, 28];

/** Gap between the two rows of the line, in tile widths. */
const GAP = 0.25;
/** Total height of the line's two rows and the gap between them, in tile widths. */
export const HEIGHT = 2 + GAP;

/**
 * Return the number of tiles per row: the smallest of `rows` with which the two rows have space for
 * `tiles` tiles and a free place at each end, or else the last of `rows`.
 */
export function rowFor(tiles: number, rows: readonly number[] = ROWS): number {
  return rows.find((row) => tiles <= 2 * row) ?? (rows.at(-1) as number);
}

/** Return the line's length in tile widths: `row` tiles (2 each), and a crosswise tile per end. */
export const lengthOf = (row: number) => 2 * row + 2;

/** Return the position of the place with the `lineNumber` `place`, for `row` tiles in each row. */
export function linePosition(place: number, row: number): LinePosition {
  const ring = 2 * row + 2;
  const at = (((place + Math.floor(row / 2)) % ring) + ring) % ring;
  if (at < row) return { x: 2 * at + 2, y: 0.5, heading: "right" };
  if (at === row) return { x: 2 * row + 1.5, y: HEIGHT / 2, heading: "down" };
  if (at <= 2 * row) return { x: 2 * (2 * row + 1 - at), y: HEIGHT - 0.5, heading: "left" };
  return { x: 0.5, y: HEIGHT / 2, heading: "up" };
}

/**
 * Return the number of a place in the line, which is part of its id: 0 for the first tile played,
 * 1, 2 and so on to its right, -1, -2 and so on to its left. Null for places outside the line.
 */
export const lineNumber = (place: string) =>
  place.startsWith("line.") ? Number(place.slice("line.".length)) : null;

/** Map the ids of the line's places, also of the free ones at its ends, to their `lineNumber`. */
export function placesOf(view: View): Map<string, number> {
  const linePlaces = view.places.filter(({ kind }) => kind === "line" || kind === "end");
  return new Map(linePlaces.map(({ id }) => [id, lineNumber(id) ?? 0]));
}

export const lineCount = (view: View) => view.places.filter(({ kind }) => kind === "line").length;

export interface Rows {
  /** Half the length of a tile, in CSS pixels. */
  unit: number;
  /** The centres of the tiles: row by row from the top, each row from left to right. */
  spots: Spot[];
}

/** Distance between the centre lines of two rows of a hand or the stock, in tile widths. */
const LINE = 2.24;

/** Minimum distance between the centres of adjacent tiles in a hand, in tile widths. */
const TIGHT = 1.14;

/** Return the height of `count` upright tiles of width `unit` in rows within `width` CSS pixels. */
export function heightOf(count: number, unit: number, width: number): number {
  const across = Math.max(1, Math.floor((width / unit - 1) / TIGHT) + 1);
  return ((Math.max(1, Math.ceil(count / across)) - 1) * LINE + 2) * unit;
}

/**
 * Arrange `count` upright tiles in one to four rows that start at the left edge of `area`. Choose
 * the number of rows that allows the largest tiles, with `unit` as maximum width. In a row, the
 * distance between the centres of tiles is at most `pitch` and at least `tight` tile widths. `lean`
 * is the vertical position in the area: 0 at the top, 0.5 in the middle.
 */
export function standing(
  area: Box,
  count: number,
  unit: number,
  pitch: number,
  tight = TIGHT,
  lean = 0.5,
): Rows {
  let best = { unit: 0, rows: 1 };
  for (let rows = 1; rows <= 4; rows++) {
    const across = Math.max(1, Math.ceil(count / rows));
    const fits = Math.min(
      unit,
      area.width / ((across - 1) * tight + 1),
      area.height / ((rows - 1) * LINE + 2),
    );
    if (fits > best.unit + 0.01) best = { unit: fits, rows };
  }
  const u = best.unit;
  const across = Math.max(1, Math.ceil(count / best.rows));
  const room = across > 1 ? (area.width - u) / (across - 1) : area.width;
  const step = Math.min(pitch * u, room);
  const height = ((best.rows - 1) * LINE + 2) * u;
  const top = area.y + lean * (area.height - height) + u;
  const spots = Array.from({ length: count }, (_, i) => ({
    x: area.x + u / 2 + (i % across) * step,
    y: top + Math.floor(i / across) * LINE * u,
  }));
  return { unit: u, spots };
}
