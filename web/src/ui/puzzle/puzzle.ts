/** The page of a puzzle: what stands round the sheet in the place of opponents and dice. */
import { signal } from "@preact/signals-core";
import type { Board } from "../../board/painter";
import { presentOf } from "../../engine/present";
import type { GameInfo, View } from "../../engine/protocol";
import { find, make } from "../shell/dom";
import { change, settings } from "../shell/settings";
import { t } from "../shell/words";
import type { Laid, SessionControls } from "../table/laid";
import type { Moment, Panel } from "../table/moment";
import { puzzleActions } from "./actions";
import { aid } from "./aid";
import { Clock, timeWords } from "./clock";
import { gridOf, nameOf, reachOf } from "./figure";
import { heading } from "./heading";
import { Lesson } from "./lesson";
import { numbers } from "./numbers";
import type { OwnMaker, PuzzlePage } from "./own";
import { pointer } from "./pointer";
import { problemLine } from "./problem";
import { racing } from "./racing";
import { steps } from "./steps";
import { tools } from "./tools";
import "./puzzle.css";
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
  const own = await makeOwn({ info, laid, lay: again });
  const beside = make("section", { class: "beside" });
  const pointed = pointer(table);
  const list = own.list(pointed);
  const board = signal<Board | null>(null);
  table.on("fitted", (fitted) => {
    board.value = fitted;
  });
  const sheet = own.sheet({ host, board, list: list.element, beside });
  const pen = tools(table);
  const row = numbers({ table, board: host, tools: pen.element });
  const hint = aid(table, lesson);
  const line = problemLine(
    (view) => ({ about: own.facts(view), other: own.other().line }),
    () => own.choose(),
  );
  find("#legend").before(hint.element, row.element, beside);
  find("#links").before(line.element);
  find("#say").append(clock.element);

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

  function finish(): string {
    const time = settings().timer ? timeWords(clock.time) : "";
    return t("puzzle-finish", { helps, time, timed: String(time !== "") });
  }

  /** How often a hint was asked for, as far as this page has seen. */
  let helps = 0;
  table.on("hint", () => {
    helps += 1;
  });

  async function printed(key: boolean): Promise<void> {
    const view = present();
    const found = key ? (await engine.request("key", presentOf(view))).key : null;
    const folio = own.folio(view);
    const title = `${t(`game-${info.id}`)}${folio ? ` ${folio}` : ""}`;
    const { print } = await import("./print");
    print({ view, title, about: own.facts(view), key: found });
  }

  return {
    again: own.choose,
    panels: [
      heading({ element: find("#say"), facts: () => own.facts(present()), finish }),
      puzzleActions({
        element: find("#acts"),
        table,
        hints: true,
        again: { words: () => own.other().button, press: own.choose },
      }),
      hint,
      row,
      pen,
      list,
      sheet,
      steps(find("#moves"), table),
      clock,
      line,
      shape(game),
    ],
    menu: () => [
      ...own.menu(),
      ...(present().actor.kind === "over"
        ? []
        : [{ words: t("puzzle-menu-lesson"), press: () => lesson.begin() }]),
      { words: t("race-menu"), press: () => race.open() },
      "line",
      { words: t("print-puzzle"), press: () => void printed(false) },
      { words: t("print-both"), press: () => void printed(true) },
      {
        words: t("puzzle-menu-timer"),
        checked: settings().timer,
        press: () => change("timer", !settings().timer),
      },
    ],
  };
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
