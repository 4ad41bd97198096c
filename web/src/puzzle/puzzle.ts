/**
 * Page of a puzzle: the panels and the menu around the board, which is drawn as a printed page.
 * They replace the panels of other games, such as those for opponents and dice.
 */

import { signal } from "@preact/signals-core";
import { focusElement } from "../board/keyboard";
import type { Board } from "../board/painter";
import type { PuzzlePage, PuzzleUiMaker } from "../contracts/puzzle-ui";
import type { SessionControls, TableContext } from "../contracts/table-context";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { GameInfo, Mark, View } from "../engine/protocol";
import { positionRef } from "../engine/protocol";
import type { MenuItem } from "../kit/bar";
import { find, make } from "../kit/dom";
import { allDrawn } from "../kit/draw";
import { listHidden, settings } from "../kit/settings";
import { t } from "../kit/words";
import { puzzleActions } from "./actions";
import { Clock, formatTime } from "./clock";
import { isReloaded, noteDaily, requestsDaily } from "./daily-request";
import { gridOf, positionOf, puzzleKey } from "./figure";
import { heading } from "./heading";
import { Lesson } from "./lesson";
import { numbers } from "./numbers";
import { lazyRace, pointer, problemLine } from "./page-parts";
import { StagedHints } from "./staged-hints";
import { tools } from "./tools";
import "./puzzle.css";
import "./sheet.css";

export async function puzzlePage(
  info: GameInfo,
  context: TableContext,
  session: SessionControls,
  makeOwn: PuzzleUiMaker,
): Promise<PuzzlePage> {
  const { engine, table } = context;
  const game = find(".game");
  const host = find("#board");
  const currentView = () => table.view as View;
  game.classList.add("solving", "arriving");

  const clock = new Clock(table, puzzleKey);
  const lesson = new Lesson(table);
  const hinting = new StagedHints(table, () => lesson.active);
  const ui = await makeOwn({ info, context, open });
  const listRoom = make("section", { class: "beside" });
  const solution = signal<Mark[]>([]);
  const pointed = pointer(table, hinting, solution);
  const list = ui.list(pointed);
  const board = signal<Board | null>(null);
  table.on("fitted", (fitted) => {
    board.value = fitted;
  });
  const sheet = ui.sheet({ host, board, list: list.element, beside: listRoom });
  const pen = tools(table);
  const row = numbers({ table, tools: pen.element });
  const hint = make("section", { class: "aid steady" });
  const line = problemLine(
    (view) => ui.facts(view),
    () => [
      { words: t("puzzle-restart"), press: () => void restart() },
      { words: t("puzzle-another"), press: () => void another() },
      { words: ui.chooseLabel(), press: ui.choose },
    ],
  );
  find("#legend").before(row.element, hint, listRoom);
  find("#links").before(line.element);
  find("#say").append(clock.element);

  let entries = (): MenuItem[] => ui.menu();

  // When the board is painted and all panels so far are drawn, show the page, hidden until then.
  // Afterwards load the menu of the puzzle, and the panels that need an answer from Python.
  table.on("painted", async () => {
    await allDrawn();
    game.classList.remove("arriving");
    const { addLatePanels, puzzleMenu } = await import("./puzzle-menu");
    entries = () =>
      puzzleMenu({ info, view: currentView(), ui, race, lesson, openDaily, commands });
    await addLatePanels(context, lesson, hinting, hint);
  });

  const race = lazyRace(table, clock, {
    puzzle: () => puzzleKey(currentView()),
    lead: () => t("race-lead"),
    restart: async () => {
      const { options } = currentView();
      await table.again({ options, position: positionOf(info.id, currentView()) });
      hinting.reset();
    },
    isOwnSolution: () => !lesson.usedIn(currentView().match),
    address: async () => {
      const view = currentView();
      const { puzzleAddress } = await import("./sharing");
      return puzzleAddress({ info, view, parameters: ui.parameters(view) });
    },
  });
  session.parameters = () => ui.parameters(currentView());
  let linked = false;
  /**
   * When the puzzle in the URL's fragment (after `#`) has been opened, store the URL's parameters
   * (such as its date) for it, and show the time in which another player solved it, if the URL has
   * one. Do this only once: later links replace only the fragment, so the parameters do not belong
   * to their puzzles.
   */
  session.linked = () => {
    if (linked) return;
    linked = true;
    ui.linked(currentView());
    context.panels.show();
    race.showClaim();
  };

  /**
   * Stop the lesson (which plays the solution step by step) and open a puzzle. Reject with the
   * engine's error if the puzzle is invalid, so that the caller can handle it; `table.again`, which
   * sends the same request, would show the error on the page.
   */
  async function open(change: { options?: Record<string, string>; position: object }) {
    lesson.stop();
    table.show(await engine.request("again", { ...positionRef(currentView()), ...change }));
  }

  const commands = async () => {
    const { PuzzleCommands } = await import("./commands");
    return new PuzzleCommands({
      info,
      context,
      ui,
      clock,
      hinting,
      open,
      address: () => session.address(),
    });
  };
  const restart = async () => (await commands()).restart();
  const another = async () => (await commands()).another();
  const openDaily = async () => (await commands()).openDaily();
  const share = async () => (await commands()).share();
  session.share = share;

  /** True while the page opens today's puzzle, if the URL requests it. */
  const awaitsDaily = signal(requestsDaily());
  if (awaitsDaily.value) {
    const unsubscribe = table.on("view", async ({ view }) => {
      unsubscribe();
      if (isReloaded(view)) {
        awaitsDaily.value = false;
        return;
      }
      const release = disableBeside(find("#say"));
      // Do not announce the status of the present puzzle, which today's puzzle will replace.
      const hides = [...listHidden(settings()), ...view.status.map(({ code }) => code)];
      context.overridePreferences({ hides });
      table.say(`${t("puzzle-menu-today")}. ${t("turn-starting")}`);
      await openDaily().finally(() => {
        awaitsDaily.value = false;
        context.overridePreferences({});
        release();
      });
      noteDaily();
    });
  }

  function finish(): string {
    const time = settings().timer ? formatTime(clock.time) : "";
    return t("puzzle-finish", { helps: hinting.count, time, timed: String(time !== "") });
  }

  const wins = () => {
    const { actor } = currentView();
    return actor.kind === "over" && actor.outcome.winner !== null;
  };

  /** Store the result of a solved puzzle, unless a lesson was used in this match. */
  table.on("over", () => {
    if (wins() && !lesson.usedIn(currentView().match))
      void commands().then((loaded) => loaded.storeResult());
  });
  /** Show the solution while a puzzle that the user has given up is on the board. */
  table.on("view", ({ view }) => {
    const { actor } = view;
    if (actor.kind !== "over" || actor.outcome.winner !== null) solution.value = [];
    else {
      const isCurrent = () =>
        currentView().match === view.match && currentView().actor.kind === "over";
      void import("./give-up").then(({ showKey }) => showKey(engine, view, solution, isCurrent));
    }
  });

  return {
    again: () => void another(),
    panels: [
      heading({
        element: find("#say"),
        facts: () => ui.facts(currentView()),
        finish,
        waits: () => awaitsDaily.value,
      }),
      puzzleActions({
        element: find("#acts"),
        table,
        hints: true,
        hinting,
        again: { words: () => t("puzzle-another"), press: () => void another() },
        done: () => [
          { act: "share", sign: "share", words: t("puzzle-share"), press: () => void share() },
          { act: "choose", sign: "play", words: ui.chooseLabel(), press: ui.choose },
        ],
      }),
      row,
      pen,
      list,
      sheet,
      clock,
      line,
      sizePanel(game),
    ],
    menu: () => entries(),
  };
}

/**
 * Make all siblings of an element inert (not usable) until the returned function is called. That
 * function also restores the focus, if making an element inert has removed it.
 */
function disableBeside(element: HTMLElement): () => void {
  const focused = document.activeElement;
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.inert,
  );
  for (const sibling of siblings) sibling.inert = true;
  return () => {
    for (const sibling of siblings) sibling.inert = false;
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focusElement(focused);
  };
}

/**
 * A grid with at most this number of rows is scaled to fit the window; with a longer one, the page
 * scrolls.
 */
const LONG_FIGURE = 22;

/**
 * Return a panel that sets the size of the grid on the element `game`, for the style sheet: the
 * custom properties `--high` (rows) and `--wide` (columns), and the attribute `data-long` if the
 * grid has more than `LONG_FIGURE` rows.
 */
export function sizePanel(game: HTMLElement): Panel {
  return {
    element: game,
    update({ view }: TableSnapshot) {
      const grid = gridOf(view);
      game.toggleAttribute("data-long", grid.length > LONG_FIGURE);
      game.style.setProperty("--high", String(grid.length));
      game.style.setProperty("--wide", String(grid[0]?.length ?? 1));
    },
  };
}
