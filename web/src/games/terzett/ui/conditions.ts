/**
 * Conditions for covering an outline with tiles: the numbers that Adler's book prescribes for
 * cells, and a parser for the user's own numbers and sums.
 */
import { columnLetter } from "../../../puzzle/figure";

/** Size of the rectangle to which the book's conditions apply. */
const ROWS = 8;
const COLUMNS = 9;

const columns = numbers(
  Array.from({ length: ROWS }, (_, row) => [2, 3, 4].map((column) => [row, column, row])).flat(),
);
const zeros = numbers(Array.from({ length: COLUMNS }, (_, column) => [0, column, 0]));
const diagonal = numbers(Array.from({ length: ROWS }, (_, row) => [row, row, row]));
/**
 * Cross of nine zeros: a row of seven cells and a column of three. In a figure, equal numbers form
 * straight groups of three cells. A cross of two bars of five also has nine cells, but cannot be
 * divided into such groups.
 */
const cross = numbers([
  ...[1, 2, 3, 4, 5, 6, 7].map((column) => [3, column, 0]),
  [2, 4, 0],
  [4, 4, 0],
]);
/** The cross of nine zeros, upright: a column of seven cells, crossed by a row of three. */
const upright = numbers([...[0, 1, 2, 3, 4, 5, 6].map((row) => [row, 4, 0]), [3, 3, 0], [3, 5, 0]]);

/**
 * Conditions of the book by name: each maps cells, such as "c1", to the numbers that a figure in
 * the rectangle of `ROWS` and `COLUMNS` must have there.
 */
export const PRESCRIBED: Record<string, Record<string, number>> = {
  none: {},
  columns,
  zeros,
  both: { ...zeros, ...columns },
  diagonal,
  cross,
  cross_upright: upright,
};

/** True if an outline is the rectangle of 8 rows and 9 columns. */
export function isBookRectangle(outline: readonly string[]): boolean {
  return outline.length === ROWS && outline.every((row) => row === "#".repeat(COLUMNS));
}

/**
 * Return the names of the conditions for an outline: `none`, the user's own (`own`) and, in the
 * rectangle of 8 rows and 9 columns, those of the book. Only Terzett figures have conditions.
 */
export function availableConditions(kind: string, outline: readonly string[]): string[] {
  if (kind !== "terzett") return ["none"];
  return isBookRectangle(outline) ? [...Object.keys(PRESCRIBED), "own"] : ["none", "own"];
}

/** Parse numbers prescribed for cells, such as "c1=0 d4=7". Return null if the text is invalid. */
export function readCells(text: string): Record<string, number> | null {
  return parsePairs(text, /^([a-z]+\d+)=(\d+)$/);
}

/**
 * Parse prescribed sums of columns and rows, such as "c=10 3=27". Return null if the text is
 * invalid.
 */
export function readSums(text: string): Record<string, number> | null {
  return parsePairs(text, /^([a-z]+|\d+)=(\d+)$/);
}

function parsePairs(text: string, form: RegExp): Record<string, number> | null {
  const parts = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const matches = parts.map((part) => part.match(form));
  if (matches.some((match) => match === null)) return null;
  return Object.fromEntries(matches.map((match) => [match?.[1], Number(match?.[2])]));
}

function numbers(cells: number[][]): Record<string, number> {
  return Object.fromEntries(
    cells.map(([row = 0, column = 0, number = 0]) => [`${columnLetter(column)}${row + 1}`, number]),
  );
}
