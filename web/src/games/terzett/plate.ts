/**
 * Pictures of printed figures, for the gallery and the home page. The background of a cell is
 * tinted, more strongly for higher numbers, so that the groups of three are visible; found tiles
 * are outlined.
 */
import { withNight } from "../../board/painter";
import type { Plate } from "../../contracts/manifest";
import { type Ctx, centreText, setPen, strokeLine } from "../../paint/material/canvas";
import { SERIF } from "../../paint/material/dice";
import type { Theme } from "../../paint/material/palette";
import { outlines } from "../../paint/sheet/still";

/** Minimum side of a cell with a legible number, in CSS pixels. Smaller cells have no numbers. */
const LEGIBLE = 8;

export type Grid = readonly (readonly (number | null)[])[];

/** Place of a tile: row and column of its upper left cell, from 0; `across` if horizontal. */
export interface Outlined {
  row: number;
  column: number;
  across: boolean;
  /** True for a tile moved or turned in `ui/series.ts`; its line is thicker, in another colour. */
  marked?: boolean;
}

interface Inks {
  paper: string;
  wash: string;
  /** Opacity of the tint of a cell with the number 1. The number n has n times this opacity. */
  step: number;
  rule: string;
  frame: string;
  numeral: string;
  tile: string;
  marked: string;
}

const inks: Record<Theme, Inks> = withNight({
  light: {
    paper: "#FBF8F0",
    wash: "96,72,30",
    step: 0.0425,
    rule: "#6B6355",
    frame: "#1E1B16",
    numeral: "#1E1B16",
    tile: "#1D222B",
    marked: "#7A1F1B",
  },
  dark: {
    paper: "#201D19",
    wash: "237,230,216",
    step: 0.034,
    rule: "#8E8575",
    frame: "#B9AF9E",
    numeral: "#EDE6D8",
    tile: "#E9E1CF",
    marked: "#D9746A",
  },
  contrast: {
    paper: "#FFFFFF",
    wash: "0,0,0",
    step: 0.022,
    rule: "#57503F",
    frame: "#000000",
    numeral: "#000000",
    tile: "#000000",
    marked: "#6B0F0C",
  },
});

/**
 * Paint a figure with its upper left corner at the origin and cells of side `cell`, and outline
 * `tiles`. Numbers are painted only on the cells for which `numbered` returns true, and only if
 * `cell` is at least `LEGIBLE`.
 */
export function paintFigure(
  ctx: Ctx,
  grid: Grid,
  cell: number,
  theme: Theme,
  tiles: readonly Outlined[] = [],
  numbered: (spot: { row: number; column: number }) => boolean = () => true,
): void {
  const ink = inks[theme];
  const cells = grid.flatMap((line, row) =>
    line.flatMap((value, column) => (value === null ? [] : [{ row, column, value }])),
  );
  for (const { row, column, value } of cells) {
    const box = [column * cell, row * cell, cell, cell] as const;
    ctx.fillStyle = ink.paper;
    ctx.fillRect(...box);
    ctx.fillStyle = `rgba(${ink.wash},${value * ink.step})`;
    ctx.fillRect(...box);
  }
  paintRules(ctx, grid, cell, ink);
  paintOutline(ctx, cells, cell, ink);
  if (cell >= LEGIBLE) paintNumerals(ctx, cells.filter(numbered), cell, ink);
  ctx.globalAlpha = 0.85;
  for (const { row, column, across, marked } of tiles) {
    setPen(ctx, marked ? ink.marked : ink.tile, Math.max(0.85, 0.065 * cell) * (marked ? 2 : 1));
    const [wide, high] = across ? [2, 1] : [1, 2];
    const by = 0.115 * cell;
    ctx.beginPath();
    ctx.roundRect(
      column * cell + by,
      row * cell + by,
      wide * cell - 2 * by,
      high * cell - 2 * by,
      0.23 * cell,
    );
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/**
 * Draw the lines between adjacent cells: faint between equal numbers, stronger between different
 * ones.
 */
function paintRules(ctx: Ctx, grid: Grid, cell: number, ink: Inks): void {
  setPen(ctx, ink.rule, Math.max(0.7, 0.04 * cell));
  const rule = (alike: boolean, x: number, y: number, dx: number, dy: number) => {
    ctx.globalAlpha = alike ? 0.16 : 0.5;
    strokeLine(ctx, { x: x * cell, y: y * cell }, { x: (x + dx) * cell, y: (y + dy) * cell });
  };
  grid.forEach((line, y) => {
    line.forEach((value, x) => {
      if (value === null) return;
      const right = line[x + 1] ?? null;
      const under = grid[y + 1]?.[x] ?? null;
      if (right !== null) rule(right === value, x + 1, y, 0, 1);
      if (under !== null) rule(under === value, x, y + 1, 1, 0);
    });
  });
  ctx.globalAlpha = 1;
}

function paintOutline(
  ctx: Ctx,
  cells: readonly { row: number; column: number }[],
  cell: number,
  ink: Inks,
): void {
  setPen(ctx, ink.frame, Math.max(1.3, 0.06 * cell));
  ctx.beginPath();
  for (const line of outlines(cells, 0)) {
    line.forEach(({ x, y }, i) => {
      if (i === 0) ctx.moveTo(x * cell, y * cell);
      else ctx.lineTo(x * cell, y * cell);
    });
    ctx.closePath();
  }
  ctx.stroke();
}

function paintNumerals(
  ctx: Ctx,
  cells: readonly { row: number; column: number; value: number }[],
  cell: number,
  ink: Inks,
): void {
  ctx.font = `500 ${0.8 * cell}px ${SERIF}`;
  centreText(ctx);
  ctx.fillStyle = ink.numeral;
  for (const { row, column, value } of cells) {
    ctx.fillText(String(value), (column + 0.5) * cell, (row + 0.5) * cell + 0.27 * cell);
  }
}

/**
 * Return the tiles of a solution. In the rows of `key`, `<` and `>` are the halves of a horizontal
 * tile, `^` and `v` those of an upright tile.
 */
export function tilesOf(key: readonly string[]): Outlined[] {
  return key.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign === "<" || sign === "^" ? [{ row, column, across: sign === "<" }] : [],
    ),
  );
}

/** Figure XII, with two holes, and the tiles (`found`) outlined on it on the home page. */
const TWELVE = {
  rows: `246660677743
243330611143
24...06...43
70...02...42
70...02...42
70...02...42
555111111555
555333777666`.split("\n"),
  found: ["^<>^<><>^<>^", "v<>v<><>v<>v", "^^...^^...^^", "vv...vv...vv", "<>.........."],
};

export const plate: Plate = function* (ctx, room, look) {
  const grid = TWELVE.rows.map((row) =>
    [...row].map((sign) => (sign === "." ? null : Number(sign))),
  );
  const cell = Math.min(room.height / grid.length, room.width / 12);
  paintFigure(ctx, grid, cell, look.theme, tilesOf(TWELVE.found));
  yield;
  return { width: 12 * cell, height: grid.length * cell };
};
