/**
 * The page of a composing board: the tiles, the hand that lays them, live help on wish, the
 * notebook of keys, and the machine that goes on where one is stuck.
 */
import type { Board } from "../../../board/painter";
import { EngineFailure } from "../../../engine/failure";
import { presentOf } from "../../../engine/present";
import type { GameInfo, View } from "../../../engine/protocol";
import { puzzleActions } from "../../../ui/puzzle/actions";
import { aid } from "../../../ui/puzzle/aid";
import { Clock, timeWords } from "../../../ui/puzzle/clock";
import { heldOf, progressOf, tallyOf } from "../../../ui/puzzle/figure";
import { heading } from "../../../ui/puzzle/heading";
import type { PuzzlePage } from "../../../ui/puzzle/own";
import { pointer } from "../../../ui/puzzle/pointer";
import { shape } from "../../../ui/puzzle/puzzle";
import { Race } from "../../../ui/puzzle/race";
import { trial } from "../../../ui/puzzle/tools";
import { footButton, openDialog } from "../../../ui/shell/dialog";
import { fill, find, make, write } from "../../../ui/shell/dom";
import { notice } from "../../../ui/shell/notices";
import { toast } from "../../../ui/shell/toast";
import { t, words } from "../../../ui/shell/words";
import type { Laid, SessionControls } from "../../../ui/table/laid";
import type { Panel } from "../../../ui/table/moment";
import { conditionOf, keyOf, numbersOn, positionOf } from "./board";
import { carry } from "./carry";
import { chosenTile } from "./chosen";
import { consult } from "./consult";
import { groups } from "./groups";
import { hold, listenToHands } from "./hands";
import { openKept } from "./kept";
import { keyList } from "./keylist";
import { composed, openNet } from "./net";
import { keepKey } from "./notebook";
import { addressOf, openProblem } from "./problem";
import { openSeries } from "./series";
import { figureSheet } from "./sheet";
import { stock, toldOf } from "./stock";

export function composePage(info: GameInfo, laid: Laid, session: SessionControls): PuzzlePage {
  const { engine, table, watching } = laid;
  const game = find(".game");
  const host = find("#board");
  const present = () => table.view as View;
  const kind = () => present().options.kind ?? "terzett";
  game.classList.add("solving", "composing");
  listenToHands(table, host);
  let board: Board | null = null;

  const beside = make("section", { class: "beside" });
  const list = stock({
    label: () => t("stock-tiles"),
    entries: ({ view }) => tallyOf(view),
    told: toldOf,
    held: () => heldOf(present()),
    press: ({ tile, found }) => {
      if (found) return;
      hold(table, tile);
      table.focus();
    },
    point: pointer(table),
  });
  carry(table, { list: list.element, host, board: () => board });
  const sheet = figureSheet({
    stock: list.element,
    beside,
    name: () => "",
    state: ({ view }) => {
      const { found, of } = progressOf(view);
      return t("figure-state", { found, of });
    },
    note: () => (tallyOf(present()).some(({ places }) => places >= 0) ? t("compose-note") : ""),
  });
  const hint = aid(table, null);
  const counted = groups();
  const tried = trial(table);
  const tile = chosenTile(table);
  const line = about();
  const ended = after();
  counted.element.append(
    make("div", { class: "tools" }, tile.element, tried.element),
    ended.element,
  );
  find("#legend").before(hint.element, counted.element, beside);
  find("#links").before(line.element);

  const lay = () => board && sheet.lay(board, host);
  table.on("fitted", (fitted) => {
    board = fitted;
    lay();
  });

  let condition = {};
  /** What is prescribed here; a finished board is known by what was prescribed before. */
  const conditionIn = (view: View) => {
    if (view.actor.kind !== "over") condition = conditionOf(view);
    return condition;
  };
  const clock = new Clock((view) => JSON.stringify(conditionIn(view)));
  find("#say").append(clock.element);
  const race = new Race({
    puzzle: () => JSON.stringify(conditionIn(present())),
    lead: () => t("compose-race"),
    start: async () => {
      await layBoard(conditionIn(present()));
      clock.race();
      table.focus();
    },
    address: async () => addressOf(info.id, conditionIn(present())),
  });
  table.on("over", ({ outcome }) => {
    if (!clock.racing) return;
    const { time } = clock;
    clock.rest();
    if (outcome.winner !== null) race.finish(time);
  });
  session.linked = () => {
    const claim = race.readClaim();
    if (claim) notice("claim", t("race-claim", { name: claim.name, time: timeWords(claim.time) }));
  };

  /** What the notebook says of the figure that has just been finished. */
  let news = "";
  table.on("over", () => void writeDown());
  session.told = () => ({ task: "compose" });

  async function writeDown(): Promise<void> {
    const view = present();
    const { id } = await consult(engine, "key", { position: positionOf(view) });
    const connections = view.counters.find(({ code }) => code === "connections")?.value ?? 0;
    const [grid, key] = [numbersOn(view), keyOf(view)];
    const fresh = keepKey({ id, grid, key, kind: kind(), connections, at: Date.now() });
    news = t(fresh ? "notebook-new" : "notebook-known");
    watching.show();
  }

  /** Another board; what is wrong with it is told to whoever asks. */
  async function layBoard(position: object): Promise<void> {
    const { options = {} } = position as { options?: Record<string, string> };
    const from = presentOf(present());
    table.show(await engine.request("again", { ...from, options, position }));
    news = "";
    toast(t("net-laid"), { words: t("new-undo"), press: () => void table.back() });
  }
  const net = () => void openNet({ info, engine, kind: kind(), lay: layBoard });

  /** Lets the machine go on from what lies there. */
  async function finishIt(): Promise<void> {
    const working = new AbortController();
    const said = make("p", { role: "status" }, t("net-composing", { count: 0 }));
    const dialog = openDialog({
      title: t("compose-finish"),
      body: [make("p", {}, t("compose-finish-lead")), said],
      foot: [footButton(t("shell-cancel"), () => dialog.close())],
      onclose: () => working.abort(),
    });
    try {
      const tell = (count: number) => write(said, t("net-composing", { count }));
      const options = { task: "compose", kind: kind() };
      const from = positionOf(present());
      const made = await composed(engine, info.id, options, from, working.signal, tell);
      dialog.close();
      await layBoard(made.position);
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      write(said, words().say("error", { code, params }, { game: info.id, family: info.family }));
    }
  }

  function about(): Panel {
    const text = make("span", {});
    const other = make("button", { class: "quiet", type: "button", onclick: () => net() });
    return {
      element: make("p", { class: "problem" }, text, other),
      update({ view }) {
        write(text, t("compose-facts", { cells: view.places.length, kind: kind() }));
        write(other, t("net-other"));
      },
    };
  }

  const helped = (view: View) => tallyOf(view).some(({ places }) => places >= 0);
  const full = () => tallyOf(present()).every(({ found }) => found);
  const done = () => present().actor.kind === "over";

  /** What can be done with a board on which every tile lies. */
  function finished(): { words: string; press(): void }[] {
    if (!full()) return [];
    const pass = () => void openProblem(engine, positionOf(present()));
    const turn = () => openSeries({ engine, grid: numbersOn(present()), key: keyOf(present()) });
    const problem = { words: t("problem-menu"), press: pass };
    if (!done()) return [problem];
    return [
      problem,
      ...(kind() === "terzett" ? [{ words: t("series-menu"), press: turn }] : []),
      { words: t("notebook-write"), press: () => void writeDown() },
    ];
  }

  /** The same as buttons, where it is looked for. */
  function after(): Panel {
    const element = make("div", { class: "after" });
    return {
      element,
      update() {
        const made = finished().map(({ words, press }) =>
          make("button", { class: "button", type: "button", onclick: press }, words),
        );
        fill(element, ...made);
      },
    };
  }

  return {
    again: net,
    panels: [
      heading({
        element: find("#say"),
        facts: () => "",
        choice: ({ place, ways }) => {
          const [low = "none", high = ""] = heldOf(present())?.split(":") ?? [];
          const partners = ways.flatMap(({ path }) => path.slice(1));
          const laying = partners.length > 0 ? low : "none";
          return t("compose-chosen", { cell: place, low: laying, high, partners });
        },
        end: "compose-done",
        finish: () => {
          const touch = present().counters.find(({ code }) => code === "connections")?.value ?? 0;
          return `${t("compose-connections", { count: touch })} ${news}`.trim();
        },
      }),
      puzzleActions({
        element: find("#acts"),
        table,
        hints: true,
        again: { words: () => t("net-new"), press: net },
        aid: { id: "help", words: () => t("compose-help"), on: ({ view }) => helped(view) },
      }),
      hint,
      counted,
      tile,
      tried,
      ended,
      list,
      sheet,
      keyList(find("#moves"), (one) => openKept(engine, one, watching.show)),
      clock,
      line,
      shape(game, lay),
    ],
    menu: () => [
      { words: t("net-menu"), press: net },
      ...(done() ? [] : [{ words: t("compose-finish"), press: () => void finishIt() }]),
      { words: t("race-menu"), press: () => race.open() },
      ...finished(),
    ],
  };
}
