/** What the panels of a puzzle read from its view: numbers, the tally, what is found. */
import type { Hint, Mark, Param, View } from "../../engine/protocol";

/** The shapes round marked numbers, in the order in which they are given. */
export const SHAPES = ["ring", "lozenge"] as const;
export type Shape = (typeof SHAPES)[number];

export interface Marked {
  number: number;
  /** The shape it is marked with, or null. */
  shape: Shape | null;
}

/** A tile of the set: where it can still lie, where it could at first, and whether it is found. */
export interface Entry {
  tile: string;
  numbers: [number, number];
  places: number;
  first: number;
  found: boolean;
}

/** The numbers that can be marked; the places tell with which shape. */
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

/** The tally: every tile of the set. */
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
      const before = first.get(`first.${id}`) ?? value;
      return { tile: id, numbers: [low, high], places: value, first: before, found: used };
    });
}

/** Whether tiles are laid on an empty outline, and not found under numbers. */
export function isComposing({ tokens }: View): boolean {
  return tokens.some(({ kind }) => kind === "stock");
}

/** The tiles to compose with; their places are counted with live help only, and else are -1. */
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

/** The tile in the hand, or null. */
export function heldOf({ tokens }: View): string | null {
  return tokens.find(({ kind, value }) => kind === "stock" && value > 0)?.id ?? null;
}

/** How a tile is written: "1 : 6". */
export function tileName(tile: string): string {
  return tile.replace(":", "\u00a0:\u00a0");
}

/** A sentence in the printer's dress: "1 : 6", "d2–e2". */
export function typeset(text: string): string {
  return text
    .replace(/\b(\d+):(\d+)\b/g, "$1\u00a0:\u00a0$2")
    .replace(/\b([a-z]+\d+)-([a-z]+\d+)\b/g, "$1–$2");
}

/** The marks that show a tile on the board: its numbers, and the places left for it. */
export function pointing(view: View, { tile, numbers, found }: Entry): Mark[] {
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

/** Whether a trial has been begun and neither kept nor dropped. */
export function isTrying({ actions }: View): boolean {
  return actions.some(({ id, enabled }) => id === "keep" && enabled);
}

/** The two cells on which a move lays a tile: "lay a1-b1", "place 1:6 a1-b1"; "" of any other. */
export function cellsLaid(text: string): string {
  return text.match(/^(?:lay|place \S+) (\S+)$/)?.[1] ?? "";
}

/** The tile that a hint advises to lay, or "". */
export function tileAdvised({ moves }: View, { text, reason }: Hint): string {
  const move = moves.find((one) => one.text === text);
  const { tile } = move?.label.params ?? reason.params;
  return cellsLaid(text) !== "" && typeof tile === "string" ? tile : "";
}

/** The marks that show on the board what a hint rests on and leads to. */
export function reasons({ reason, text }: Hint): Mark[] {
  const { cells, places, lays, cuts, tried } = reason.params;
  const label = { code: "", params: {} };
  const marks = (kind: string, given: Param | undefined): Mark[] =>
    (Array.isArray(given) ? given : given ? [given] : []).map((one) => ({
      kind,
      side: "",
      path: String(one).split("-"),
      label,
    }));
  const laid = lays ?? (cellsLaid(text) || undefined);
  const unlaid = (cell: string) =>
    !String(laid ?? "")
      .split("-")
      .includes(cell);
  const cut = marks("cut", cuts);
  const concluded = new Set([laid, ...(Array.isArray(cuts) ? cuts : [])]);
  const premises = Array.isArray(places) ? places.filter((one) => !concluded.has(one)) : [];
  return [
    ...marks("rests", Array.isArray(cells) ? cells.map(String).filter(unlaid) : undefined),
    ...marks("place", premises.map(String)),
    ...marks("rival", typeof tried === "string" && !concluded.has(tried) ? tried : undefined),
    ...cut,
    ...marks("lay", laid),
  ];
}

/** A puzzle with nothing on it, as a position that is laid whether or not it has one solution. */
export function positionOf(game: string, view: View): object {
  return { game, puzzle: { reach: reachOf(view), grid: gridOf(view) }, as_is: true };
}

/** The numbers of a figure, row by row; null where it has no cell. */
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

/** The largest number of the set. */
export function reachOf(view: View): number {
  return Math.max(...numbersOf(view).map(({ number }) => number));
}

/** How many tiles are found, and how many there are. */
export function progressOf(view: View): { found: number; of: number } {
  const tally = tallyOf(view);
  return { found: tally.filter(({ found }) => found).length, of: tally.length };
}

/** The puzzle by its numbers: the same for the same puzzle, whatever is laid on it. */
export function nameOf(view: View): string {
  return `${reachOf(view)}:${JSON.stringify(gridOf(view))}`;
}

/** Puzzles taken at random have numbers up to this. */
export const NUMBERS = 1_000_000;

/** The number of a puzzle taken at random. */
export function randomNumber(): string {
  return String(1 + Math.floor(Math.random() * NUMBERS));
}
