/**
 * Rules page of Terzett: groups of three, solving, composing, series (figures with the same
 * solution but other numbers), and reconstructed figures.
 */
import type { PageSection, RulesPage } from "../../contracts/manifest";
import { cellName, type SheetDescription, sheetView } from "../../paint/sheet/sheet-view";
import lost from "./lost-figures.json";

/** Return a figure from rows of digits, with tiles on it. */
function figure(
  rows: readonly string[],
  tiles: readonly string[] = [],
  more: Partial<SheetDescription> = {},
): Pick<PageSection, "figure"> {
  return { figure: { men: {}, view: sheetView({ rows, laid: tiles, ...more }) } };
}

/**
 * Return the tiles of a solution as pairs of cells such as "a1-b1". In the rows of `key`, `<` and
 * `>` are the halves of a horizontal tile, `^` and `v` those of an upright tile.
 */
function tiles(key: readonly string[]): string[] {
  return key.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      if (sign === "<") return [`${cellName(row, column)}-${cellName(row, column + 1)}`];
      return sign === "^" ? [`${cellName(row, column)}-${cellName(row + 1, column)}`] : [];
    }),
  );
}

const TWO = [
  "000000000",
  "275613444",
  "275613444",
  "275613136",
  "444777136",
  "333555136",
  "777555222",
  "666111222",
];
const TWO_KEY = [
  "^^^^^^<>^",
  "vvvvvv<>v",
  "<><><>^^^",
  "^^^^^^vvv",
  "vvvvvv^<>",
  "<><><>v^^",
  "<><>^<>vv",
  "<><>v<><>",
];
/**
 * The smallest possible figure, as rows of digits: the numbers of three tiles (0:0, 0:1 and 1:1),
 * with one group of three for each of the two numbers.
 */
const SMALL = ["000", "111"];
/** A cross of nine equal numbers: a condition that the player can choose when composing. */
const CROSS = ["...0...", "0000000", "...0..."];

/**
 * Return a picture of a reconstructed figure (its drawing in the book is missing) and the position
 * for solving it. The picture has all tiles of the solution if `laid`, otherwise only numbers.
 */
function restored(name: string, laid: boolean): Pick<PageSection, "figure" | "position"> {
  const puzzle = lost.figures.find(({ id }) => id === name)?.puzzle ?? "";
  const rows = puzzle.slice("7:".length).match(/.{9}/g) ?? [];
  return { ...figure(rows, laid ? tiles(lost.key) : []), position: { puzzle } };
}

const position = (rows: readonly string[]) => ({
  puzzle: {
    reach: 7,
    grid: rows.map((row) => [...row].map((sign) => (sign === "." ? null : Number(sign)))),
  },
});

export const page: RulesPage = {
  other: "de",
  sections: [
    { id: "story", paragraphs: 5 },
    { id: "threes", paragraphs: 2, ...figure(TWO), position: position(TWO) },
    { id: "solve", paragraphs: 3, ...figure(TWO, tiles(TWO_KEY).slice(0, 14)) },
    { id: "keys", paragraphs: 2 },
    { id: "compose", paragraphs: 3, ...figure(SMALL, ["a1-b1"]) },
    { id: "hand", paragraphs: 3 },
    { id: "conditions", paragraphs: 3, ...figure(CROSS) },
    { id: "series", paragraphs: 3, ...figure(TWO, tiles(TWO_KEY)) },
    { id: "restored", paragraphs: 4, further: true, ...restored("4", true) },
    { id: "ten", paragraphs: 3, ...restored("8", false) },
    { id: "kin", paragraphs: 3 },
    { id: "transcript", paragraphs: 2 },
    { id: "company", paragraphs: 1 },
  ],
  short: ["threes", "solve", "series"],
  glossary: ["cell", "figure", "group", "key", "seal", "net", "series", "trial"],
  sources: 2,
};
