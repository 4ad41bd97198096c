/** Prints several puzzles: a given number per page, then the solutions, with page numbers. */
import { make } from "../kit/dom";
import { t } from "../kit/words";
import { figure, type Grid, printPages } from "./print";
import "./booklet.css";

/** A puzzle of a booklet. */
export interface BookletPuzzle {
  grid: Grid;
  key: readonly string[];
  /** Number of possible places of each tile: {"0:0": 2}. */
  tally: Readonly<Record<string, number>>;
  /** Description beside the puzzle's number: set, grade or number of solutions. */
  about: string;
}

/** Solutions per page. They are smaller than puzzles. */
const SOLUTIONS_PER_PAGE = 12;

/** A figure whose height exceeds its width by this factor is transposed. */
const MAX_RATIO = 2;
const MIRRORED: Record<string, string> = { "<": "^", ">": "v", "^": "<", v: ">" };

/** Prints the booklet with `each` puzzles per page. */
export function printBooklet(
  title: string,
  how: string,
  leaves: readonly BookletPuzzle[],
  each: number,
): void {
  const fittedPuzzles = leaves.map(fitToPage);
  const puzzles = splitPages(fittedPuzzles.map(puzzle), each);
  const solutions = splitPages(fittedPuzzles.map(solution), SOLUTIONS_PER_PAGE);
  const pages = puzzles.length + solutions.length;
  const page = (figures: HTMLElement[], at: number, look: string, head: Node[]) =>
    make(
      "section",
      { class: `leaf ${look}` },
      ...head,
      make("div", { class: "leaves" }, ...figures),
      make("footer", {}, `alveus · ${t("booklet-page", { page: at + 1, pages })}`),
    );
  const places = make("span", { class: "places" }, ` ${t("booklet-places")}`);
  const first = [make("h1", {}, title), make("p", {}, how, places)];
  const last = [make("h1", {}, t("booklet-solutions"))];
  printPages(
    make(
      "div",
      { class: "booklet" },
      ...puzzles.map((some, at) => page(some, at, `of${each}`, at === 0 ? first : [])),
      ...solutions.map((some, at) => page(some, puzzles.length + at, "of12", at === 0 ? last : [])),
    ),
  );
}

/** Transposes a high, narrow figure. Unlike a rotation, this keeps the digits upright. */
function fitToPage(leaf: BookletPuzzle): BookletPuzzle {
  const { grid, key } = leaf;
  const wide = Math.max(...grid.map((row) => row.length));
  if (grid.length <= MAX_RATIO * wide) return leaf;
  const columns = Array.from({ length: wide }, (_, x) => x);
  const turned = (row: readonly string[]) => row.map((sign) => MIRRORED[sign] ?? sign).join("");
  return {
    ...leaf,
    grid: columns.map((x) => grid.map((row) => row[x] ?? null)),
    key: columns.map((x) => turned(key.map((row) => row[x] ?? "."))),
  };
}

function puzzle({ grid, about, tally }: BookletPuzzle, at: number): HTMLElement {
  const head = make("h2", {}, t("booklet-puzzle", { number: at + 1, about }));
  return make("figure", {}, head, figure(grid, null), triangle(tally));
}

/** The tiles as a triangle, one column per lower number, each with its number of places. */
function triangle(tally: BookletPuzzle["tally"]): HTMLElement {
  const lines = Object.entries(tally).map(([tile, places]) => {
    const [low, high] = tile.split(":").map(Number) as [number, number];
    const style = `grid-area: ${high + 1} / ${low + 1}`;
    return make("li", { style }, tile, make("sup", {}, String(places)));
  });
  return make("ul", {}, ...lines);
}

function solution({ grid, key }: BookletPuzzle, at: number): HTMLElement {
  return make("figure", {}, make("h2", {}, String(at + 1)), figure(grid, key));
}

function splitPages<One>(all: readonly One[], each: number): One[][] {
  const pages = Math.ceil(all.length / each);
  return Array.from({ length: pages }, (_, page) => all.slice(page * each, (page + 1) * each));
}
