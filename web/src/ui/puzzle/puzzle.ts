/** The page of a puzzle: what stands round the sheet in the place of opponents and dice. */
import { signal } from "@preact/signals-core";
import type { Board } from "../../board/painter";
import { presentOf } from "../../engine/present";
import type { GameInfo, Mark, PuzzleMade, View } from "../../engine/protocol";
import { find, make } from "../shell/dom";
import { change, settings } from "../shell/settings";
import { toast } from "../shell/toast";
import { t } from "../shell/words";
import type { Laid, SessionControls } from "../table/laid";
import type { Moment, Panel } from "../table/moment";
import { puzzleActions } from "./actions";
import { Clock, timeWords } from "./clock";
import { gridOf, nameOf, randomNumber, reachOf } from "./figure";
import { heading } from "./heading";
import { Hinting } from "./hinting";
import { Lesson } from "./lesson";
import { numbers } from "./numbers";
import type { OwnMaker, PuzzlePage } from "./own";
import { pointer } from "./pointer";
import { problemLine } from "./problem";
import { racing } from "./racing";
import { keepSeed } from "./seeds";
import { tools } from "./tools";
import "./puzzle.css";
import "./aid.css";
import "./steps.css";
import "./sheet.css";

export async function puzzlePage(
  info: GameInfo,
  laid: Laid,
  session: SessionControls,
  makeOwn: OwnMaker,
): Promise<PuzzlePage> {
  const { engine, table } = laid;
  const game = find(".game");
  const host = find("#board");
  const present = () => table.view as View;
  game.classList.add("solving");

  const clock = new Clock(table, nameOf);
  const lesson = new Lesson(table);
  const hinting = new Hinting(table, () => lesson.begun);
  const own = await makeOwn({ info, laid, lay: again });
  const beside = make("section", { class: "beside" });
  const solution = signal<Mark[]>([]);
  const pointed = pointer(table, hinting, solution);
  const list = own.list(pointed);
  const board = signal<Board | null>(null);
  table.on("fitted", (fitted) => {
    board.value = fitted;
  });
  const sheet = own.sheet({ host, board, list: list.element, beside });
  const pen = tools(table);
  const row = numbers({ table, tools: pen.element });
  const hint = make("section", { class: "aid steady" });
  const line = problemLine(
    (view) => own.facts(view),
    () => [
      { words: t("puzzle-restart"), press: () => void restart() },
      { words: t("puzzle-another"), press: () => void another() },
      { words: own.other(), press: own.choose },
    ],
  );
  find("#legend").before(row.element, hint, beside);
  find("#links").before(line.element);
  find("#say").append(clock.element);

  // What nobody needs before the board is seen comes after it.
  table.on("painted", async () => {
    const [{ aid }, { steps }, { hearKeys }] = await Promise.all([
      import("./aid"),
      import("./steps"),
      import("./keys"),
    ]);
    hearKeys({ table, hint: () => hinting.ask(), digits: true });
    laid.watching.add(aid(table, lesson, hinting, hint), steps(find("#moves"), table));
  });

  const race = racing(table, clock, {
    puzzle: () => nameOf(present()),
    lead: () => t("race-lead"),
    lay: () => layPuzzle(present()),
    address: () => session.address(),
  });
  session.parameters = () => own.parameters(present());
  let linked = false;
  /** What the address tells of the puzzle in its link; another link does not change the address. */
  session.linked = () => {
    if (linked) return;
    linked = true;
    own.linked(present());
    laid.watching.show();
    race.tellClaim();
  };

  /** The same puzzle with nothing on it. */
  async function layPuzzle(view: View): Promise<void> {
    const puzzle = { reach: reachOf(view), grid: gridOf(view) };
    const position = { game: info.id, puzzle, as_is: true };
    await table.again({ options: view.options, position });
  }

  /** Unlike the table's own, what is wrong with the puzzle is told to whoever asks. */
  async function again(change: { options?: Record<string, string>; position: object }) {
    lesson.stop();
    table.show(await engine.request("again", { ...presentOf(present()), ...change }));
  }

  /** The same puzzle with nothing on it; the sheet as it was is one press away. */
  async function restart(): Promise<void> {
    await layPuzzle(present());
    toast(t("puzzle-restarted"), { words: t("act-back"), press: () => void table.back() });
  }

  /** Lays a puzzle that was made, if it was. */
  async function layMade(made: PuzzleMade | null): Promise<void> {
    if (!made) return;
    const { options = {} } = made.position as { options?: Record<string, string> };
    await again({ options, position: made.position });
    keepSeed(present(), made.seed);
    toast(t("puzzle-laid"), { words: t("act-back"), press: () => void table.back() });
    laid.watching.show();
  }

  /** Another puzzle of the same kind, at once. */
  async function another(): Promise<void> {
    const { makePuzzle } = await import("./making");
    const { options } = present();
    await layMade(await makePuzzle(engine, { game: info.id, options, seed: randomNumber() }, info));
  }

  /** The puzzle of a day, at once; that of today stays where it lies already. */
  async function layDay(day?: string): Promise<void> {
    const { makeDaily, today } = await import("./daily");
    if (own.seed(present()) === (day ?? today())) return;
    await layMade(await makeDaily(engine, info, day));
  }

  async function collection(): Promise<void> {
    const { openCollection } = await import("./collection");
    await openCollection();
  }

  async function days(): Promise<void> {
    const { openDays } = await import("./daily");
    await openDays(info.id, (day) => void layDay(day));
  }

  if (asksForToday()) {
    const shown = table.on("view", () => {
      shown();
      void layDay();
    });
  }

  function finish(): string {
    const time = settings().timer ? timeWords(clock.time) : "";
    return t("puzzle-finish", { helps: hinting.helps, time, timed: String(time !== "") });
  }

  const wins = () => {
    const { actor } = present();
    return actor.kind === "over" && actor.outcome.winner !== null;
  };

  /** What was solved here by hand is kept, and what was given up is shown solved. */
  table.on("over", () => {
    if (wins() && !lesson.taught(present().match)) void noted();
  });
  table.on("view", ({ view }) => {
    const { actor } = view;
    if (actor.kind !== "over" || actor.outcome.winner !== null) solution.value = [];
    else void import("./giveup").then(({ showKey }) => showKey(engine, view, solution));
  });

  async function noted(): Promise<void> {
    const view = present();
    const [time, { helps }] = [clock.time, hinting];
    const [{ keepResult, shortened }, { grade, day }] = await Promise.all([
      import("./results"),
      own.kindOf(view),
    ]);
    const puzzle = shortened(nameOf(view));
    const at = Date.now();
    keepResult({ game: info.id, puzzle, reach: reachOf(view), grade, time, helps, day, at });
  }

  /** What can be passed on of the puzzle, and how it was solved. */
  async function share(): Promise<void> {
    const { openSharing } = await import("./sharing");
    const view = present();
    const solved = wins() ? { time: clock.time, helps: hinting.helps } : null;
    openSharing({
      info,
      engine,
      view,
      about: own.facts(view),
      parameters: own.parameters(view),
      solved,
      address: () => session.address(),
    });
  }
  session.share = share;

  async function giveUp(): Promise<void> {
    const { askToGiveUp } = await import("./giveup");
    if (await askToGiveUp()) await table.act("resign");
  }

  async function statistics(): Promise<void> {
    const { openStatistics } = await import("./statistics");
    await openStatistics(info);
  }

  async function printed(key: boolean): Promise<void> {
    const view = present();
    const found = key ? (await engine.request("key", presentOf(view))).key : null;
    const folio = own.folio(view);
    const title = `${t(`game-${info.id}`)}${folio ? ` ${folio}` : ""}`;
    const { print } = await import("./print");
    print({ view, title, about: own.facts(view), key: found });
  }

  return {
    again: () => void another(),
    panels: [
      heading({ element: find("#say"), facts: () => own.facts(present()), finish }),
      puzzleActions({
        element: find("#acts"),
        table,
        hints: true,
        hinting,
        again: { words: () => t("puzzle-another"), press: () => void another() },
        done: () => [
          { act: "share", sign: "share", words: t("puzzle-share"), press: () => void share() },
          { act: "choose", sign: "play", words: own.other(), press: own.choose },
        ],
      }),
      row,
      pen,
      list,
      sheet,
      clock,
      line,
      shape(game),
    ],
    menu: () => {
      const over = present().actor.kind === "over";
      const unlessOver = (words: string, press: () => void) => (over ? [] : [{ words, press }]);
      return [
        ...own.menu(),
        { words: t("puzzle-menu-today"), press: () => void layDay() },
        { words: t("puzzle-menu-days"), press: () => void days() },
        { words: t("collection-menu"), press: () => void collection() },
        { words: t("puzzle-menu-another"), press: () => void another() },
        { words: t("puzzle-menu-restart"), press: () => void restart() },
        ...unlessOver(t("puzzle-menu-lesson"), () => lesson.begin()),
        ...unlessOver(t("puzzle-menu-give-up"), () => void giveUp()),
        "line",
        { words: t("race-menu"), press: () => race.open() },
        { words: t("puzzle-menu-statistics"), press: () => void statistics() },
        { words: t("print-puzzle"), press: () => void printed(false) },
        { words: t("print-both"), press: () => void printed(true) },
        ...own.print(),
        {
          words: t("puzzle-menu-timer"),
          checked: settings().timer,
          press: () => change("timer", !settings().timer),
        },
      ];
    },
  };
}

/** Whether the address asks for today's puzzle. */
function asksForToday(): boolean {
  return new URLSearchParams(location.search).get("puzzle") === "today";
}

/** A figure of more rows than this is longer than a window. */
const LONG = 22;

/** Tells the style sheet how wide and high the figure is. */
export function shape(game: HTMLElement): Panel {
  return {
    element: game,
    update({ view }: Moment) {
      const grid = gridOf(view);
      game.toggleAttribute("data-long", grid.length > LONG);
      game.style.setProperty("--high", String(grid.length));
      game.style.setProperty("--wide", String(grid[0]?.length ?? 1));
    },
  };
}
