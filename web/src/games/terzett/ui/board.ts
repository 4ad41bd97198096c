/** Data read from the view of a board on which the user covers an outline with tiles. */
import type { Piece, View } from "../../../engine/protocol";
import { columnLetter } from "../../../puzzle/figure";

export type Numbers = (number | null)[][];

/** Return rows of values: `of(id)` for a cell of the board, and `none` outside its outline. */
function rowsOf<T>({ places }: View, none: T, of: (id: string) => T): T[][] {
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const result = Array.from({ length: rows }, () => new Array<T>(columns).fill(none));
  for (const { id, row, column } of places) {
    const line = result[row];
    if (line) line[column] = of(id);
  }
  return result;
}

/** Return the outline as rows of `#` (cell) and `.` (no cell). */
export function outlineOf(view: View): string[] {
  return rowsOf(view, ".", () => "#").map((row) => row.join(""));
}

/** Return the numbers on the cells that tiles cover; null for all other cells. */
export function numbersOn(view: View): Numbers {
  const on = new Map(view.pieces.flatMap(halves));
  return rowsOf<number | null>(view, null, (id) => on.get(id) ?? null);
}

/**
 * Return the tiles as rows of characters: `<` and `>` for the halves of a horizontal tile, `^` and
 * `v` for those of an upright tile, and `.` elsewhere.
 */
export function keyOf(view: View): string[] {
  const at = new Map(view.places.map((place) => [place.id, place]));
  const signs = new Map<string, string>();
  for (const { covers } of view.pieces) {
    const ends = covers.map((id) => at.get(id)).filter((place) => place !== undefined);
    const [from, to] = ends.sort((a, b) => a.row - b.row || a.column - b.column);
    if (!from || !to) continue;
    const across = from.row === to.row;
    signs.set(from.id, across ? "<" : "^").set(to.id, across ? ">" : "v");
  }
  return rowsOf(view, ".", (id) => signs.get(id) ?? ".").map((row) => row.join(""));
}

/**
 * Return the sums of the columns and of the rows of a figure, each as text such as "a 30, b 27"
 * (columns) or "1 21, 2 16" (rows). A cell without a number counts as 0.
 */
export function lineSums(grid: Numbers): { columns: string; rows: string } {
  const sum = (line: (number | null | undefined)[]) =>
    line.reduce<number>((total, number) => total + (number ?? 0), 0);
  const columns = Array.from({ length: Math.max(...grid.map((row) => row.length)) }, (_, index) =>
    sum(grid.map((row) => row[index])),
  );
  return {
    columns: columns.map((total, index) => `${columnLetter(index)} ${total}`).join(", "),
    rows: grid.map((row, index) => `${index + 1} ${sum(row)}`).join(", "),
  };
}

/**
 * Return the task of a board, as a position without tiles: game, options, outline, given numbers by
 * cell, and required sums by row or column.
 */
export function conditionOf(view: View): object {
  const prescribed = view.places.filter(({ value }) => value !== "");
  const sums = view.status.filter(({ code }) => code === "sum");
  return {
    game: view.game,
    options: view.options,
    outline: outlineOf(view),
    given: Object.fromEntries(prescribed.map(({ id, value }) => [id, Number(value)])),
    sums: Object.fromEntries(sums.map(({ params }) => [String(params.line), Number(params.sum)])),
  };
}

/**
 * Return a variant of `conditionOf` that also gives the required sums of a finished board. Its view
 * has no sums, so the variant stores the last result before the end of each match.
 */
export function conditionReader(): (view: View) => object {
  const conditions = new Map<string, object>();
  return (view) => {
    if (view.actor.kind !== "over") conditions.set(view.match, conditionOf(view));
    return conditions.get(view.match) ?? conditionOf(view);
  };
}

/** Return the board as a position in JSON for the engine: task (`conditionOf`) and tiles. */
export function positionOf(view: View): object {
  return { ...conditionOf(view), laid: view.pieces.map(laidText) };
}

/**
 * Format a tile on the board, such as "1:6 d2-e2": the lower number, the higher number, and their
 * cells in the same order.
 */
function laidText({ value, covers }: Piece): string {
  const [first = 0, second = 0] = value.split(":").map(Number);
  const [from = "", to = ""] = covers;
  return first <= second ? `${first}:${second} ${from}-${to}` : `${second}:${first} ${to}-${from}`;
}

function halves({ value, covers }: Piece): [string, number][] {
  const numbers = value.split(":").map(Number);
  return covers.map((cell, i) => [cell, numbers[i] ?? 0]);
}
