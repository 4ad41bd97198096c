/**
 * Layouts of the tile stock: a triangle from 0:0 to 7:7 beside a high figure, a block beside a
 * nearly square one, lines below a wide one.
 */
import { type Figure, type Layout, onPaper, type Plan } from "../../../paint/sheet/plans";

/**
 * Horizontal and vertical distances between tiles, and of a list below the figure, in CSS pixels.
 * They include the number below each tile.
 */
const ACROSS = 42;
const DOWN = 76;
const BELOW = 76;

/** Number of lines in the triangle of a set: n + 1 for tiles from 0:0 to n:n. */
const lines = (tiles: number) => Math.round((Math.sqrt(8 * tiles + 1) - 1) / 2);

function beside(figure: Figure, cell: number, columns: number, rows: number): Plan {
  const margins = onPaper(cell);
  const x = figure.columns * cell + Math.max(36, 0.8 * cell);
  const box = { x, y: 0, width: columns * ACROSS, height: rows * DOWN };
  return {
    cell,
    rows: figure.rows,
    columns: figure.columns,
    margins,
    list: { box, columns, line: DOWN },
    width: margins.left + x + box.width + margins.right,
    height: margins.top + Math.max(figure.rows * cell, box.height) + margins.bottom,
  };
}

const triangle: Layout = (figure, cell) => {
  const side = lines(figure.tiles);
  const plan = beside(figure, cell, side, side);
  return { ...plan, list: plan.list && { ...plan.list, stepped: true } };
};

const block: Layout = (figure, cell) => {
  const columns = Math.ceil(Math.sqrt(figure.tiles));
  return beside(figure, cell, columns, Math.ceil(figure.tiles / columns));
};

const under: Layout = (figure, cell) => {
  const margins = onPaper(cell);
  const wide = figure.columns * cell;
  const rows = Math.max(1, Math.ceil((figure.tiles * ACROSS) / Math.max(wide, 9 * ACROSS)));
  const columns = Math.ceil(figure.tiles / rows);
  const width = columns * ACROSS;
  const y = figure.rows * cell + BELOW;
  const box = { x: Math.max(0, (wide - width) / 2), y, width, height: rows * DOWN };
  return {
    cell,
    rows: figure.rows,
    columns: figure.columns,
    margins: { ...margins, right: margins.left },
    list: { box, columns, line: DOWN },
    width: 2 * margins.left + Math.max(wide, width),
    height: margins.top + y + box.height + 0.4 * margins.bottom,
  };
};

export const lists: readonly Layout[] = [triangle, block, under];
