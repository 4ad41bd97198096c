/**
 * Reads from a view the data for the panels of a puzzle: numbers, list of tiles, progress, marks
 * for tiles and hints, and texts that identify the puzzle.
 */
import { isComposing } from "../board/choices";
import type { Collected } from "../contracts/puzzle-ui";
import type { Hint, Mark, Param, View } from "../engine/protocol";

/** Shapes around the cells of marked numbers, for the first and the second marked number. */
const SHAPES = ["ring", "lozenge"] as const;
type Shape = (typeof SHAPES)[number];

export interface Marked {
  number: number;
  /** Shape around the cells with this number, or null if the number is not marked. */
  shape: Shape | null;
}

/**
 * A tile of the set: its numbers, the number of its possible places now (`places`) and at the start
 * (`first`), each -1 if unknown, and whether the tile is on the board (`found`).
 */
export interface Entry {
  tile: string;
  numbers: [number, number];
  places: number;
  first: number;
  found: boolean;
}

/** Return the numbers that the player can mark, each with the shape that marks its cells now. */
export function numbersOf({ tokens, places }: View): Marked[] {
  const shapes = new Map<string, Shape>();
  for (const { value, marks } of places) {
    if (marks.includes("marked")) shapes.set(value, "ring");
    else if (marks.includes("marked_other")) shapes.set(value, "lozenge");
  }
  return tokens
    .filter(({ kind }) => kind === "number")
    .map(({ value }) => ({ number: value, shape: shapes.get(String(value)) ?? null }));
}

/**
 * Return each tile of the set with its number of possible places. For a composing puzzle (see
 * `isComposing`), return the result of `stockOf`.
 */
export function tallyOf(view: View): Entry[] {
  const { tokens } = view;
  if (isComposing(view)) return stockOf(view);
  const first = new Map(
    tokens.filter(({ kind }) => kind === "first").map(({ id, value }) => [id, value]),
  );
  return tokens
    .filter(({ kind }) => kind === "tally")
    .map(({ id, value, used }) => {
      const [low = 0, high = low] = id.split(":").map(Number);
      const initial = first.get(`first.${id}`) ?? value;
      return { tile: id, numbers: [low, high], places: value, first: initial, found: used };
    });
}

/**
 * Return all tiles of a composing puzzle (see `isComposing`). If live help is on and a tile is not
 * placed yet, `places` is its current number of possible places, otherwise -1 (unknown). `first` is
 * the same number, because there is no count of possible places at the start.
 */
function stockOf({ tokens }: View): Entry[] {
  const rooms = new Map(tokens.map(({ id, value }) => [id, value]));
  return tokens
    .filter(({ kind }) => kind === "stock")
    .map(({ id, used }) => {
      const [low = 0, high = low] = id.split(":").map(Number);
      const places = rooms.get(`room.${id}`) ?? -1;
      return { tile: id, numbers: [low, high], places, first: places, found: used };
    });
}

/** Return the tile that the player has selected for placing in a composing puzzle, or null. */
export function selectedTile({ tokens }: View): string | null {
  return tokens.find(({ kind, value }) => kind === "stock" && value > 0)?.id ?? null;
}

/** Format a tile: "1 : 6". */
export function tileName(tile: string): string {
  return tile.replace(":", "\u00a0:\u00a0");
}

/** Format tiles and pairs of cells in a text, without line breaks in them: "1 : 6", "d2–e2". */
export function formatCells(text: string): string {
  return text
    .replace(/\b(\d+):(\d+)\b/g, "$1\u00a0:\u00a0$2")
    .replace(/\b([a-z]+\d+)-([a-z]+\d+)\b/g, "$1\u2060–\u2060$2");
}

/**
 * Return marks for a tile: all cells with its numbers, and the pairs of free cells that it can
 * cover. Return [] if the tile is already on the board.
 */
export function tileMarks(view: View, { tile, numbers, found }: Entry): Mark[] {
  if (found) return [];
  const label = { code: "place", params: {} };
  const cells = (number: number) =>
    view.places.filter(({ value }) => value === String(number)).map(({ id }) => id);
  const marks: Mark[] = [...new Set(numbers)].map((number, i) => ({
    kind: SHAPES[i] ?? "ring",
    side: "",
    path: cells(number),
    label,
  }));
  const covered = new Set(view.pieces.flatMap(({ covers }) => covers));
  const places = new Map(
    view.moves
      .filter(({ kind, label }) => kind === "play" && label.params.tile === tile)
      .filter(({ path }) => !path.some((cell) => covered.has(cell)))
      .map(({ text, path }) => [text, path]),
  );
  for (const path of places.values()) marks.push({ kind: "place", side: "", path, label });
  return marks;
}

/** True during a trial, a series of tentative steps that the user then keeps or discards. */
export function isTrial({ actions }: View): boolean {
  return actions.some(({ id, enabled }) => id === "keep" && enabled);
}

/**
 * Return the cells that a move covers with a tile: "a1-b1" for the moves "lay a1-b1" and "place 1:6
 * a1-b1"; "" for other moves.
 */
function placedCells(text: string): string {
  return text.match(/^(?:lay|place \S+) (\S+)$/)?.[1] ?? "";
}

/** Return the tile that a hint advises to place, or "". */
export function advisedTile({ moves }: View, { text, reason }: Hint): string {
  const move = moves.find((other) => other.text === text);
  const { tile } = move?.label.params ?? reason.params;
  return placedCells(text) !== "" && typeof tile === "string" ? tile : "";
}

/** Return the marks for the premises of a hint (its reasons) and for its conclusion. */
export function reasonMarks({ reason, text }: Hint): Mark[] {
  const { cells, places, lays, cuts, tried } = reason.params;
  const label = { code: "", params: {} };
  const marks = (kind: string, value: Param | undefined): Mark[] =>
    (Array.isArray(value) ? value : value ? [value] : []).map((item) => ({
      kind,
      side: "",
      path: String(item).split("-"),
      label,
    }));
  const placed = lays ?? (placedCells(text) || undefined);
  const unlaid = (cell: string) =>
    !String(placed ?? "")
      .split("-")
      .includes(cell);
  const cut = marks("cut", cuts);
  const concluded = new Set([placed, ...(Array.isArray(cuts) ? cuts : [])]);
  const premises = Array.isArray(places) ? places.filter((place) => !concluded.has(place)) : [];
  return [
    ...marks("rests", Array.isArray(cells) ? cells.map(String).filter(unlaid) : undefined),
    ...marks("place", premises.map(String)),
    ...marks("rival", typeof tried === "string" && !concluded.has(tried) ? tried : undefined),
    ...cut,
    ...marks("lay", placed),
  ];
}

/**
 * Return a position that opens the same puzzle without tiles. `as_is` also permits puzzles with
 * several solutions or none.
 */
export function positionOf(game: string, view: View): object {
  return { game, puzzle: { reach: reachOf(view), grid: gridOf(view) }, as_is: true };
}

/** Return the numbers of the puzzle's grid, row by row; null where there is no cell. */
export function gridOf({ places }: View): (number | null)[][] {
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const grid = Array.from({ length: rows }, () => new Array<number | null>(columns).fill(null));
  for (const { row, column, value } of places) {
    const line = grid[row];
    if (line) line[column] = Number(value);
  }
  return grid;
}

/** Return the largest number on the tiles of the puzzle. */
export function reachOf(view: View): number {
  return Math.max(...numbersOf(view).map(({ number }) => number));
}

/**
 * Return the puzzle as a text that users can copy and enter elsewhere. `reach` is the largest
 * number on the tiles. For a full rectangle of `reach` + 1 rows and `reach` + 2 columns, the text
 * consists of `reach`, a colon and all numbers, row by row, with numbers above 9 in brackets. For
 * any other grid, it has one line per row, a dot where there is no cell, and spaces between the
 * cells if `reach` is above 9.
 */
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

/** Return the number of tiles found and the number of all tiles. */
export function foundCount(view: View): { found: number; of: number } {
  const tally = tallyOf(view);
  return { found: tally.filter(({ found }) => found).length, of: tally.length };
}

/**
 * Return the number of solutions (`keys`): 1 unless a message in the view gives a higher one.
 * `complete` is "false" if this is only a minimum. After the game it is unknown, and `keys` is 0.
 */
export function keysOf({ status, actor }: Pick<View, "status" | "actor">) {
  if (actor.kind === "over") return { keys: 0, complete: "true" };
  const several = status.find(({ code }) => code === "several_solutions")?.params;
  return { keys: Number(several?.count ?? 1), complete: String(several?.complete ?? true) };
}

/** Return a text that identifies the puzzle without placed tiles: its highest number and grid. */
export function puzzleKey(view: View): string {
  return `${reachOf(view)}:${JSON.stringify(gridOf(view))}`;
}

/** Return the same text as `puzzleKey`, for a puzzle in a list of the site. */
export function collectedKey({ puzzle: { reach, grid } }: Collected): string {
  return `${reach}:${JSON.stringify(grid)}`;
}

/** Highest seed of a random puzzle. */
export const MAX_NUMBER = 1_000_000;

/** Return a random seed for a puzzle: a number from 1 to `MAX_NUMBER`, as text. */
export function randomNumber(): string {
  return String(1 + Math.floor(Math.random() * MAX_NUMBER));
}

/** Return the letter of a column, numbered from 0: "a" to "z", then "aa", "ab" and so on. */
export function columnLetter(column: number): string {
  const letter = String.fromCodePoint(97 + (column % 26));
  return column < 26 ? letter : columnLetter(Math.floor(column / 26) - 1) + letter;
}
