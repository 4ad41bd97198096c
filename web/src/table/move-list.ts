/**
 * The move list: the last rounds beside the board, and a dialog with all rounds and a replay
 * button.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { eventsWords } from "../board/names";
import { type Cell, type Row, rows } from "../board/rounds";
import type { TableControls } from "../board/table";
import {
  type Panel,
  playerName,
  snapshotOf,
  type TableSnapshot,
  yourSide,
} from "../contracts/table-snapshot";
import { footButton, openDialog } from "../kit/dialog";
import { t, words } from "../kit/words";
import { inRuns, writeMove } from "./notation";
import "./move-list.css";

/** Minimum height of a line, in CSS pixels. */
const LINE = 28;

/**
 * Panel with as many of the last rounds as fit beside the board. `all` opens the dialog with all
 * rounds. `replay` opens the replay of the game; it is missing if the page has none.
 */
export function moveList(
  element: HTMLElement,
  table: TableControls,
  replay?: () => void,
): Panel & { all(): void } {
  const room = signal(0);
  /**
   * Height of the panel in CSS pixels when not even one round fitted, so that `update` added the
   * class `tight` (shortened moves) and, if necessary, `none` (only the button); 0 without these
   * classes. If the panel becomes higher, `update` tries the normal layout again.
   */
  let tightened = 0;
  new ResizeObserver(() => {
    room.value = element.clientHeight;
  }).observe(element);
  const all = () => openMoves(table, replay);

  /**
   * Render the button that opens the dialog, and `count` rounds: those up to the position on the
   * board or, if these are fewer than `count`, the first `count` rounds of the list.
   */
  function draw(moment: TableSnapshot, made: readonly Row[], count: number): void {
    const present = made.findLastIndex((row) => isPast(row, moment.view.ply));
    const end = Math.max(present + 1, Math.min(made.length, count));
    const shown = made.slice(Math.max(0, end - count), end);
    const list = html`${lines(moment, shown, series(made), table)}
      <button class="all quiet" type="button" aria-label=${t("moves-all-label")} @click=${all}>
        ${t(element.classList.contains("none") ? "moves-all-label" : "moves-all")}
      </button>`;
    render(
      html`<h2 class="unseen">${t("moves-title")}</h2>${made.length ? list : none()}`,
      element,
    );
  }

  return {
    element,
    all,
    // When a game ends, the result replaces the list. If the list had the focus, focus the board.
    elsewhere: () => table.focus(),
    update(moment) {
      if (tightened && room.value > tightened) {
        tightened = 0;
        element.classList.remove("tight", "none");
      }
      const made = rows(moment.log, moment.view.sides);
      let count = Math.max(1, Math.min(made.length, Math.floor(room.value / LINE)));
      draw(moment, made, count);
      // The height of a round is known only after rendering, so remove rounds until the list fits.
      while (count > 1 && isTooHigh(element)) {
        count -= 1;
        draw(moment, made, count);
      }
      for (const narrower of ["tight", "none"]) {
        if (!isTooHigh(element)) return;
        tightened = element.clientHeight;
        element.classList.add(narrower);
        if (narrower === "none") draw(moment, made, count);
      }
    },
  };
}

function isTooHigh(element: HTMLElement): boolean {
  const list = element.querySelector(".move-list")?.getBoundingClientRect();
  return !!list && list.bottom > element.getBoundingClientRect().bottom + 0.5;
}

/** Open a dialog with all rounds and, if the page has a replay, the button for it. */
function openMoves(table: TableControls, replay?: () => void): void {
  const moment = snapshotOf(table.state);
  const go = () => {
    dialog.close();
    replay?.();
  };
  const whole = () => {
    const made = rows(moment.log, moment.view.sides);
    return made.length ? lines(moment, made, series(made), table) : none();
  };
  const dialog = openDialog({
    title: t("moves-title"),
    body: whole,
    foot: replay && moment.log.length > 1 ? [footButton(t("act-replay"), go)] : [],
    wide: true,
    onopen: () => {
      dialog.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "center" });
    },
  });
}

function isPast(row: Row, ply: number): boolean {
  return row.cells.some((cell) => cell !== null && cell.from <= ply);
}

/** True if the list contains several games and therefore needs headings. */
function series(made: readonly Row[]): boolean {
  return made[0]?.game !== made.at(-1)?.game;
}

const none = () => html`<p class="soft">${t("moves-none")}</p>`;

function lines(
  moment: TableSnapshot,
  shown: readonly Row[],
  headed: boolean,
  table: TableControls,
): TemplateResult {
  const { sides } = moment.view;
  const heads = sides.map((side) => html`<th scope="col">${playerName(moment, side)}</th>`);
  const body = repeat(
    shown,
    ({ game, number }) => `${game}/${number}`,
    (row) => html`${headed && row.number === 1 ? heading(row, sides.length) : nothing}
      ${line(moment, row, table)}`,
  );
  return html`<table class="move-list">
    <thead><tr><td></td>${heads}</tr></thead>
    <tbody>${body}</tbody>
  </table>`;
}

/** Render the heading of a game in a series. */
function heading({ game }: Row, sides: number): TemplateResult {
  const title = t("moves-game", { number: game });
  return html`<tr class="game-begins"><th colspan=${sides + 1} scope="colgroup">${title}</th></tr>`;
}

function line(moment: TableSnapshot, row: Row, table: TableControls): TemplateResult {
  const { ply } = moment.view;
  const now = row.cells.some((cell) => cell && isHere(cell, ply));
  const look = [now ? "now" : "", isPast(row, ply) ? "" : "ahead"].join(" ").trim();
  const cells = row.cells.map(
    (cell) => html`<td translate="no">${cell ? entry(moment, row, cell, table) : nothing}</td>`,
  );
  return html`<tr class=${look || nothing}><td class="number" translate="no">${row.number}</td>${cells}</tr>`;
}

/** True if history entry `ply`, whose position is on the board, belongs to the turn in `cell`. */
function isHere(cell: Cell, ply: number): boolean {
  return cell.from <= ply && ply <= cell.ply;
}

function entry(moment: TableSnapshot, row: Row, cell: Cell, table: TableControls): TemplateResult {
  const { view } = moment;
  const here = isHere(cell, view.ply);
  const write = (isFull: boolean) =>
    inRuns(cell.steps.map((step) => writeMove(step, view, isFull))).join(", ");
  const steps = write(false);
  const side = playerName(moment, cell.side);
  const thrown = cell.throw.replaceAll("-", " ");
  // The button's accessible name must contain its visible text. The sentences describe the turn.
  const said = [thrown, write(true)].filter(Boolean).join(" ");
  const sentences = eventsWords(view, cell.steps, words(), { you: yourSide(moment) });
  return html`<button
    type="button"
    aria-current=${here ? "step" : nothing}
    aria-label=${t("moves-go", { turn: row.number, side, text: said })}
    aria-description=${sentences}
    @click=${() => void table.goto(cell.ply)}
  >${thrown ? html`<span class="throw">${thrown}</span> ` : nothing}${unbroken(steps || (here ? "…" : ""))}</button>`;
}

/** Return a move in which lines break only between its words, never inside "9–13". */
function unbroken(text: string): TemplateResult[] {
  return text
    .split(" ")
    .map((word, index) => html`${index ? " " : ""}<span class="word">${word}</span>`);
}
