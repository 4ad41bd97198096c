/** A deal to be looked at move by move: all its moves as a list, and the board that follows it. */
import type { GameEvent, GameInfo, LogEntry, View } from "../../engine/protocol";
import { readGame } from "../../storage";
import { fill, find, make } from "../shell/dom";
import { gameName } from "../shell/gamewords";
import { rich } from "../shell/rich";
import { t, words } from "../shell/words";
import { button, close, name } from "../table/actions";
import type { Laid } from "../table/laid";
import type { Moment, Panel } from "../table/moment";
import { resume } from "../table/resume";
import type { Replay, StudyName } from "./studies";
import type { Studying } from "./study";

/** What one side did in a turn, and what it led to. */
interface Line {
  side: string;
  /** The ply it ends with. */
  ply: number;
  events: GameEvent[];
  ends: number[];
  pips: number;
}

/** The list of moves in the column, and the way through them. */
export function replaying(deal: StudyName & Replay, info: GameInfo, laid: Laid): Studying {
  const { table } = laid;
  const game = find(".game");
  const told = deal.table.view.log.entries;
  const lines = linesOf(told, deal.steps);
  const word = (part = "") => `study-${deal.id}${part}`;
  const head = make("div", { "aria-live": "polite" });
  const list = make("ol", { class: "deal-list" });
  const element = make("section", { class: "study" }, head, make("div", { class: "study-body" }));
  const back = button("undo", "button", () => step(-1));
  const next = button("forth", "button first", () => step(1));
  const on = make("p", { class: "deal-on" });
  const again = button("first", "button", () => void begin());
  const foot = make("section", { class: "acts study-acts" }, back, next, again);
  fill(find(".study-body", element), heading(), list, on);
  find("#say").before(element);
  find("#acts").after(foot);
  let ready: Promise<void> | undefined;
  let shown = "";

  /** Whether the deal is still as it was played. */
  const unchanged = (log: readonly LogEntry[]) =>
    log.length === told.length && log.every(({ text }, i) => text === told[i]?.text);

  const at = (ply: number) => lines.findLastIndex((line) => line.ply <= ply);

  async function go(ply: number): Promise<void> {
    await ready;
    await table.goto(ply);
  }

  function step(by: number): void {
    const ply = table.view?.ply ?? 0;
    const here = at(ply);
    const midway = ply > (lines[here]?.ply ?? 0);
    const line = lines[here + (by < 0 && midway ? 0 : by)];
    void go(line?.ply ?? 0);
  }

  async function begin(): Promise<void> {
    const { view, seats } = deal.table;
    const kept = await readGame(`study.${deal.id}`);
    const asPlayed = () => table.open({ load: { save: deal.save } }, { view, seats });
    ready =
      !ready && kept && !unchanged(kept.view.log.entries)
        ? resume(laid, kept).then((failure) => (failure ? asPlayed() : undefined))
        : asPlayed();
    return ready;
  }

  function show({ view }: Moment): void {
    const over = view.actor.kind === "over";
    const lead = over ? "-solved-lead" : "-lead";
    fill(
      head,
      make("p", { class: "eyebrow" }, ...rich(t("study-eyebrow", { game: gameName(info) }))),
      make("h2", { class: "turn" }, t(word())),
      make("p", { class: "lead" }, t(word(lead))),
      over && make("p", { class: "lead" }, sum(view)),
    );
    const here = at(view.ply);
    fill(list, row(here < 0, 0), ...lines.map((line, i) => row(i === here, i + 1, line)));
    name(back, "undo", t("deal-back"));
    name(next, "forth", t("deal-next"));
    close(back, view.ply === 0);
    close(next, view.ahead === 0);
    next.classList.toggle("first", view.ahead > 0);
    fill(on, ...playingOn(view));
  }

  /** How to leave the deal as it was played: a person lays another tile, or the computer goes on. */
  function playingOn({ actor }: View): (HTMLElement | string)[] {
    if (actor.kind !== "seat") return [];
    const { side } = actor;
    const params = { side: words().side(side, deal.table.view) };
    if (deal.table.seats[side]?.kind !== "computer") return [t("deal-otherwise", params)];
    const press = () => table.resume();
    return [
      make("button", { class: "quiet", type: "button", onclick: press }, t("deal-on", params)),
    ];
  }

  function row(here: boolean, number: number, line?: Line): HTMLElement {
    const side = line ? words().side(line.side, deal.table.view) : "";
    const done = line ? doings(line, info) : t("deal-dealt");
    const cells = [
      make("span", {}, line && String(number)),
      make("span", {}, side),
      make("span", {}, done),
      line && make("span", {}, unseen(t("deal-open")), ` ${line.ends.join(" · ")}`),
      line && make("span", {}, `${line.pips} `, unseen(t("deal-pips"))),
    ];
    const press = () => void go(line?.ply ?? 0);
    const spaced = cells.flatMap((cell) => [cell, " "]);
    return make(
      "li",
      {},
      make("button", { type: "button", "aria-current": here && "step", onclick: press }, ...spaced),
    );
  }

  /** What makes up the points: both hands and the talon. */
  function sum(view: View): string {
    const {
      hands,
      talon = 0,
      points = 0,
    } = told.at(-1)?.events.find(({ code }) => code === "over")?.params ?? {};
    const [a = 0, b = 0] = Array.isArray(hands) ? hands : [];
    const side = (i: number) => words().side(view.sides[i] ?? "", view);
    return t("deal-sum", { first: side(0), a, second: side(1), b, talon, points });
  }

  const panel: Panel = {
    element,
    update(moment) {
      const { view, log } = moment;
      const past = view.series.game > 1 || !unchanged(log);
      const key = `${past} ${view.ply} ${words().language}`;
      if (key === shown) return;
      shown = key;
      game.dataset.study = past ? "past" : "replay";
      element.hidden = past;
      back.hidden = next.hidden = past;
      again.hidden = !past;
      name(again, "first", t("deal-again"));
      if (past) return;
      show(moment);
      reveal(list);
    },
  };
  return { head, panel, begin };
}

/** Scrolls the list, and not the page, to the line that is shown. */
function reveal(list: HTMLElement): void {
  const line = list.querySelector("[aria-current]")?.parentElement;
  if (!line) return;
  const [top, room] = [line.offsetTop - list.offsetTop, list.clientHeight - line.offsetHeight];
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top - room));
}

/** A line for each turn: what was bought and laid, and how line and pips stand after it. */
function linesOf(log: readonly LogEntry[], steps: Replay["steps"]): Line[] {
  const lines: Line[] = [];
  let turn = 0;
  for (const entry of log) {
    if (entry.kind !== "move") continue;
    const { ends = [], pips = 0 } = steps[entry.ply - 1] ?? {};
    const before = entry.turn === turn ? (lines.pop()?.events ?? []) : [];
    const events = [...before, ...entry.events];
    lines.push({ side: entry.side, ply: entry.ply, events, ends, pips });
    turn = entry.turn;
  }
  return lines;
}

/** "buys 4, 1:2": purchases are counted, tiles named. */
function doings({ events }: Line, info: GameInfo): string {
  const bought = events.filter(({ code }) => code === "buy").length;
  const told = events.filter(({ code }) => ["lead", "join", "pass"].includes(code));
  const speaker = { game: info.id, family: info.family };
  return [
    ...(bought > 0 ? [t("deal-buys", { count: bought })] : []),
    ...told.map(({ code, params }) =>
      code === "pass" ? words().say("move", { code, params }, speaker) : String(params.tile),
    ),
  ].join(", ");
}

/** What a column's heading says, for those who hear a line by itself. */
const unseen = (text: string) => make("small", { class: "unseen" }, text);

/** What stands in the list's columns; each line says it for itself. */
function heading(): HTMLElement {
  return make(
    "p",
    { class: "deal-head", "aria-hidden": "true" },
    make("span", {}, t("deal-open")),
    make("span", {}, t("deal-pips")),
  );
}
