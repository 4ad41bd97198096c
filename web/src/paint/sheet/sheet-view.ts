/** Creates a `View` of a puzzle for a picture, from rows of digits, tiles and marks. */
import type { Mark, View } from "../../engine/protocol";
import { stillView } from "../material/still-view";

export interface SheetDescription {
  /** One string per row, with a digit for each cell and a dot for a gap. */
  rows: readonly string[];
  /** Pairs of cells ("a1-b1"): a tile in ink (`laid`), or a stroke that excludes one (`lines`). */
  laid?: readonly string[];
  lines?: readonly string[];
  /** Two digits: cells with the digit `ringed` have rings, cells with `lozenged` have lozenges. */
  ringed?: string;
  lozenged?: string;
  /** Tentative tiles, painted in pencil, as pairs of cells, such as "a1-b1". */
  tried?: readonly string[];
  solved?: boolean;
}

const NOTHING = { code: "", params: {} };

/** Return the name of a cell, such as "c2". `row` and `column` are counted from 0. */
export const cellName = (row: number, column: number) =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

export const pathOf = (pair: string) => pair.split("-");

/** Return the view of a puzzle for a picture, without legal moves. */
export function sheetView(sheet: SheetDescription): View {
  const { rows, laid = [], lines = [], tried = [], solved = false } = sheet;
  const pencilled = new Set(tried.flatMap(pathOf));
  const places = rows.flatMap((line, row) =>
    [...line].flatMap((value, column) => {
      if (value === ".") return [];
      const name = cellName(row, column);
      const marks = [
        ...(value === sheet.ringed ? ["marked"] : []),
        ...(value === sheet.lozenged ? ["marked_other"] : []),
        ...(pencilled.has(name) ? ["tried"] : []),
      ];
      return [
        {
          id: name,
          kind: "cell" as const,
          row,
          column,
          name,
          label: NOTHING,
          side: "",
          marks,
          value,
        },
      ];
    }),
  );
  const values = new Map(places.map(({ id, value }) => [id, value]));
  const pieces = [...laid, ...tried].map((pair) => ({
    id: pair,
    kind: "tile" as const,
    side: "",
    place: pathOf(pair)[0] ?? "",
    order: 0,
    value: pathOf(pair)
      .map((id) => values.get(id))
      .join(":"),
    covers: pathOf(pair),
    layers: [],
  }));
  const marks = lines.map((pair) => markOf("line", pathOf(pair)));
  const outcome = { winner: "solver", ending: "solved", points: 1 };
  return stillView({
    game: "",
    family: "dominoes",
    sides: ["solver"],
    viewer: "solver",
    actor: solved ? { kind: "over", outcome } : { kind: "seat", side: "solver" },
    places,
    pieces,
    marks,
  });
}

export function markOf(kind: string, path: string[]): Mark {
  return { kind, side: "", path, label: { code: kind, params: {} } };
}
