/** The analysis: what every move is worth, and after the game where it was won and lost. */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { TableControls } from "../../board/table";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import { presentOf } from "../../engine/present";
import type { Analysis, LogEntry, View } from "../../engine/protocol";
import { finishedMoves, review, type Weighed } from "../learn/review";
import { t } from "../shell/words";
import { graph } from "./graph";
import { type Moment, type Panel, sideName } from "./moment";
import { moveValues, signed } from "./movevalues";
import { writeMove } from "./notation";
import { roundOf } from "./rows";
import "./analysis.css";

/** Milliseconds for the position on the board. */
const PATIENCE = 800;

/** The finished game, as far as it has been looked over. */
interface Reviewed {
  unit: string;
  weighed: Weighed[];
  done: number;
  of: number;
}

/** A section that is opened on wish; closed, nothing is looked at. `hidden`: not all lies open. */
export function analysis(
  element: HTMLElement,
  engine: Engine,
  table: TableControls,
  hidden: boolean,
): Panel {
  const open = signal(false);
  /** The worths of the position on the board; null while it is being looked at. */
  const worths = signal<Analysis | null>(null);
  const reviewed = signal<Reviewed | null>(null);
  let looking = new AbortController();
  /** What is being looked at, and the game that was looked over. */
  let position = "";
  let played = "";

  function look(moment: Moment): void {
    const key = !open.value || moment.thinking ? "" : JSON.stringify(presentOf(moment.view));
    if (key === position) return;
    position = key;
    looking.abort();
    looking = new AbortController();
    worths.value = null;
    if (key) void lookInto(moment.view, moment.log, looking.signal);
  }

  async function lookInto(view: View, log: readonly LogEntry[], signal: AbortSignal) {
    const ask = { ...presentOf(view), ms: PATIENCE };
    try {
      if (view.actor.kind === "seat") worths.value = await engine.task("analyse", ask, { signal });
      await lookOver(log, view, signal);
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof EngineFailure)) throw failure;
    }
  }

  async function lookOver(log: readonly LogEntry[], view: View, signal: AbortSignal) {
    const moves = finishedMoves(log);
    const texts = moves.map(({ game, text }) => `${game}:${text}`).join();
    if (texts !== played) reviewed.value = null;
    played = texts;
    const before = reviewed.value;
    const weighed = [...(before?.weighed ?? [])];
    let done = before?.done ?? 0;
    const rest = moves.slice(done);
    for await (const { unit, move } of review(engine, rest, view, signal)) {
      done += 1;
      if (move) weighed.push(move);
      reviewed.value = { unit, weighed: [...weighed], done, of: moves.length };
    }
  }

  const flip = () => {
    open.value = !open.value;
  };
  return {
    element,
    update(moment) {
      look(moment);
      const body = open.value
        ? found(moment, worths.value, reviewed.value, table, hidden)
        : nothing;
      const whole = html`<button
          class="button"
          type="button"
          aria-expanded=${open.value}
          aria-controls="analysis-body"
          @click=${flip}
        >${t("analysis-title")}</button>
        <div id="analysis-body" ?hidden=${!open.value}>${body}</div>`;
      render(whole, element);
    },
  };
}

function found(
  moment: Moment,
  worths: Analysis | null,
  reviewed: Reviewed | null,
  table: TableControls,
  hidden: boolean,
): TemplateResult {
  const over = finishedMoves(moment.log).length > 0;
  const looking = html`<p class="soft">${t("analysis-looking")}</p>`;
  const seat = moment.view.actor.kind === "seat";
  return html`${seat ? moveValues(moment, worths, hidden) : nothing}
    ${!over ? nothing : reviewed ? looked(moment, reviewed, table) : looking}`;
}

/** The graph, and the moves that lost something. */
function looked(
  moment: Moment,
  { unit, weighed, done, of }: Reviewed,
  table: TableControls,
): TemplateResult {
  const lost = weighed.filter(({ loss }) => loss > 0);
  const list = repeat(
    lost,
    ({ entry }) => entry.ply,
    (move) => lostLine(moment, move, unit, table),
  );
  const progress = html`<p class="soft">${t("analysis-progress", { done, of })}</p>`;
  const flawless = html`<p>${t("analysis-flawless")}</p>`;
  return html`<div>
    <h3>${t("analysis-game")}</h3>
    ${done < of ? progress : nothing}
    ${unit === "percent" ? nothing : course(moment, weighed)}
    ${lost.length === 0 && done === of ? flawless : nothing}
    <ul class="lost">${list}</ul>
  </div>`;
}

/** The balance move by move; a chance to win, which is one side's alone, makes none. */
function course(moment: Moment, weighed: readonly Weighed[]): TemplateResult {
  const [above = "", below = ""] = moment.view.sides.map((side) => sideName(moment, side));
  const label = t("analysis-graph", { above, below });
  const line = weighed.map(({ balance }) => balance);
  return html`${graph(line, { label, above, below })}
    <details><summary>${t("analysis-table")}</summary>${balances(moment, weighed)}</details>`;
}

function lostLine(
  moment: Moment,
  move: Weighed,
  unit: string,
  table: TableControls,
): TemplateResult {
  const { entry, exact, loss } = move;
  const alone = (text: string) => writeMove({ ...entry, text, events: [] }, moment.view);
  const told = {
    ...named(moment, entry),
    text: alone(entry.text),
    exact,
    better: alone(move.better),
    loss: t(`unit-${unit}`, { count: loss }),
  };
  const go = () => void table.goto(entry.ply - 1);
  return html`<li><button type="button" @click=${go}>${t("analysis-lost", told)}</button></li>`;
}

function balances(moment: Moment, weighed: readonly Weighed[]): TemplateResult {
  const rows = weighed.map(
    ({ entry, balance }) => html`<tr>
      <th scope="row">${t("analysis-played", named(moment, entry))}</th>
      <td class="worth">${signed(balance)}</td>
    </tr>`,
  );
  const side = sideName(moment, moment.view.sides[0] ?? "");
  return html`<table class="worths">
    <caption>${t("analysis-seen", { side })}</caption>
    <tbody>${rows}</tbody>
  </table>`;
}

function named(moment: Moment, entry: LogEntry) {
  const text = writeMove(entry, moment.view);
  const turn = roundOf(moment.log, moment.view.sides, entry.ply);
  return { turn, side: sideName(moment, entry.side), text };
}
