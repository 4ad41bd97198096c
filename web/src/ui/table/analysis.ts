/** The analysis: what every move is worth, and after the game where it was won and lost. */
import type { TableControls } from "../../board/table";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import type { Analysis, LogEntry } from "../../engine/protocol";
import { finishedMoves, review, type Weighed } from "../learn/review";
import { fill, make } from "../shell/dom";
import { t } from "../shell/words";
import { graph } from "./graph";
import { type Moment, type Panel, sideName } from "./moment";
import { moveValues, signed } from "./movevalues";
import { written } from "./notation";
import "./analysis.css";

/** Milliseconds for the position on the board. */
const PATIENCE = 800;

/** What has been found out. */
interface Found {
  /** Of the position on the board; null while it is being looked at. */
  now: Analysis | null;
  /** Of the finished game, as far as it has been looked over. */
  game: { unit: string; weighed: Weighed[]; done: number; of: number } | null;
}

/** A section that is opened on wish; closed, nothing is looked at. `hidden`: not all lies open. */
export function analysis(
  element: HTMLElement,
  engine: Engine,
  table: TableControls,
  hidden: boolean,
): Panel {
  const body = make("div", { id: "analysis-body", hidden: true });
  const button = make("button", {
    class: "button",
    type: "button",
    "aria-expanded": "false",
    "aria-controls": "analysis-body",
    onclick: () => open(body.hidden === true),
  });
  fill(element, button, body);
  let moment: Moment | null = null;
  let looking = new AbortController();
  /** What is being looked at, and the game that was looked over. */
  let position = "";
  let played = "";
  const found: Found = { now: null, game: null };

  function open(wanted: boolean): void {
    body.hidden = !wanted;
    button.setAttribute("aria-expanded", String(wanted));
    look();
  }

  function look(): void {
    const key = body.hidden || !moment || moment.thinking ? "" : String(moment.view.rev);
    if (key !== position) begin(key);
    show();
  }

  function begin(key: string): void {
    looking.abort();
    looking = new AbortController();
    position = key;
    found.now = null;
    if (key && moment) void lookInto(moment, looking.signal);
  }

  async function lookInto(at: Moment, signal: AbortSignal): Promise<void> {
    try {
      if (at.view.actor.kind === "seat") await lookAtBoard(at, signal);
      await lookOver(at, signal);
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof EngineFailure)) throw failure;
    }
  }

  async function lookAtBoard({ view }: Moment, signal: AbortSignal): Promise<void> {
    const { rev } = view;
    found.now = await engine.task("analyse", { rev, ms: PATIENCE }, { signal });
    show();
  }

  async function lookOver({ log, view }: Moment, signal: AbortSignal): Promise<void> {
    const moves = finishedMoves(log);
    const texts = moves.map(({ game, text }) => `${game}:${text}`).join();
    if (texts !== played) found.game = null;
    played = texts;
    const before = found.game;
    if (moves.length === 0 || (before?.done === before?.of && before)) return;
    const weighed = [...(before?.weighed ?? [])];
    const rest = moves.slice(before?.done ?? 0);
    let done = before?.done ?? 0;
    for await (const { unit, move } of review(
      engine,
      rest,
      view.rev,
      view.sides[0] ?? "",
      signal,
    )) {
      done += 1;
      if (move) weighed.push(move);
      found.game = { unit, weighed: [...weighed], done, of: moves.length };
      show();
    }
  }

  function show(): void {
    button.textContent = t("analysis-title");
    if (body.hidden || !moment) return;
    const over = finishedMoves(moment.log).length > 0;
    fill(
      body,
      moment.view.actor.kind === "seat" ? moveValues(moment, found.now, hidden) : null,
      over && found.game ? looked(moment, found.game, table) : null,
      over && !found.game ? make("p", { class: "soft" }, t("analysis-looking")) : null,
    );
  }

  return {
    element,
    update(next) {
      moment = next;
      look();
    },
  };
}

/** The graph, and the moves that lost something. */
function looked(
  moment: Moment,
  { unit, weighed, done, of }: NonNullable<Found["game"]>,
  table: TableControls,
): HTMLElement {
  const lost = weighed.filter(({ loss }) => loss > 0);
  return make(
    "div",
    {},
    make("h3", {}, t("analysis-game")),
    done < of ? make("p", { class: "soft" }, t("analysis-progress", { done, of })) : null,
    ...(unit === "percent" ? [] : course(moment, weighed)),
    lost.length === 0 && done === of ? make("p", {}, t("analysis-flawless")) : null,
    make("ul", { class: "lost" }, ...lost.map((move) => lostLine(moment, move, unit, table))),
  );
}

/** The balance move by move; a chance to win, which is one side's alone, makes none. */
function course(moment: Moment, weighed: readonly Weighed[]): HTMLElement[] {
  const [above = "", below = ""] = moment.view.sides.map((side) => sideName(moment, side));
  const label = t("analysis-graph", { above, below });
  const line = weighed.map(({ balance }) => balance);
  return [
    graph(line, { label, above, below }),
    make("details", {}, make("summary", {}, t("analysis-table")), balances(moment, weighed)),
  ];
}

function lostLine(moment: Moment, move: Weighed, unit: string, table: TableControls): HTMLElement {
  const { entry, exact, loss } = move;
  const alone = (text: string) => written({ ...entry, text, events: [] }, moment.view);
  const told = {
    ...named(moment, entry),
    text: alone(entry.text),
    exact,
    better: alone(move.better),
    loss: t(`unit-${unit}`, { count: loss }),
  };
  return make(
    "li",
    {},
    make(
      "button",
      { type: "button", onclick: () => void table.goto(entry.ply - 1) },
      t("analysis-lost", told),
    ),
  );
}

function balances(moment: Moment, weighed: readonly Weighed[]): HTMLElement {
  const rows = weighed.map(({ entry, balance }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, t("analysis-played", named(moment, entry))),
      make("td", { class: "worth" }, signed(balance)),
    ),
  );
  const side = sideName(moment, moment.view.sides[0] ?? "");
  return make(
    "table",
    { class: "worths" },
    make("caption", {}, t("analysis-seen", { side })),
    make("tbody", {}, ...rows),
  );
}

function named(moment: Moment, entry: LogEntry) {
  const text = written(entry, moment.view);
  return { turn: entry.turn, side: sideName(moment, entry.side), text };
}
