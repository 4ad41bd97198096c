/**
 * Layouts of a puzzle sheet: the figure (the grid of the puzzle) alone, or with a list of tiles at
 * its right or below it.
 *
 * A plan is a layout with a cell size. For each layout, the largest cells that fit are used.
 */
import type { Look, Sheet } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Space } from "../material/canvas";

/** Cell size in CSS pixels for which this folder gives lengths that scale with the cell size. */
export const DRAWN = 70;
const LARGEST = 96;
const SMALLEST = 14;
/**
 * The sheet has a list of tiles if its cells then have at least this size in CSS pixels, or are at
 * most 4 pixels smaller than without the list.
 */
const COMFORT = 44;
/**
 * Minimum cell size in CSS pixels on a painted sheet of paper, for a puzzle with tiles to list. If
 * cells would be smaller, no paper is painted, and its margins become space for larger cells.
 */
const TIGHT = 30;
/**
 * Kinds of the engine's tokens for the tiles in the list: `tally` in Dominosa (tiles are found in
 * the printed numbers), `stock` in Terzett (tiles are placed on the grid).
 */
const LISTED = ["tally", "stock"];
/**
 * Sizes of the list in CSS pixels: width of a column, gap between columns, and preferred minimum
 * and maximum of the line height.
 */
const COLUMN = 90;
const GAP = 36;
const LINE = { least: 22, most: 34 };

export interface Figure {
  rows: number;
  columns: number;
  tiles: number;
}

interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Plan {
  cell: number;
  /** Numbers of rows and columns of the grid. */
  rows: number;
  columns: number;
  margins: Margins;
  /** Box of the list of tiles, relative to the grid's top left corner; null without a list. */
  list: Sheet["list"];
  width: number;
  height: number;
}

/** Return the plan of a grid with its list of tiles, for a cell size. */
export type Layout = (figure: Figure, cell: number) => Plan;

/**
 * The layouts with a list are tried in order of preference. The first whose cells have at least
 * this fraction of the largest cell size among all of them is used.
 */
const EASE = 0.9;

/**
 * Return the plan (layout and cell size) to use in a space, and whether a sheet of paper is painted
 * under the grid. `lists` are the layouts with a list of tiles, in order of preference.
 */
export function planned(
  space: Space,
  view: View,
  look: Look,
  lists: readonly Layout[],
): { plan: Plan; paper: boolean } {
  const figure = figureOf(view);
  const plain = largest(space, (cell) => alone(figure, cell, false));
  const printed = largest(space, (cell) => alone(figure, cell, true));
  const desk = look.shape === "desk" || look.shape === "kiosk";
  const paper = desk && (printed.cell >= TIGHT || figure.tiles === 0);
  const bare = paper ? printed : plain;
  const beside = lists.map((list) => largest(space, (cell) => list(figure, cell)));
  const most = Math.max(...beside.map(({ cell }) => cell));
  const best = beside.find(({ cell }) => cell >= EASE * most);
  const enough = best && (best.cell >= COMFORT || best.cell >= bare.cell - 4);
  return { plan: paper && enough && figure.tiles > 0 ? best : bare, paper };
}

function figureOf({ places, tokens }: View): Figure {
  return {
    rows: Math.max(...places.map(({ row }) => row)) + 1,
    columns: Math.max(...places.map(({ column }) => column)) + 1,
    tiles: tokens.filter(({ kind }) => LISTED.includes(kind)).length,
  };
}

/** Return the plan with the largest cells that fits into the space, or else the smallest plan. */
function largest(space: Space, plan: (cell: number) => Plan): Plan {
  for (let cell = LARGEST; cell > SMALLEST; cell -= 0.5) {
    const layout = plan(cell);
    if (layout.width <= space.width && layout.height <= space.height) return layout;
  }
  return plan(SMALLEST);
}

export function onPaper(cell: number): Margins {
  const z = cell / DRAWN;
  return {
    left: Math.max(40, 72 * z),
    top: Math.max(74, 116 * z),
    right: Math.max(26, 36 * z),
    bottom: Math.max(50, 76 * z),
  };
}

/** Margins on paper around the grid of a puzzle that has no tiles to list. */
const round = (cell: number): Margins => {
  const side = Math.max(26, 0.62 * cell);
  return { left: side + 8, top: side + 6, right: side, bottom: side - 4 };
};

const offPaper = (cell: number): Margins => {
  const z = cell / DRAWN;
  return { left: Math.max(18, 30 * z), top: Math.max(24, 34 * z), right: 14, bottom: 8 };
};

function alone({ rows, columns, tiles }: Figure, cell: number, sheet: boolean): Plan {
  const typed = tiles > 0 ? { ...onPaper(cell), right: onPaper(cell).left } : round(cell);
  const margins = sheet ? typed : offPaper(cell);
  const width = margins.left + columns * cell + margins.right;
  const height = margins.top + rows * cell + margins.bottom;
  return { cell, rows, columns, margins, list: null, width, height };
}

/** Return the plan of a grid with the list of tiles in columns at its right. */
export function right({ rows, columns, tiles }: Figure, cell: number): Plan {
  const margins = onPaper(cell);
  const high = rows * cell;
  let across = 1;
  while (across < 5 && high / Math.ceil(tiles / across) < LINE.least) across += 1;
  if (across === 1 && tiles > 6) across = 2;
  const lines = Math.ceil(tiles / across);
  const line = Math.min(LINE.most, high / lines);
  const scale = Math.min(1.1, Math.max(0.94, line / 31));
  const wide = scale * (across * COLUMN + (across - 1) * GAP);
  const x = columns * cell + Math.max(34, (50 * cell) / DRAWN);
  const list = { box: { x, y: 0, width: wide, height: lines * line }, columns: across, line };
  const width = margins.left + x + wide + margins.right;
  const height = margins.top + Math.max(high, lines * line) + margins.bottom;
  return { cell, rows, columns, margins, list, width, height };
}

/** Return the plan of a grid with the list of tiles in columns below it. */
export function below({ rows, columns, tiles }: Figure, cell: number): Plan {
  const margins = { ...onPaper(cell), right: onPaper(cell).left };
  const wide = Math.max(columns * cell, 3 * COLUMN + 2 * GAP);
  const most = Math.max(3, Math.floor((wide + GAP) / (COLUMN + GAP)));
  const lines = Math.ceil(tiles / most);
  const across = Math.ceil(tiles / lines);
  const line = 28;
  const y = rows * cell + 84;
  const box = { x: 0, y, width: wide, height: lines * line };
  const width = margins.left + wide + margins.right;
  const height = margins.top + y + box.height + margins.bottom;
  const list = { box, columns: across, line };
  return { cell, rows, columns, margins, list, width, height };
}
