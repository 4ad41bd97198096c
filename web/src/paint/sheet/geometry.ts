/**
 * Geometry of the puzzle sheet, in CSS pixels.
 *
 * If the page has the shape `desk` or `kiosk` (see `Look`) and enough space, the grid is printed on
 * a sheet of paper, with a list of the tiles beside or below it if the cells remain large enough.
 * Otherwise there is only the grid. The cells are as large as the space allows. Most lengths are
 * given for a cell of `DRAWN` pixels and multiplied by `z` (see `Geometry`).
 */
import type { Box, Look, PlaceShape, Sheet, Spot } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Space } from "../material/canvas";
import { below, DRAWN, type Layout, type Plan, planned, right } from "./plans";

interface Cell extends Spot {
  row: number;
  column: number;
  value: string;
}

export interface Geometry {
  width: number;
  height: number;
  bleed: number;
  /** Side of a cell in CSS pixels (`cell`), and scale of other lengths (`z`): `cell` / `DRAWN`. */
  cell: number;
  z: number;
  grid: Box;
  cells: Map<string, Cell>;
  /**
   * Labels of columns (`letters`; `y` is the top edge of the column's topmost cell) and of rows
   * (`numbers`; `y` is the middle of the row). Row labels are painted to the left of the grid.
   */
  letters: { text: string; x: number; y: number }[];
  numbers: { text: string; y: number }[];
  /** The rectangle of the paper, and its areas for text; both null if no paper is painted. */
  paper: Box | null;
  sheet: Sheet | null;
  places: Map<string, PlaceShape>;
}

/** Minimum size in CSS pixels of a rectangle without cells for text (see `openingOf`). */
const OPENING = { width: 128, height: 104 };

export function measure(
  space: Space,
  view: View,
  look: Look,
  lists: readonly Layout[] = [right, below],
): Geometry {
  const { plan, paper } = planned(space, view, look, lists);
  return place(view, plan, paper);
}

function place(view: View, plan: Plan, paper: boolean): Geometry {
  const { cell, margins, list, width, height, columns, rows } = plan;
  const z = cell / DRAWN;
  const grid = { x: margins.left, y: margins.top, width: columns * cell, height: rows * cell };
  const cells = new Map<string, Cell>();
  const places = new Map<string, PlaceShape>();
  for (const { id, row, column, value } of view.places) {
    const [x, y] = [grid.x + column * cell, grid.y + row * cell];
    cells.set(id, { x: x + cell / 2, y: y + cell / 2, row, column, value });
    const outline = new Path2D();
    outline.roundRect(x + 2 * z, y + 2 * z, cell - 4 * z, cell - 4 * z, 8 * z);
    places.set(id, { box: { x, y, width: cell, height: cell }, outline });
  }
  const sheet = paper
    ? {
        grid,
        list: list && {
          ...list,
          box: { ...list.box, x: grid.x + list.box.x, y: grid.y + list.box.y },
        },
        scale: Math.max(0.72, z),
        opening: openingOf(view, plan, grid),
      }
    : null;
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    bleed: paper ? 28 : 8,
    cell,
    z,
    grid,
    cells,
    letters: labels(view, "column", /^[a-z]+/).map(([at, text]) => ({
      text,
      x: grid.x + (at + 0.5) * cell,
      y:
        Math.min(...[...cells.values()].filter((cell) => cell.column === at).map(({ y }) => y)) -
        cell / 2,
    })),
    numbers: labels(view, "row", /\d+$/).map(([at, text]) => ({
      text,
      y: grid.y + (at + 0.5) * cell,
    })),
    paper: paper ? { x: 0, y: 0, width: Math.ceil(width), height: Math.ceil(height) } : null,
    sheet,
    places,
  };
}

/** Return the largest rectangle without cells inside the grid; null if it is too small for text. */
function openingOf({ places }: View, { rows, columns, cell }: Plan, grid: Box): Box | null {
  const occupied = new Set(places.map(({ row, column }) => `${row} ${column}`));
  let best = { x: 0, y: 0, width: 0, height: 0 };
  for (let top = 0; top < rows; top++) {
    // For each column, true if it has no cells from row `top` to row `low`.
    const free = new Array<boolean>(columns).fill(true);
    for (let low = top; low < rows; low++) {
      let run = 0;
      for (let column = 0; column < columns; column++) {
        free[column] &&= !occupied.has(`${low} ${column}`);
        run = free[column] ? run + 1 : 0;
        const height = low - top + 1;
        if (run * height <= best.width * best.height) continue;
        best = { x: column - run + 1, y: top, width: run, height };
      }
    }
  }
  const box = {
    x: grid.x + best.x * cell,
    y: grid.y + best.y * cell,
    width: best.width * cell,
    height: best.height * cell,
  };
  return box.width >= OPENING.width && box.height >= OPENING.height ? box : null;
}

/**
 * Return the index and the label of each column or row. The label is the part of a place's name
 * that matches `part`: the "c" or the "2" of "c2".
 */
function labels(view: View, along: "column" | "row", part: RegExp): [number, string][] {
  return [
    ...new Map(view.places.map((place) => [place[along], place.name.match(part)?.[0] ?? ""])),
  ];
}

/** Return the smallest box around the cells with these ids; null if there are none. */
export function boxOf(g: Geometry, ids: readonly string[]): Box | null {
  const cells = ids.map((id) => g.cells.get(id)).filter((cell) => cell !== undefined);
  if (cells.length === 0) return null;
  const half = g.cell / 2;
  const x = Math.min(...cells.map((cell) => cell.x)) - half;
  const y = Math.min(...cells.map((cell) => cell.y)) - half;
  const width = Math.max(...cells.map((cell) => cell.x)) + half - x;
  const height = Math.max(...cells.map((cell) => cell.y)) + half - y;
  return { x, y, width, height };
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Maximum distance from an edge, in cells, at which a press selects the two cells at the edge. */
const EDGE = 0.27;
/**
 * Minimum difference between the distances to the nearest and to the second-nearest edge, in cells.
 * If it is smaller, as near a corner, a press selects no edge.
 */
const DOUBT = 0.08;

/**
 * Return the ids of the two cells whose common edge is near a spot; null if there is none, or if
 * two edges are about equally near. If `sure`, the nearest edge counts at any distance.
 */
export function between(g: Geometry, spot: Spot, sure = false): [string, string] | null {
  const at = (row: number, column: number) =>
    [...g.cells].find(([, cell]) => cell.row === row && cell.column === column)?.[0];
  const [u, v] = [(spot.x - g.grid.x) / g.cell, (spot.y - g.grid.y) / g.cell];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const cell = at(row, column);
  const sides: [number, string | undefined][] = [
    [u - column, at(row, column - 1)],
    [column + 1 - u, at(row, column + 1)],
    [v - row, at(row - 1, column)],
    [row + 1 - v, at(row + 1, column)],
  ];
  const [first, second] = sides.sort(([a], [b]) => a - b);
  if (!cell || !first?.[1] || !second || (first[0] > EDGE && !sure)) return null;
  return second[0] - first[0] < DOUBT ? null : [cell, first[1]];
}
