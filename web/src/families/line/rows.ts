/** Tiles standing in rows in an area: a hand, the backs of another's, the stock. */
import type { Box, Spot } from "../../board/painter";

export interface Rows {
  /** Half the length of a tile. */
  unit: number;
  /** The middle of every tile, in order. */
  spots: Spot[];
}

/** From row to row, in units. */
const LINE = 2.24;

/** From tile to tile where they stand closest, in units. */
const TIGHT = 1.14;

/** How high so many tiles stand in rows of a width. */
export function heightOf(count: number, unit: number, width: number): number {
  const across = Math.max(1, Math.floor((width / unit - 1) / TIGHT) + 1);
  return ((Math.max(1, Math.ceil(count / across)) - 1) * LINE + 2) * unit;
}

/**
 * Sets `count` upright tiles into an area from its left edge, of no more than `unit` and, where
 * there is room, `pitch` units apart, but never less than `tight`: in as many rows as let them
 * be largest; `lean` is 0 where they stand at its upper edge, and 0.5 in its middle.
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
