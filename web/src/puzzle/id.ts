/** Puzzle as text for sharing and parsing. */
import type { View } from "../engine/protocol";
import { gridOf, reachOf } from "./figure";

/** Returns the id: digits row by row, or rows of text if the figure is not a full rectangle. */
export function idOf(view: View): string {
  const reach = reachOf(view);
  const grid = gridOf(view);
  const whole =
    grid.length === reach + 1 &&
    grid.every((row) => row.length === reach + 2 && !row.includes(null));
  const sign = (number: number | null) =>
    number === null ? "." : number > 9 ? `[${number}]` : String(number);
  if (whole) return `${reach}:${grid.flat().map(sign).join("")}`;
  const cell = (number: number | null) => (number === null ? "." : String(number));
  return grid.map((row) => row.map(cell).join(reach > 9 ? " " : "")).join("\n");
}
