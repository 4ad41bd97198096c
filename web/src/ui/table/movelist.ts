/** The move list: the last rounds in the column, all of them with a replay in a dialog. */
import type { TableControls } from "../../board/table";
import { bodyOf, openDialog } from "../shell/dialog";
import { fill, make } from "../shell/dom";
import { type IconName, icon } from "../shell/icons";
import { t } from "../shell/words";
import { type Moment, type Panel, sideName } from "./moment";
import { written } from "./notation";
import { type Cell, type Row, rows } from "./rows";
import "./movelist.css";

/** Milliseconds between two moves of a replay. */
const PACE = 1100;
/** Heights of the column's head and of a line, in CSS pixels. */
const HEAD = 42;
const LINE = 28;

/** The list in the column: as many of the last rounds as there is room for. */
export function moveList(element: HTMLElement, table: TableControls): Panel & { all(): void } {
  let moment: Moment | null = null;
  let update: (() => void) | null = null;
  const room = new ResizeObserver(() => draw());
  room.observe(element);

  function draw(): void {
    if (!moment) return;
    const made = rows(moment.log, moment.view.sides);
    const fit = Math.max(4, Math.floor((element.clientHeight - HEAD) / LINE));
    const present = made.findLastIndex((row) => isPast(row, moment?.view.ply ?? 0));
    const end = Math.max(present + 1, Math.min(made.length, fit));
    const shown = made.slice(Math.max(0, end - fit), end);
    const title = make("h2", { class: "unseen" }, t("moves-title"));
    fill(
      element,
      title,
      ...(shown.length ? [lines(moment, shown, table), allButton(all)] : [none()]),
    );
  }

  function all(): void {
    const dialog = openDialog({
      title: t("moves-title"),
      body: [],
      wide: true,
      onopen: () => {
        dialog.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "center" });
      },
      onclose: () => {
        update = null;
        stop();
      },
    });
    const controls = replay(table, () => moment);
    dialog.append(controls.element);
    const stop = controls.stop;
    update = () => {
      if (!moment) return;
      const body = bodyOf(dialog);
      const top = body.scrollTop;
      fill(body, whole(moment, table));
      controls.update();
      body.scrollTop = top;
    };
    update();
  }

  return {
    element,
    all,
    update(next) {
      moment = next;
      draw();
      update?.();
    },
  };
}

function isPast(row: Row, ply: number): boolean {
  return row.cells.some((cell) => cell !== null && cell.from <= ply);
}

function none(): HTMLElement {
  return make("p", { class: "soft" }, t("moves-none"));
}

function allButton(all: () => void): HTMLElement {
  return make(
    "button",
    {
      class: "all quiet",
      type: "button",
      "aria-label": t("moves-all-label"),
      onclick: () => all(),
    },
    t("moves-all"),
  );
}

function lines(moment: Moment, shown: Row[], table: TableControls): HTMLElement {
  const heads = moment.view.sides.map((side) =>
    make("th", { scope: "col" }, sideName(moment, side)),
  );
  return make(
    "table",
    { class: "move-list" },
    make("thead", {}, make("tr", {}, make("td", {}), ...heads)),
    make("tbody", {}, ...shown.map((row) => line(moment, row, table))),
  );
}

function line(moment: Moment, row: Row, table: TableControls): HTMLElement {
  const { ply } = moment.view;
  const now = row.cells.some((cell) => cell && isHere(cell, ply));
  return make(
    "tr",
    { class: [now ? "now" : "", isPast(row, ply) ? "" : "ahead"].join(" ").trim() || null },
    make("td", { class: "number" }, String(row.number)),
    ...row.cells.map((cell) => make("td", {}, cell && entry(moment, row, cell, table))),
  );
}

/** Whether a cell is being played at a ply, or was played last before it. */
function isHere(cell: Cell, ply: number): boolean {
  return cell.from <= ply && ply <= cell.ply;
}

function entry(moment: Moment, row: Row, cell: Cell, table: TableControls): HTMLElement {
  const { view } = moment;
  const here = isHere(cell, view.ply);
  const steps = inRuns(cell.steps.map((step) => written(step, view))).join(", ");
  const text = steps || (here ? "…" : "");
  const side = sideName(moment, cell.side);
  const thrown = cell.throw.replaceAll("-", " ");
  const said = [thrown, steps].filter(Boolean).join(" ");
  return make(
    "button",
    {
      type: "button",
      "aria-current": here ? "step" : null,
      "aria-label": t("moves-go", { turn: row.number, side, text: said }),
      onclick: () => void table.goto(cell.ply),
    },
    thrown && make("span", { class: "throw" }, thrown),
    " ",
    text,
  );
}

/** Three or more of the same in a row are counted: "buys ×7". */
function inRuns(steps: readonly string[]): string[] {
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  return starts.flatMap((start, i) => {
    const run = steps.slice(start, starts[i + 1]);
    return run.length < 3 ? run : [`${run[0]} ×${run.length}`];
  });
}

/** Every game of the match, each with its own heading where there are several. */
function whole(moment: Moment, table: TableControls): HTMLElement {
  const made = rows(moment.log, moment.view.sides);
  const games = [...new Set(made.map(({ game }) => game))];
  const parts = games.map((game) => {
    const part = lines(
      moment,
      made.filter((row) => row.game === game),
      table,
    );
    if (games.length > 1) part.prepend(make("caption", {}, t("moves-game", { number: game })));
    return part;
  });
  return make("div", {}, ...(parts.length ? parts : [none()]));
}

/** First, back, play, forth, last: a walk through the history. */
function replay(table: TableControls, now: () => Moment | null) {
  let timer = 0;
  const ply = () => now()?.view.ply ?? 0;
  const last = () => ply() + (now()?.view.ahead ?? 0);
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    update();
  };
  const step = (to: number) => {
    stop();
    void table.goto(Math.max(0, Math.min(last(), to)));
  };
  const advance = () => {
    if (ply() >= last()) stop();
    else void table.goto(ply() + 1);
  };
  const toggle = () => {
    if (timer) return stop();
    if (ply() >= last()) void table.goto(0);
    timer = window.setInterval(advance, PACE);
    update();
  };
  const key = (sign: IconName, words: string, press: () => void) =>
    make(
      "button",
      { class: "round", type: "button", "aria-label": words, onclick: press },
      icon(sign),
    );
  const play = key("play", t("moves-replay"), toggle);
  const element = make(
    "div",
    { class: "dialog-foot replay" },
    key("first", t("moves-first"), () => step(0)),
    key("back", t("moves-back"), () => step(ply() - 1)),
    play,
    key("forth", t("moves-forth"), () => step(ply() + 1)),
    key("last", t("moves-last"), () => step(last())),
  );
  function update(): void {
    play.setAttribute("aria-label", t(timer ? "moves-pause" : "moves-replay"));
    fill(play, icon(timer ? "pause" : "play"));
  }
  return { element, stop, update };
}
