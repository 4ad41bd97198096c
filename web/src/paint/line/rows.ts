/** Upright tiles in rows within an area: a hand, face up or face down, or the stock. */
import type { Box, Spot } from "../../board/painter";

export interface Rows {
  /** Half the length of a tile. */
  unit: number;
  /** The centres of the tiles, in order. */
  spots: Spot[];
}

/** Distance between rows, in units. */
const LINE = 2.24;

/** Minimum distance between tiles, in units. */
const TIGHT = 1.14;

/** Height of the rows for this number of tiles in this width. */
export function heightOf(count: number, unit: number, width: number): number {
  const across = Math.max(1, Math.floor((width / unit - 1) / TIGHT) + 1);
  return ((Math.max(1, Math.ceil(count / across)) - 1) * LINE + 2) * unit;
}

/**
 * Arranges `count` upright tiles in rows that start at the left edge of an area. The number of rows
 * is the one with the largest tiles, up to `unit`. The distance between tiles is at most `pitch`
 * units and at least `tight`. `lean` is the vertical position: 0 at the top, 0.5 in the middle.
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
