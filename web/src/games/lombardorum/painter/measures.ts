/** Types of the geometry of the Lombard board, in CSS pixels. */
import type { Box, PlaceShape, Spot } from "../../../board/painter";

export interface Point {
  /** Number on the first side's path: 1 to 6 at the top from the bar, 7 to 12 at the bottom. */
  number: number;
  x: number;
  /** Coordinate y of its base at the rim, and its direction: 1 downwards, -1 upwards. */
  base: number;
  up: 1 | -1;
}

export interface Slot {
  box: Box;
  x: number;
  first: number;
  up: 1 | -1;
}

export interface Well {
  box: Box;
  /** Thickness of a man on its edge with the gap, and the margin inside the well. */
  pitch: number;
  margin: number;
  fills: "down" | "up" | "left";
}

export interface Tray {
  box: Box;
  wells: string[];
}

export interface Geometry {
  width: number;
  height: number;
  /** Space for shadows, in steps that are whole device pixels at common pixel ratios. */
  bleed: number;
  unit: number;
  man: number;
  die: number;
  rim: number;
  /** Depth of the bays in the rim at the bases of points, and length of a point from the rim. */
  bay: number;
  length: number;
  numeral: number;
  corner: number;
  /** Distance of the bone stringing from the edge. */
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
