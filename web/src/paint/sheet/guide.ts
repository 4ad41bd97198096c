/** Guide of the tile puzzles: its steps, and a drawing of two cell edges (a press lays a tile). */
import { isComposing } from "../../board/choices";
import type { Drawing, Guide, Line } from "../../board/guide";
import type { Board, Box } from "../../board/painter";
import type { View } from "../../engine/protocol";

export const guide: Guide = {
  steps: [
    { name: "aim", until: "read" },
    { name: "first", until: "played" },
    { name: "alone", until: "third" },
  ],
  drawing: (step, view, board) =>
    // A press on the edge between two cells lays the tile with their numbers. A composing puzzle
    // starts with empty cells, on which an edge determines no tile, so it has no drawing.
    step === "first" && !isComposing(view) ? edges(view, board) : null,
};

/**
 * Return a drawing of the right and the lower edge of the middle cell, with a label; null if this
 * cell or its neighbour at one of these edges is missing.
 */
function edges(view: View, { places }: Board): Drawing | null {
  const boxes = new Map(
    view.places
      .filter(({ kind }) => kind === "cell")
      .map(({ id, row, column }) => [`${row},${column}`, places.get(id)?.box]),
  );
  const rows = view.places.map(({ row }) => row);
  const columns = view.places.map(({ column }) => column);
  const row = Math.floor((Math.max(...rows) + Math.min(...rows)) / 2);
  const column = Math.floor((Math.max(...columns) + Math.min(...columns)) / 2);
  const at = (r: number, c: number) => boxes.get(`${r},${c}`);
  const [cell, right, below] = [at(row, column), at(row, column + 1), at(row + 1, column)];
  if (!cell || !right || !below) return null;
  const middle = { x: cell.x + cell.width / 2, y: cell.y - 4 };
  return { lines: [upright(cell), lying(cell)], labels: [{ at: middle, code: "edge" }] };
}

const upright = ({ x, y, width, height }: Box): Line => ({
  spots: [
    { x: x + width, y: y + 0.2 * height },
    { x: x + width, y: y + 0.8 * height },
  ],
  arrows: false,
});

const lying = ({ x, y, width, height }: Box): Line => ({
  spots: [
    { x: x + 0.2 * width, y: y + height },
    { x: x + 0.8 * width, y: y + height },
  ],
  arrows: false,
});
