/**
 * Prints puzzles: one page with the grid (drawn as SVG) and the list of tiles, and one page with
 * the solution.
 */
import type { View } from "../engine/protocol";
import { make, makeSvg } from "../kit/dom";
import { t } from "../kit/words";
import { columnLetter, gridOf, tallyOf, tileName } from "./figure";
import "./print.css";

const CELL = 40;

/** Numbers of a grid, row by row; null where there is no cell. */
export type Grid = readonly (readonly (number | null)[])[];

interface PrintOptions {
  view: View;
  title: string;
  /** Text below the title, such as the number and the grade of the puzzle. */
  about: string;
  /** Solution as rows of `<>^v` (halves of tiles, see `keyMarks`) and `.`; null to print none. */
  key: string[] | null;
}

/** Print a puzzle and, unless `key` is null, its solution on a second page. */
export function print(printed: PrintOptions): void {
  const { view, title, about, key } = printed;
  const rule = t(`rule-${view.game}`, { kind: "", ...view.options });
  const head = () => [make("h1", {}, title), make("p", {}, about), make("p", {}, rule)];
  const pages = make(
    "div",
    {},
    make("section", {}, ...head(), figure(gridOf(view), null), list(view)),
    key
      ? make(
          "section",
          {},
          make("h1", {}, `${title} · ${t("print-key")}`),
          figure(gridOf(view), key),
        )
      : null,
  );
  printPages(pages);
}

/** Add pages to the document, print them and remove them. */
export function printPages(pages: HTMLElement): void {
  document.querySelector("#printed")?.remove();
  pages.id = "printed";
  pages.setAttribute("aria-hidden", "true");
  document.body.append(pages);
  addEventListener("afterprint", () => pages.remove(), { once: true });
  window.print();
}

function list(view: View): HTMLElement {
  const lines = tallyOf(view).map(({ tile, first }) =>
    make("li", {}, make("span", {}, tileName(tile)), make("b", {}, String(first))),
  );
  return make("ul", {}, ...lines);
}

/** Classes of three lines painted over each other, the widest first: a grid's double frame. */
const FRAME = ["fat", "between", "frame"];

/**
 * Draw a grid with its numbers and the labels of columns (letters) and rows (numbers). With a
 * solution (`key`), draw the outlines of the tiles; without one, draw grid lines.
 */
export function figure(grid: Grid, key: readonly string[] | null): SVGSVGElement {
  const wide = Math.max(...grid.map((row) => row.length));
  const svg = makeSvg("svg", {
    viewBox: `-22 -24 ${wide * CELL + 30} ${grid.length * CELL + 32}`,
    class: key ? "figure solved" : "figure",
  });
  const edges = outline(grid).join("");
  for (const look of FRAME) svg.append(makeSvg("path", { d: edges, class: look }));
  grid.forEach((row, y) => {
    row.forEach((value, x) => {
      if (value === null) return;
      const box = { x: x * CELL, y: y * CELL, width: CELL, height: CELL };
      svg.append(makeSvg("rect", { ...box, class: "cell" }));
      svg.append(text(String(value), (x + 0.5) * CELL, (y + 0.68) * CELL, "numeral"));
    });
  });
  const isCell = (value: number | null | undefined) => (value ?? null) !== null;
  for (let x = 0; x < wide; x++) {
    const y = grid.findIndex((row) => isCell(row[x]));
    const letter = columnLetter(x);
    svg.append(text(letter, (x + 0.5) * CELL, y * CELL - 10, "letter"));
  }
  grid.forEach((row, y) => {
    svg.append(text(String(y + 1), row.findIndex(isCell) * CELL - 13, (y + 0.62) * CELL, "row"));
  });
  for (const { x, y, width, height } of tiles(key ?? [])) {
    const inset = 4;
    svg.append(
      makeSvg("rect", {
        x: x * CELL + inset,
        y: y * CELL + inset,
        width: width * CELL - 2 * inset,
        height: height * CELL - 2 * inset,
        rx: 7,
        class: "tile",
      }),
    );
  }
  return svg;
}

/** Return the positions and sizes of the tiles of a solution, in cells. */
function tiles(key: readonly string[]) {
  return key.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (sign === "<") return [{ x, y, width: 2, height: 1 }];
      return sign === "^" ? [{ x, y, width: 1, height: 2 }] : [];
    }),
  );
}

/** Return SVG path commands for all cell edges on the boundary of the grid. */
function outline(grid: Grid): string[] {
  const at = (x: number, y: number) => (grid[y]?.[x] ?? null) !== null;
  return grid.flatMap((row, y) =>
    row.flatMap((_, x) => {
      if (!at(x, y)) return [];
      const [left, top] = [x * CELL, y * CELL];
      return [
        at(x, y - 1) ? "" : `M${left} ${top}h${CELL}`,
        at(x, y + 1) ? "" : `M${left} ${top + CELL}h${CELL}`,
        at(x - 1, y) ? "" : `M${left} ${top}v${CELL}`,
        at(x + 1, y) ? "" : `M${left + CELL} ${top}v${CELL}`,
      ].filter(Boolean);
    }),
  );
}

function text(words: string, x: number, y: number, look: string): SVGElement {
  const element = makeSvg("text", { x, y, class: look });
  element.textContent = words;
  return element;
}
