/** The page of a puzzle: what stands round the sheet in the place of opponents and dice. */
import type { Board } from "../../board/painter";
import { presentOf } from "../../engine/present";
import type { GameInfo, View } from "../../engine/protocol";
import { find, make, write } from "../shell/dom";
import { notice } from "../shell/notices";
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
import { print } from "./print";
import { Race } from "./race";
import { steps } from "./steps";
import { tools } from "./tools";

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

  const clock = new Clock(nameOf);
  const lesson = new Lesson(table);
  const own = await makeOwn({ info, laid, lay: again });
  const beside = make("section", { class: "beside" });
  const pointed = pointer(table);
  const list = own.list(pointed);
  const sheet = own.sheet(list.element, beside);
  const row = numbers({ table, board: host });
  const hint = aid(table, lesson);
  const pen = tools(table);
  const line = problem();
  find("#legend").before(hint.element, row.element, beside);
  row.element.append(pen.element);
  find("#links").before(line.element);
  find("#say").append(clock.element);

  let board: Board | null = null;
  const lay = () => board && sheet.lay(board, host);
  table.on("fitted", (fitted) => {
    board = fitted;
    lay();
  });

  const race = new Race({
    puzzle: () => nameOf(present()),
    lead: () => t("race-lead"),
    start: async () => {
      await layPuzzle(present());
      clock.race();
      table.focus();
    },
    address: () => session.address(),
  });
  table.on("over", ({ outcome }) => {
    if (!clock.racing) return;
    const { time } = clock;
    clock.rest();
    if (outcome.winner !== null) race.finish(time);
  });
  session.told = () => own.told(present());
  let linked = false;
  /** What the address tells of the puzzle in its link; another link does not change the address. */
  session.linked = () => {
    if (linked) return;
    linked = true;
    own.linked(present());
    laid.watching.show();
    const claim = race.readClaim();
    if (claim) notice("claim", t("race-claim", { name: claim.name, time: timeWords(claim.time) }));
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
    const { helps } = story();
    const time = settings().timer ? timeWords(clock.time) : "";
    return t("puzzle-finish", { helps, time, timed: String(time !== "") });
  }

  /** How often a hint was asked for, as far as this page has seen. */
  let helps = 0;
  const story = () => ({ helps });
  table.on("hint", () => {
    helps += 1;
  });

  function problem(): Panel {
    const words = make("span", {});
    const other = make("button", { class: "quiet", type: "button", onclick: () => own.choose() });
    return {
      element: make("p", { class: "problem" }, words, other),
      update({ view }) {
        write(words, own.facts(view));
        write(other, own.other().line);
      },
    };
  }

  async function printed(key: boolean): Promise<void> {
    const view = present();
    const found = key ? (await engine.request("key", presentOf(view))).key : null;
    const folio = own.folio(view);
    const title = `${t(`game-${info.id}`)}${folio ? ` ${folio}` : ""}`;
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
      shape(game, lay),
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

/** Tells the style sheet how wide and high the figure is, and lays the type anew. */
export function shape(game: HTMLElement, lay: () => void): Panel {
  return {
    element: game,
    update({ view }: Moment) {
      const grid = gridOf(view);
      game.toggleAttribute("data-long", grid.length > LONG);
      game.style.setProperty("--high", String(grid.length));
      game.style.setProperty("--wide", String(grid[0]?.length ?? 1));
      lay();
    },
  };
}
