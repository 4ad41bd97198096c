/** The conditions under which the book has figures composed: numbers given, or a sum. */

export interface Conditions {
  given: Record<string, number>;
  sums: Record<string, number>;
}

/** The rectangle that the book's conditions are made for. */
const ROWS = 8;
const COLUMNS = 9;

const letter = (column: number) => String.fromCharCode(97 + column);

const columns = numbers(
  Array.from({ length: ROWS }, (_, row) => [2, 3, 4].map((column) => [row, column, row])).flat(),
);
const zeros = numbers(Array.from({ length: COLUMNS }, (_, column) => [0, column, 0]));
const diagonal = numbers(Array.from({ length: ROWS }, (_, row) => [row, row, row]));
/** A bar of seven crossed by one of three: with other arms no groups of three are possible. */
const cross = numbers([
  ...[1, 2, 3, 4, 5, 6, 7].map((column) => [3, column, 0]),
  [2, 4, 0],
  [4, 4, 0],
]);

/** What each condition prescribes on the rectangle of eight rows by nine. */
export const PRESCRIBED: Record<string, Record<string, number>> = {
  none: {},
  columns,
  zeros,
  both: { ...zeros, ...columns },
  diagonal,
  cross,
};

/** Whether an outline is that rectangle. */
export function isBooks(outline: readonly string[]): boolean {
  return outline.length === ROWS && outline.every((row) => row === "#".repeat(COLUMNS));
}

/** Numbers on cells as a person writes them: "c1=0 d4=7"; null where that cannot be read. */
export function readCells(text: string): Record<string, number> | null {
  return read(text, /^([a-z]+\d+)=(\d+)$/);
}

/** Sums of columns and rows: "c=10 3=27"; null where that cannot be read. */
export function readSums(text: string): Record<string, number> | null {
  return read(text, /^([a-z]+|\d+)=(\d+)$/);
}

function read(text: string, form: RegExp): Record<string, number> | null {
  const parts = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const found = parts.map((part) => part.match(form));
  if (found.some((one) => one === null)) return null;
  return Object.fromEntries(found.map((one) => [one?.[1], Number(one?.[2])]));
}

function numbers(cells: number[][]): Record<string, number> {
  return Object.fromEntries(
    cells.map(([row = 0, column = 0, number = 0]) => [`${letter(column)}${row + 1}`, number]),
  );
}
