/** Automatic covering of an outline with tiles: progress, cancellation and animation. */
import { errorWords } from "../../../board/names";
import type { Engine } from "../../../engine/client";
import { EngineFailure, type GameInfo, type PuzzleMade } from "../../../engine/protocol";
import { footButton, openDialog } from "../../../kit/dialog";
import { make, write } from "../../../kit/dom";
import { speakerOf } from "../../../kit/game-words";
import { t, words } from "../../../kit/words";
import { randomNumber } from "../../../puzzle/figure";
import type { Grid, Outlined } from "../plate";
import type { Numbers } from "./board";
import { consult } from "./consult";
import { paintOn } from "./key-list";

/** Maximum sizes of the drawing's longer side and of a cell, in CSS pixels. */
const SIZE = 300;
const CELL = 30;
/**
 * Milliseconds between two steps of the animation, each of which adds a group, a tile or the number
 * of a group; and from the last step to the end.
 */
const STEP_DELAY = 55;
const END_DELAY = 700;
/** Number of shades that distinguish touching groups. */
const SHADES = 8;

export interface ComposeAnimation {
  element: HTMLElement;
  /** Show the current division of the outline into groups, as rows with one character per group. */
  showPartition(rows: readonly string[]): void;
  /** Animate a full board with groups of this `kind` ("duett"). Resolve at the end or on a skip. */
  showResult(position: object, kind: string): Promise<void>;
  skip(): void;
}

export function composeAnimation(engine: Pick<Engine, "request">): ComposeAnimation {
  const canvas = make("canvas", { "aria-hidden": "true" });
  const status = make("p", { role: "status" });
  const element = make("div", { class: "composed" }, canvas, status);
  let skipped = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let wake = () => {};

  const wait = (milliseconds: number) =>
    skipped
      ? Promise.resolve()
      : new Promise<void>((done) => {
          wake = done;
          setTimeout(done, milliseconds);
        });

  return {
    element,
    showPartition(rows) {
      if (rows.length > 0) paint(canvas, shaded(rows), [], () => false);
    },
    skip() {
      skipped = true;
      wake();
    },
    async showResult(position, kind) {
      const board = boardOf(position);
      if (!board || skipped) return;
      const { grid, tiles } = board;
      const { groups = [] } = await consult(engine, "check", { grid, kind });
      const rows = partsOf(grid, groups);
      const shades = shaded(rows);
      const blank = grid.map((row) => row.map((number) => (number === null ? null : 0)));
      write(status, t("composed-parts", { count: groups.length }));
      for (let count = 1; count <= groups.length && !skipped; count += 1) {
        paint(canvas, overlay(shades, blank, cellsIn(groups.slice(0, count))), [], () => false);
        await wait(STEP_DELAY);
      }
      write(status, t("composed-key", { count: tiles.length }));
      for (let count = 1; count <= tiles.length && !skipped; count += 1) {
        paint(canvas, shades, tiles.slice(0, count), () => false);
        await wait(STEP_DELAY);
      }
      write(status, t("composed-numbers"));
      for (let count = 1; count <= groups.length && !skipped; count += 1) {
        const cells = cellsIn(groups.slice(0, count));
        const has = ({ row, column }: { row: number; column: number }) =>
          cells.has(`${row} ${column}`);
        paint(canvas, overlay(grid, shades, cells), tiles, has);
        await wait(STEP_DELAY);
      }
      paint(canvas, grid, tiles, () => true);
      await wait(END_DELAY);
    },
  };
}

/** Return numbers and tiles of a full board, or null for a position without tiles. */
function boardOf(position: object): { grid: Numbers; tiles: Outlined[] } | null {
  const { outline, laid } = position as { outline?: string[]; laid?: string[] };
  if (!outline || !laid) return null;
  const grid: Numbers = outline.map((row) => [...row].map(() => null));
  const tiles = laid.map((entry) => {
    const [tile = "", cells = ""] = entry.split(" ");
    const numbers = tile.split(":").map(Number);
    const spots = cells.split("-").map(spotOf);
    spots.forEach(([row, column], i) => {
      const line = grid[row];
      if (line) line[column] = numbers[i] ?? 0;
    });
    const [rows, columns] = [spots.map(([row]) => row), spots.map(([, column]) => column)];
    const [row, column] = [Math.min(...rows), Math.min(...columns)];
    return { row, column, across: Math.max(...rows) === row };
  });
  return { grid, tiles };
}

/** Convert a cell such as "c2" to row and column, counted from 0. */
function spotOf(cell: string): [number, number] {
  return [Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 97];
}

const cellsIn = (groups: readonly (readonly string[])[]) =>
  new Set(groups.flat().map((cell) => spotOf(cell).join(" ")));

/** Return the groups of a figure as rows of text, with one character per group. */
function partsOf(grid: Numbers, groups: readonly (readonly string[])[]): string[] {
  const rows = grid.map((row) => row.map(() => "."));
  groups.forEach((cells, i) => {
    for (const [row, column] of cells.map(spotOf)) {
      const line = rows[row];
      if (line) line[column] = String.fromCharCode(65 + i);
    }
  });
  return rows.map((row) => row.join(""));
}

/** Return each cell's shade: one per group (character), if possible unlike a touching group's. */
function shaded(rows: readonly string[]): Numbers {
  const shades = new Map<string, number>();
  const signs = [...new Set(rows.join(""))].filter((sign) => sign !== ".");
  for (const sign of signs) {
    const neighbourShades = new Set<number | undefined>();
    rows.forEach((row, y) => {
      [...row].forEach((other, x) => {
        if (other !== sign) return;
        for (const other of [row[x - 1], row[x + 1], rows[y - 1]?.[x], rows[y + 1]?.[x]])
          if (other !== sign) neighbourShades.add(shades.get(other ?? ""));
      });
    });
    const begin = (3 * shades.size) % SHADES;
    const order = Array.from({ length: SHADES }, (_, i) => (begin + i) % SHADES);
    shades.set(sign, order.find((shade) => !neighbourShades.has(shade)) ?? begin);
  }
  return rows.map((row) => [...row].map((sign) => shades.get(sign) ?? null));
}

/** Return the values of `grid` on the given cells, and those of `others` elsewhere. */
function overlay(grid: Grid, others: Grid, cells: ReadonlySet<string>): Grid {
  return grid.map((line, row) =>
    line.map((value, column) =>
      cells.has(`${row} ${column}`) ? value : (others[row]?.[column] ?? null),
    ),
  );
}

function paint(
  canvas: HTMLCanvasElement,
  grid: Grid,
  tiles: readonly Outlined[],
  numbered: (spot: { row: number; column: number }) => boolean,
): void {
  const columns = Math.max(...grid.map((row) => row.length));
  paintOn(canvas, grid, Math.min(CELL, SIZE / Math.max(grid.length, columns)), tiles, numbered);
}

interface Order {
  engine: Pick<Engine, "request" | "task">;
  info: GameInfo;
  kind: string;
  /** The board to complete. Its given numbers and its tiles are kept. */
  position: object;
}

/**
 * Let the engine complete a board, and resolve with the result. `tell` receives the number of
 * attempts and the current division of the outline into groups (see `showPartition`). Reject with
 * `EngineFailure`, or with the reason of `signal` if it is aborted.
 */
export function compose(
  { engine, info, kind, position }: Order,
  signal: AbortSignal,
  tell: (count: number, parts: readonly string[]) => void,
): Promise<PuzzleMade> {
  const options = { task: "compose", kind };
  const progress = ({ params }: { params: Record<string, unknown> }) =>
    tell(Number(params.count ?? 0), Array.isArray(params.parts) ? params.parts.map(String) : []);
  const seed = randomNumber();
  return engine.task("generate", { game: info.id, options, seed, position }, { progress, signal });
}

/**
 * Open a dialog, complete the board automatically and show the progress; then pass the result to
 * `open`. Closing the dialog cancels the task. Show errors of the engine in the dialog.
 */
export async function completeBoard(
  order: Order,
  open: (position: object) => Promise<void>,
): Promise<void> {
  const working = new AbortController();
  const status = make("p", { role: "status" }, t("net-composing", { count: 0 }));
  const show = composeAnimation(order.engine);
  const skip = footButton(t("composed-skip"), () => show.skip(), true);
  skip.hidden = true;
  const dialog = openDialog({
    title: t("compose-finish"),
    body: [make("p", {}, t("compose-finish-lead")), status, show.element],
    foot: [footButton(t("shell-cancel"), () => dialog.close()), skip],
    onclose: () => {
      working.abort();
      show.skip();
    },
  });
  try {
    const result = await compose(order, working.signal, (count, parts) => {
      write(status, t("net-composing", { count }));
      show.showPartition(parts);
    });
    status.remove();
    skip.hidden = false;
    await show.showResult(result.position, order.kind);
    if (working.signal.aborted) return;
    dialog.close();
    await open(result.position);
  } catch (failure) {
    if (!working.signal.aborted) write(status, errorText(failure, order.info));
  }
}

/** Return the text of an engine error. Rethrows other errors. */
export function errorText(failure: unknown, info: GameInfo): string {
  if (!(failure instanceof EngineFailure)) throw failure;
  return errorWords(failure, speakerOf(info), words());
}
