/** A puzzle on paper: the figure with its tally on one page, its key on the next, as drawings. */
import type { View } from "../../engine/protocol";
import { make } from "../shell/dom";
import { makeSvg } from "../shell/svg";
import { t } from "../shell/words";
import { gridOf, tallyOf, tileName } from "./figure";
import "./print.css";

const CELL = 40;
const FIRST_LETTER = 97;

/** The numbers of a figure, row by row; null where it has no cell. */
export type Grid = readonly (readonly (number | null)[])[];

export interface Printed {
  view: View;
  title: string;
  /** What stands under the title: reach, grade, where it comes from. */
  about: string;
  /** The key as rows of `< > ^ v .`, or null where it is not to be printed. */
  key: string[] | null;
}

/** Lays the pages out, asks the browser to print them, and takes them away again. */
export function print(printed: Printed): void {
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

/** Prints pages that are laid out, and takes them away again. */
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

/** The rule round a figure, a fat and a fine one, the widest stroke first. */
const FRAME = ["fat", "between", "frame"];

/** The figure with rules and numerals; with a key, the tiles' outlines instead of the rules. */
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
  const known = (value: number | null | undefined) => (value ?? null) !== null;
  for (let x = 0; x < wide; x++) {
    const y = grid.findIndex((row) => known(row[x]));
    const letter = String.fromCodePoint(FIRST_LETTER + x);
    svg.append(text(letter, (x + 0.5) * CELL, y * CELL - 10, "letter"));
  }
  grid.forEach((row, y) => {
    svg.append(text(String(y + 1), row.findIndex(known) * CELL - 13, (y + 0.62) * CELL, "row"));
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

/** Where a tile begins in a key, and which way it goes. */
function tiles(key: readonly string[]) {
  return key.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (sign === "<") return [{ x, y, width: 2, height: 1 }];
      return sign === "^" ? [{ x, y, width: 1, height: 2 }] : [];
    }),
  );
}

/** The edges of cells beyond which there is none. */
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
  const made = makeSvg("text", { x, y, class: look });
  made.textContent = words;
  return made;
}
