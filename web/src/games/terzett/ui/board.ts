/** What lies on a composing board, read from its view: outline, numbers, key, position. */
import type { Piece, View } from "../../../engine/protocol";

export type Numbers = (number | null)[][];

/** The rows of a figure with something for every cell, and something else where there is none. */
function rowsOf<T>({ places }: View, none: T, of: (id: string) => T): T[][] {
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const made = Array.from({ length: rows }, () => new Array<T>(columns).fill(none));
  for (const { id, row, column } of places) {
    const line = made[row];
    if (line) line[column] = of(id);
  }
  return made;
}

/** Rows of `#`, and `.` where there is no cell. */
export function outlineOf(view: View): string[] {
  return rowsOf(view, ".", () => "#").map((row) => row.join(""));
}

/** The number on every cell that a tile covers. */
export function numbersOn(view: View): Numbers {
  const on = new Map(view.pieces.flatMap(halves));
  return rowsOf<number | null>(view, null, (id) => on.get(id) ?? null);
}

/** The tiles as they lie: rows of `< > ^ v .`. */
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

/** What is prescribed to whoever composes: the outline, numbers on cells, sums of lines. */
export function conditionOf(view: View): object {
  const given = view.places.filter(({ value }) => value !== "");
  const sums = view.status.filter(({ code }) => code === "sum");
  return {
    game: view.game,
    options: view.options,
    outline: outlineOf(view),
    given: Object.fromEntries(given.map(({ id, value }) => [id, Number(value)])),
    sums: Object.fromEntries(sums.map(({ params }) => [String(params.line), Number(params.sum)])),
  };
}

/** The board as it can be laid again. */
export function positionOf(view: View): object {
  return { ...conditionOf(view), laid: view.pieces.map(laidText) };
}

/** "1:6 d2-e2": the lower number first, on the first cell. */
function laidText({ value, covers }: Piece): string {
  const [first = 0, second = 0] = value.split(":").map(Number);
  const [from = "", to = ""] = covers;
  return first <= second ? `${first}:${second} ${from}-${to}` : `${second}:${first} ${to}-${from}`;
}

function halves({ value, covers }: Piece): [string, number][] {
  const numbers = value.split(":").map(Number);
  return covers.map((cell, i) => [cell, numbers[i] ?? 0]);
}
