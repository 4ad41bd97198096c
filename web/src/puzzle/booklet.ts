/** Printed booklet of several puzzles: its dialog, and its pages with the solutions at the end. */
import { signal } from "@preact/signals-core";
import { html } from "lit-html";
import type { Engine } from "../engine/client";
import { EngineFailure, type GameInfo } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { make, write } from "../kit/dom";
import { steps } from "../kit/fields";
import { loadArea, t, words } from "../kit/words";
import { MAX_NUMBER, randomNumber } from "./figure";
import { figure, type Grid, printPages } from "./print";
import "./booklet.css";

interface BookletPuzzle {
  grid: Grid;
  key: readonly string[];
  /** Number of possible places of each tile at the start of the puzzle, such as {"0:0": 2}. */
  tally: Readonly<Record<string, number>>;
  /** Description beside the puzzle's number: its grade or its number of solutions. */
  about: string;
}

/** Solutions per page. They are smaller than puzzles. */
const SOLUTIONS_PER_PAGE = 12;

/** If the height of a grid exceeds this multiple of its width, the grid is transposed. */
const MAX_RATIO = 2;
const MIRRORED: Record<string, string> = { "<": "^", ">": "v", "^": "<", v: ">" };

/** Print `each` puzzles per page, the first page with instructions (`how`), then the solutions. */
function printBooklet(
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

/**
 * Transpose the grid of a puzzle if it is too high for its width (see `MAX_RATIO`). Unlike a
 * rotation, transposing keeps the digits upright.
 */
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

/**
 * Return the list of the tiles, each with its number of possible places. The list has the shape of
 * a triangle: the lower number of a tile is its column, the higher one its row.
 */
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

const COUNTS = ["4", "6", "12", "24"] as const;
const PER_PAGE = ["1", "2", "4", "6"] as const;

/**
 * The engine's reply to the request for a solution: the solution (`key`) as rows of `< > ^ v .`
 * (left, right, upper or lower half of a tile, no cell), the numbers of the grid, the number of
 * possible places of each tile (`tally`) and, for some games, the number of solutions (`keys`).
 */
interface SolutionReply {
  key: string[];
  grid: (number | null)[][];
  tally: Record<string, number>;
  keys?: number;
}

/**
 * The options with which a puzzle is generated, and a function that describes the puzzle; its
 * argument is the engine's reply with the solution.
 */
interface BookletOrder {
  options: Record<string, string>;
  about(told: { keys?: number }): string;
}

interface BookletOptions {
  info: GameInfo;
  engine: Pick<Engine, "request" | "task">;
  /**
   * The parameter `about` of the engine request `consult` that returns the solution: "key" or
   * "solution", depending on the game.
   */
  topic: string;
  /** Return a template of the dialog fields that only this game has. */
  fields(): unknown;
  /**
   * Return the options for generating the puzzle at index `at` (from 0) of a booklet of `wanted`
   * puzzles, and the function that describes the puzzle in its heading.
   */
  order(at: number, wanted: number): BookletOrder;
  /** Return the text that explains the task, printed on the first page. */
  description(): string;
}

export async function openBookletDialog(options: BookletOptions): Promise<void> {
  const { info, engine, topic, fields, order, description } = options;
  await loadArea("puzzles");
  const count = signal<(typeof COUNTS)[number]>("12");
  const each = signal<(typeof PER_PAGE)[number]>("2");
  const working = new AbortController();
  const error = make("p", { class: "refusal", role: "alert" });
  const begin = footButton(t("booklet-print"), () => void printPuzzles(), true);
  const pairs = <V extends string>(all: readonly V[]) =>
    all.map((value) => [value, value] as const);
  const dialog = openDialog({
    title: t("booklet-title"),
    wide: true,
    body: () => html`<p>${t("booklet-lead")}</p>
      <div class="choose">
        ${steps("booklet-count", t("booklet-count"), pairs(COUNTS), count.value, (value) => {
          count.value = value;
        })}
        ${steps("booklet-sheet", t("booklet-sheet"), pairs(PER_PAGE), each.value, (value) => {
          each.value = value;
        })}
        ${fields()}
      </div>`,
    foot: [error, footButton(t("shell-cancel"), () => dialog.close()), begin],
    onclose: () => working.abort(),
  });

  async function printPuzzles(): Promise<void> {
    if (begin.getAttribute("aria-disabled") === "true") return;
    begin.setAttribute("aria-disabled", "true");
    try {
      const leaves = await generate(Number(count.value));
      if (working.signal.aborted) return;
      dialog.close();
      const game = t(`game-${info.id}`);
      const title = t("booklet-name", { game, count: leaves.length });
      printBooklet(title, description(), leaves, Number(each.value));
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      write(error, words().say("error", { code, params }, { game: info.id, family: info.family }));
    } finally {
      begin.removeAttribute("aria-disabled");
      write(begin, t("booklet-print"));
    }
  }

  async function generate(total: number): Promise<BookletPuzzle[]> {
    const first = Number(randomNumber()) - 1;
    const leaves: BookletPuzzle[] = [];
    for (let at = 0; at < total; at++) {
      write(begin, t("booklet-making", { number: at + 1, count: total }));
      const { options: chosen, about } = order(at, total);
      const ordered = {
        game: info.id,
        options: chosen,
        seed: String(1 + ((first + at) % MAX_NUMBER)),
      };
      const { position } = await engine.task("generate", ordered, { signal: working.signal });
      const { puzzle } = position as { puzzle: unknown };
      const query = { game: info.id, about: topic, given: { puzzle } };
      const reply = (await engine.request("consult", query)) as SolutionReply;
      leaves.push({ ...reply, about: about(reply) });
    }
    return leaves;
  }
}
