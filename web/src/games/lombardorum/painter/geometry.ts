/**
 * Geometry of the Lombard board, in CSS pixels, with the positions of men and dice on it.
 * `layout.ts` measures the board.
 */
import type { Box, PlaceShape, Spot } from "../../../board/painter";

export interface Point {
  /**
   * Number of the point on the first side's path. Seen from this side, points 1 to 6 are at the
   * top, from the bar to the outer edge, and points 7 to 12 at the bottom, from the outer edge to
   * the bar.
   */
  number: number;
  x: number;
  /** Coordinate y of the point's base at the rim, and its direction: 1 downwards, -1 upwards. */
  base: number;
  up: 1 | -1;
}

interface Slot {
  box: Box;
  x: number;
  first: number;
  up: 1 | -1;
}

export interface Well {
  box: Box;
  /**
   * Distance between the centres of neighbouring men in a well (the compartment for men off the
   * board, where they are placed on edge), and margin between the well's end and the first man.
   */
  pitch: number;
  margin: number;
  fills: "down" | "up" | "left";
}

interface Tray {
  box: Box;
  wells: string[];
}

export interface Geometry {
  width: number;
  height: number;
  /**
   * Distance by which shadows extend beyond the painting on every side. A multiple of 4 is a whole
   * number of device pixels at the common pixel ratios, such as 1.25 and 1.5.
   */
  bleed: number;
  unit: number;
  man: number;
  die: number;
  rim: number;
  /** Depth of the round bays in the rim at the points, and length of a point from the rim. */
  bay: number;
  length: number;
  numeral: number;
  corner: number;
  /** Distance between the outer edge of the frame and the bone line inlaid in the frame. */
  string: number;
  board: Box;
  field: Box;
  bar: Box;
  bands: Box[];
  rosette: Spot;
  hinges: Box[];
  points: Map<string, Point>;
  slots: Map<string, Slot>;
  wells: Map<string, Well>;
  trays: Tray[];
  places: Map<string, PlaceShape>;
  strips: { far: Box; near: Box } | null;
}

/**
 * Return the centre of man `order` (from 0, the lowest) of `count` on a place; null if the board
 * does not have the place.
 */
export function manAt(g: Geometry, place: string, order: number, count: number): Spot | null {
  const point = g.points.get(place);
  if (point) {
    const first = g.man / 2 - g.bay + 0.02 * g.unit;
    const last = g.length - g.man / 2;
    const step = count < 2 ? g.man : Math.min(g.man, (last - first) / (count - 1));
    return { x: point.x, y: point.base + point.up * (first + order * step) };
  }
  const slot = g.slots.get(place);
  if (slot) {
    const room = slot.box.height - 0.1 * g.unit - g.man;
    const step = count < 2 ? 0 : Math.min(g.man, room / (count - 1));
    return { x: slot.x, y: slot.first + slot.up * order * step };
  }
  const edge = edgeAt(g, place, order);
  return edge && { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
}

/**
 * Return the position of one more man on a place with `count` men; null if the board does not have
 * the place. On a full point, the men keep their positions and the additional man overlaps the top
 * man.
 */
export function nextAt(g: Geometry, place: string, count: number): Spot | null {
  const point = g.points.get(place);
  if (!point || count === 0) return manAt(g, place, count, count + 1);
  const bottom = manAt(g, place, 0, count) as Spot;
  const top = manAt(g, place, count - 1, count) as Spot;
  const reach = g.length - g.man / 2 + 0.1 * g.unit;
  const step = count < 2 ? g.man : Math.abs(top.y - bottom.y) / (count - 1);
  const rise = Math.min(Math.abs(top.y - point.base) + step, reach);
  return { x: point.x, y: point.base + point.up * rise };
}

/** Return the box of man `order` (0: outermost) in a tray, on its edge; null for other places. */
export function edgeAt(g: Geometry, place: string, order: number): Box | null {
  const well = g.wells.get(place);
  if (!well) return null;
  const { box, pitch, margin, fills } = well;
  const thick = pitch * 0.93;
  const from = margin + order * pitch;
  const inset = margin * 0.7;
  if (fills === "left") {
    const x = box.x + box.width - from - pitch;
    return { x, y: box.y + inset, width: thick, height: box.height - 2 * inset };
  }
  const y = fills === "down" ? box.y + from : box.y + box.height - from - pitch;
  return { x: box.x + inset, y, width: box.width - 2 * inset, height: thick };
}

/** Return a die's position in the field. `jitter` (x and y from -1 to 1) shifts it slightly. */
export function dieAt(
  g: Geometry,
  index: number,
  count: number,
  jitter: { x: number; y: number },
): Spot {
  const pitch = count > 2 ? 0.15 : 0.16;
  const share = 0.52 + (index - (count - 1) / 2) * pitch + jitter.x * 0.014;
  return {
    x: g.field.x + g.field.width * share,
    y: g.field.y + g.field.height / 2 + jitter.y * 0.08 * g.unit,
  };
}
