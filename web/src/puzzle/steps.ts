/**
 * List of the tiles on the board in the order of play, then of the undone tiles that can be redone.
 * If a solving technique of the easiest grade of puzzles proves where a tile is, the tile's line
 * names the technique. A press on a line shows the board after that step.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { LogEntry, View } from "../engine/protocol";
import { t, words } from "../kit/words";
import { tileName } from "./figure";
import "./steps.css";

/**
 * Height of the list's heading, and estimated height of a line, in CSS pixels. The real height
 * depends on the type of pointer, and is measured when there is a line.
 */
const HEAD = 40;
const LINE = 26;
/** Minimum number of lines shown. */
const MIN_LINES = 2;

export function steps(element: HTMLElement, table: TableControls): Panel {
  let height = LINE;
  const draw = ({ view, log }: TableSnapshot) => {
    const entries = stepsOf(view, log);
    const fit = Math.max(MIN_LINES, Math.floor((element.clientHeight - HEAD) / height));
    const past = entries.filter(({ ply }) => ply <= view.ply).length;
    const end = Math.max(past, Math.min(entries.length, fit));
    const from = Math.max(0, end - fit);
    const lines = repeat(
      entries.slice(from, end),
      ({ ply }) => ply,
      (entry, i) => line(entry, from + i + 1, { view, now: from + i + 1 === past, table }),
    );
    const list =
      entries.length === 0
        ? html`<p class="soft">${t("puzzle-steps-none")}</p>`
        : html`<ol class="steps-list" start=${from + 1}>${lines}</ol>`;
    const content = html`
        <div class="head">
          <h2>${t("puzzle-steps")}</h2>
          <small>${t("puzzle-steps-note")}</small>
        </div>
        ${list}`;
    render(content, element);
  };
  return {
    element,
    elsewhere: () => table.focus(),
    update(moment) {
      draw(moment);
      const measured = element.querySelector("li")?.getBoundingClientRect().height || LINE;
      if (measured === height) return;
      height = measured;
      draw(moment);
    },
  };
}

/** Return the entries of the history that placed the tiles on the board, then those to redo. */
export function stepsOf({ series, pieces, ply }: View, log: readonly LogEntry[]): LogEntry[] {
  const placed = new Map(pieces.map(({ id, covers }) => [id, covers.join("-")]));
  const last = new Map<string, LogEntry>();
  const ahead: LogEntry[] = [];
  for (const entry of log) {
    const { tile, from, to } = layParams(entry) ?? {};
    if (entry.game !== series.game || tile === undefined) continue;
    if (entry.ply > ply) ahead.push(entry);
    // A discarded trial can return a tile to the cells where an earlier entry placed it.
    else if (placed.get(String(tile)) === `${from}-${to}`) last.set(String(tile), entry);
  }
  return [...[...last.values()].sort((a, b) => a.ply - b.ply), ...ahead];
}

/**
 * Return the parameters of the event `lay` in an entry of the history; undefined if there is none.
 * They are the tile, its two cells (`from`, `to`), and `aid`: the solving technique that proves the
 * tile, or "" if none of the easiest grade does.
 */
function layParams({ events }: LogEntry) {
  return events.find(({ code }) => code === "lay")?.params;
}

function line(
  entry: LogEntry,
  number: number,
  { view, now, table }: { view: View; now: boolean; table: TableControls },
): TemplateResult {
  const { ply } = entry;
  const { tile = "", from = "", to = "", aid = "" } = layParams(entry) ?? {};
  const hasName = typeof aid === "string" && words().has(`aid-${aid}`);
  return html`<li class=${ply > view.ply ? "ahead" : nothing}>
    <button
      type="button"
      aria-current=${now ? "step" : nothing}
      @click=${() => void table.goto(ply)}
    ><i>${number}</i><span>${tileName(String(tile))}</span><span>${from}–${to}</span
    ><em>${hasName ? t(`aid-${aid}`) : ""}</em></button>
  </li>`;
}
