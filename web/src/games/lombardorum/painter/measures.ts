/** What is measured of the Lombard board, in CSS pixels. */
import type { Box, PlaceShape, Spot } from "../../../board/painter";

export interface Point {
  /** Number on the path of the first side: 1 to 6 above from the bar, 7 to 12 below. */
  number: number;
  x: number;
  /** The line of the rim from which it grows, and which way: 1 downwards, -1 upwards. */
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
  /** Thickness of a man on edge with his gap, and the free margin inside the well. */
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
  /** Room for shadows, in steps that are whole device pixels at the usual ratios. */
  bleed: number;
  unit: number;
  man: number;
  die: number;
  rim: number;
  /** How far the base bays are cut into the rim, and the length of a point from the rim line. */
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
