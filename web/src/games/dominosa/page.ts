/**
 * Rules page of Dominosa: the solving techniques of Adler's book and later ones, most with a board
 * that shows the next step, and the book's claims compared with computed results.
 */
import type { PageSection, RulesPage } from "../../contracts/manifest";
import { markOf, pathOf, type SheetDescription, sheetView } from "../../paint/sheet/sheet-view";
import lost from "./lost-figures.json";

/** A puzzle as an id, with the tiles drawn so far, and lines between cells of different tiles. */
interface Position {
  puzzle: string;
  /** True to accept a puzzle that does not have exactly one solution. */
  as_is?: boolean;
  laid?: string[];
  lines?: string[];
}

/**
 * A solving step. Its premises are cells (`rests`), possible places of tiles (`places`) and a place
 * refuted by a trial (`rival`). Its conclusions are a tile to place (`lays`) and lines to draw
 * (`cuts`). Places and lines are pairs of cells, such as "a1-b1".
 */
interface Step {
  rests?: string[];
  places?: string[];
  lays?: string;
  cuts?: string[];
  rival?: string;
}

/**
 * Convert an id such as "3:1030…" to rows of digits. With the numbers 0 to R (3 in this example),
 * there are R + 1 rows of R + 2 digits.
 */
function rowsOf(puzzle: string): string[] {
  const [reach = "0", digits = ""] = puzzle.split(":");
  const wide = Number(reach) + 2;
  return Array.from({ length: digits.length / wide }, (_, row) =>
    digits.slice(row * wide, (row + 1) * wide),
  );
}

/** Return a figure with a step's marks, and its position, which the user can open on the board. */
function board(
  position: Position,
  step: Step = {},
  more: Partial<SheetDescription> = {},
): Pick<PageSection, "figure" | "position"> {
  const { puzzle, as_is = false, laid = [], lines = [] } = position;
  const each = (kind: string, pairs: readonly string[] = []) =>
    pairs.map((pair) => markOf(kind, pathOf(pair)));
  const marks = [
    ...(step.rests ? [markOf("rests", step.rests)] : []),
    ...each("place", step.places),
    ...each("rival", step.rival ? [step.rival] : []),
    ...each("cut", step.cuts),
    ...each("lay", step.lays ? [step.lays] : []),
  ];
  const view = sheetView({ rows: rowsOf(puzzle), laid, lines, ...more });
  return {
    figure: { men: {}, view, shown: marks },
    position: { puzzle, laid, lines, ...(as_is && { as_is }) },
  };
}

const SMALL = { puzzle: "3:10302301122300213213" };
const KEY = "a1-a2 b1-b2 c1-d1 e1-e2 c2-d2 a3-a4 b3-b4 c3-c4 d3-d4 e3-e4".split(" ");

/** Figures 2 and 3 of Adler's book, reconstructed; `places` are in the order of its solution. */
const [EXAMPLE, SECOND] = lost.figures.map(({ puzzle, walk }) => ({
  puzzle,
  places: walk.map(({ place }) => place),
}));
const PLACED = 3;
/**
 * Lines in figure 3 that separate c5 and h5 from neighbours. The tile 3:3 fits only on two pairs of
 * cells. Both contain c5, so no other tile can cover c5. The same applies to the tile 1:1 and h5.
 */
const LINES = ["g5-h5", "h5-i5", "c4-c5", "b5-c5"];
const SQUARE = { rests: ["b2", "c2", "b3", "c3"], places: ["b2-c2", "b3-c3", "b2-b3", "c2-c3"] };

export const page: RulesPage = {
  other: "de",
  sections: [
    { id: "story", paragraphs: 5 },
    { id: "puzzle", paragraphs: 2, ...board(SMALL) },
    {
      id: "solution",
      paragraphs: 1,
      ...board({ ...SMALL, laid: KEY }, {}, { solved: true }),
      position: undefined,
    },
    { id: "hand", paragraphs: 4 },
    { id: "tally", paragraphs: 3 },
    {
      id: "siegel",
      paragraphs: 2,
      ...board(
        {
          puzzle: "5:225110224143345020342505015040135151334432",
          laid: ["d1-e1", "c2-c3", "d5-e5", "d6-e6", "f6-g6"],
        },
        { lays: "a3-a4" },
        { ringed: "5" },
      ),
    },
    {
      id: "luecke",
      paragraphs: 2,
      ...board(
        {
          puzzle: "5:314020445213045103344310205513250225215314",
          laid: ["a1-a2", "c1-c2", "d1-d2", "b3-b4", "f5-g5", "f6-g6"],
          lines: ["e3-f3", "e3-e4", "c6-d6"],
        },
        { lays: "b1-b2" },
      ),
    },
    { id: "trennung", paragraphs: 2 },
    {
      id: "festlegung",
      paragraphs: 3,
      ...board(
        {
          puzzle: "5:412050122531044431122253533441345000123055",
          laid: ["a3-b3", "f4-g4", "f5-g5", "f6-g6"],
          lines: ["c5-d5", "d5-d6", "b6-c6"],
        },
        { rests: ["c4"], places: ["c3-c4", "c4-c5"], cuts: ["b4-c4", "c4-d4"] },
        { ringed: "3" },
      ),
    },
    {
      id: "quadrat",
      paragraphs: 1,
      ...(SECOND &&
        board(
          {
            puzzle: SECOND.puzzle,
            as_is: true,
            laid: SECOND.places.slice(0, PLACED),
            lines: LINES,
          },
          SQUARE,
        )),
    },
    {
      id: "provisorisch",
      paragraphs: 3,
      ...board(
        {
          puzzle: "4:104303422123430403212411310024",
          laid: ["b2-c2", "a4-a5", "b4-b5", "c5-d5"],
          lines: ["d2-d3", "e2-f2"],
        },
        { rival: "a1-b1", lays: "e3-e4" },
        { ringed: "0", lozenged: "1" },
      ),
    },
    {
      id: "beyond",
      paragraphs: 3,
      ...board(
        {
          puzzle: "4:201404432423011132223414003103",
          laid: ["c1-c2", "d1-d2", "a4-b4", "c4-c5", "a5-b5"],
          lines: ["c2-c3", "e3-f3", "e4-f4"],
        },
        { rests: ["a1", "b1", "a2", "b2", "a3", "b3"], cuts: ["b3-c3"] },
      ),
    },
    { id: "grades", paragraphs: 2 },
    {
      id: "example",
      paragraphs: 1,
      further: true,
      ...(EXAMPLE &&
        board({ puzzle: EXAMPLE.puzzle }, { places: EXAMPLE.places.slice(0, PLACED) })),
    },
    { id: "claims", paragraphs: 6 },
    { id: "company", paragraphs: 2 },
  ],
  short: ["puzzle", "siegel", "solution"],
  glossary: "cell reach tally seal gap line commitment hole trial provisional key".split(" "),
  sources: 4,
};
