/**
 * Page for composing: the user covers an outline with the tiles of the stock. The page has help
 * while composing, keyboard input, a notebook of solutions and automatic completion.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isCombined, keyOf as pressedKey } from "../../../board/keyboard";
import type { Board } from "../../../board/painter";
import type { TableControls } from "../../../board/table";
import type { PuzzlePage } from "../../../contracts/puzzle-ui";
import type { SessionControls, TableContext } from "../../../contracts/table-context";
import type { Panel } from "../../../contracts/table-snapshot";
import type { Engine } from "../../../engine/client";
import { type GameInfo, positionRef, type Token, type View } from "../../../engine/protocol";
import { bodyOf, footButton, openDialog } from "../../../kit/dialog";
import { find, make } from "../../../kit/dom";
import { closing } from "../../../kit/draw";
import { toast } from "../../../kit/toast";
import { locale, t } from "../../../kit/words";
import { puzzleActions } from "../../../puzzle/actions";
import { aid } from "../../../puzzle/aid";
import { Clock } from "../../../puzzle/clock";
import { selectedTile, tallyOf } from "../../../puzzle/figure";
import { heading } from "../../../puzzle/heading";
import { lazyRace, pointer, problemLine } from "../../../puzzle/page-parts";
import { sizePanel } from "../../../puzzle/puzzle";
import { trial } from "../../../puzzle/tools";
import { conditionReader, keyOf, numbersOn, positionOf } from "./board";
import { addressOf, consult, figureOf, openProblem } from "./consult";
import { dragTiles } from "./drag";
import { drawFigure, keyList } from "./key-list";
import { deleteKey, type StoredKey, storeKey } from "./notebook";
import { openSeries } from "./series";
import { describeTile, figureSheet, stock } from "./sheet";
import "../../../puzzle/steps.css";
import "./composing.css";

export function composePage(
  info: GameInfo,
  context: TableContext,
  session: SessionControls,
): PuzzlePage {
  const { engine, table } = context;
  const game = find(".game");
  const host = find("#board");
  const present = () => table.view as View;
  const kind = () => present().options.kind ?? "terzett";
  game.classList.add("solving", "composing");
  addTileKeys(table, host);
  const board = signal<Board | null>(null);
  table.on("fitted", (fitted) => {
    board.value = fitted;
  });

  const beside = make("section", { class: "beside" });
  const point = pointer(table);
  const list = stock({
    label: () => t("stock-tiles"),
    entries: ({ view }) => tallyOf(view),
    describe: describeTile,
    selected: () => selectedTile(present()),
    press: ({ tile, found }) => {
      if (found) return;
      selectTile(table, tile);
      table.focus();
    },
    point,
  });
  dragTiles(table, { list: list.element, host, board: () => board.peek(), point });
  const sheet = figureSheet(
    { host, board, list: list.element, beside },
    {
      name: () => "",
      note: () => (helped(present()) ? t("compose-note") : ""),
    },
  );
  const hint = aid(table, null);
  const trialPanel = trial(table);
  const tile = selectedTileActions(table);
  const after = actionPanel(finished);
  const tools = make("div", { class: "tools" }, tile.element, trialPanel.element);
  const counted = groups(tools, after.element);
  const line = problemLine(
    ({ places }) => t("compose-facts", { cells: places.length, kind: kind() }),
    () => [{ words: t("net-menu"), press: () => void openNetDialog() }],
  );
  find("#legend").before(hint.element, counted.element, beside);
  find("#links").before(line.element);

  const conditionIn = conditionReader();
  const clock = new Clock(table, (view) => JSON.stringify(conditionIn(view)));
  find("#say").append(clock.element);
  const race = lazyRace(table, clock, {
    puzzle: () => JSON.stringify(conditionIn(present())),
    lead: () => t("compose-race"),
    restart: () => layBoard(conditionIn(present())),
    isOwnSolution: () => true,
    address: async () => addressOf(info.id, conditionIn(present())),
  });
  session.linked = () => race.showClaim();

  /**
   * Id of the message that says whether the finished figure was new to the notebook; "" before the
   * figure is stored.
   */
  const notebookMessage = signal("");
  table.on("over", () => void addToNotebook());
  session.parameters = () => ({ task: "compose" });

  async function addToNotebook(): Promise<void> {
    const view = present();
    const { id } = await consult(engine, "key", { position: positionOf(view) });
    const connections = view.counters.find(({ code }) => code === "connections")?.value ?? 0;
    const [grid, key] = [numbersOn(view), keyOf(view)];
    const isNew = storeKey({ id, grid, key, kind: kind(), connections, at: Date.now() });
    notebookMessage.value = isNew ? "notebook-new" : "notebook-known";
  }

  /**
   * Open another board, and offer to return to the previous one. Reject with the engine's error if
   * `position` is invalid.
   */
  async function layBoard(position: object): Promise<void> {
    const { options = {} } = position as { options?: Record<string, string> };
    const from = positionRef(present());
    table.show(await engine.request("again", { ...from, options, position }));
    notebookMessage.value = "";
    toast(t("net-laid"), { words: t("new-undo"), press: () => void table.back() });
  }

  async function openNetDialog(): Promise<void> {
    const { openNet } = await import("./net");
    await openNet({ info, engine, kind: kind(), open: layBoard });
  }

  const complete = async () => {
    const { completeBoard } = await import("./compose-animation");
    await completeBoard({ engine, info, kind: kind(), position: positionOf(present()) }, layBoard);
  };

  const isFull = () => tallyOf(present()).every(({ found }) => found);
  const isOver = () => present().actor.kind === "over";

  /** Return the buttons and menu items for a board without empty cells; otherwise none. */
  function finished(): Action[] {
    if (!isFull()) return [];
    const pass = () => void openProblem(engine, positionOf(present()));
    const turn = () => openSeries({ engine, grid: numbersOn(present()), key: keyOf(present()) });
    const problem = { words: t("problem-menu"), press: pass };
    if (!isOver()) return [problem];
    return [
      problem,
      ...(kind() === "terzett" ? [{ words: t("series-menu"), press: turn }] : []),
      { words: t("notebook-write"), press: () => void addToNotebook() },
    ];
  }

  return {
    again: () => void openNetDialog(),
    panels: [
      heading({
        element: find("#say"),
        facts: () => "",
        choice: ({ place, moves }) => {
          const [low = "none", high = ""] = selectedTile(present())?.split(":") ?? [];
          const partners = moves.flatMap(({ path }) => path.slice(1));
          const laying = partners.length > 0 ? low : "none";
          return t("compose-chosen", { cell: place, low: laying, high, partners });
        },
        end: "compose-done",
        finish: () => {
          const touch = present().counters.find(({ code }) => code === "connections")?.value ?? 0;
          const noteText = notebookMessage.value ? t(notebookMessage.value) : "";
          return `${t("compose-connections", { count: touch })} ${noteText}`.trim();
        },
      }),
      puzzleActions({
        element: find("#acts"),
        table,
        hints: true,
        again: { words: () => t("net-new"), press: () => void openNetDialog() },
        aid: { id: "help", words: () => t("compose-help"), on: ({ view }) => helped(view) },
      }),
      hint,
      counted,
      tile,
      trialPanel,
      after,
      list,
      sheet,
      keyList(find("#moves"), (entry) => openKeyDialog(engine, entry)),
      clock,
      line,
      sizePanel(game),
      {
        element: game,
        update: ({ view }) => void game.classList.toggle("helped", helped(view)),
      },
    ],
    menu: () => [
      { words: t("net-menu"), press: () => void openNetDialog() },
      ...(isOver() ? [] : [{ words: t("compose-finish"), press: () => void complete() }]),
      { words: t("race-menu"), press: () => race.open() },
      ...finished(),
    ],
  };
}

/** True if help shows the number of possible places for at least one tile left in the stock. */
function helped(view: View): boolean {
  return tallyOf(view).some(({ places }) => places >= 0);
}

interface Action {
  words: string;
  press(): void;
}

/** Panel with a button for each action. `actions` returns the current actions. */
function actionPanel(actions: () => Action[]): Panel {
  const element = make("div", { class: "after" });
  return {
    element,
    update() {
      const button = ({ words, press }: Action) =>
        html`<button class="button" type="button" @click=${press}>${words}</button>`;
      render(actions().map(button), element);
    },
  };
}

const MOVE_KINDS = ["turn", "take"];

function selectedTileActions(table: TableControls): Panel {
  const element = make("div", { class: "trial" });
  return {
    element,
    elsewhere: () => table.focus(),
    update({ view, chosen }) {
      const moves = view.moves.filter(
        ({ kind, path }) => MOVE_KINDS.includes(kind) && path.join() === chosen?.place,
      );
      const buttons = repeat(
        moves,
        ({ kind }) => kind,
        ({ kind, text }) =>
          html`<button
            class="button"
            type="button"
            data-act=${kind}
            @click=${() => void table.play(text)}
          >${t(`compose-${kind}`)}</button>`,
      );
      element.hidden = moves.length === 0;
      render(buttons, element);
    },
  };
}

/** Maximum time in milliseconds between the two digits that select a tile. */
const MAX_DELAY = 3000;

/**
 * Select a tile of the stock. The selection is a note, not a move (see `PlayTable.note`), so undo
 * reverses the last move and not the selection.
 */
function selectTile(table: TableControls, tile: string): void {
  void table.note(`hold ${tile}`);
}

function addTileKeys(table: TableControls, host: HTMLElement): void {
  let first = "";
  let since = 0;
  const key = (event: KeyboardEvent) => {
    const { view } = table;
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (!view || !place || isCombined(event)) return;
    const pressed = pressedKey(event);
    const moveOfKind = (kind: string) =>
      view.moves.find((move) => move.kind === kind && move.path.join() === place);
    if (/^\d$/.test(pressed)) {
      const soon = first !== "" && event.timeStamp - since < MAX_DELAY;
      const tile = soon ? [first, pressed].sort().join(":") : "";
      first = soon ? "" : pressed;
      since = event.timeStamp;
      if (tallyOf(view).some((entry) => entry.tile === tile && !entry.found))
        selectTile(table, tile);
    } else if (pressed === "t") {
      const move = moveOfKind("turn");
      if (move) void table.play(move.text);
    } else if (pressed === "Delete" || pressed === "Backspace") {
      const move = moveOfKind("take");
      if (move) void table.play(move.text);
      event.preventDefault();
    }
  };
  host.addEventListener("keydown", key, { signal: closing(table) });
}

/**
 * Panel with the count of complete groups of each number (a group is equal numbers in a required
 * shape, such as three in a row), or an explanation of groups if live help is off; then `tools`.
 */
function groups(...tools: HTMLElement[]): Panel {
  const element = make("section", { class: "groups numbers" });
  return {
    element,
    update({ view }) {
      const counted = (code: string) =>
        view.counters.find((counter) => counter.code === code)?.value ?? 0;
      const tokens = view.tokens.filter(({ kind }) => kind === "group");
      const note = t("groups-note", {
        groups: counted("groups"),
        touch: counted("connections"),
      });
      render(
        html`
          <div class="head"><h2>${t("groups-title")}</h2><small>${note}</small></div>
          <p class="soft groups-explained" ?hidden=${tokens.length > 0}>${t("groups-explained")}</p>
          <ul class="groups-row" ?hidden=${tokens.length === 0}>${tokens.map(group)}</ul>
          ${tools}
        `,
        element,
      );
    },
  };
}

/** Number of complete groups at which the bar below a number is full. */
const ALL = 3;

function group({ id, value, used }: Token): TemplateResult {
  const number = id.replace("group.", "");
  return html`<li class=${used ? "done" : nothing}>
    <span class="unseen">${t("groups-of", { number, count: value })}</span>
    <b aria-hidden="true">${number}</b>
    <i aria-hidden="true" .style=${`--done:${used ? ALL : value}`}></i>
  </li>`;
}

/** Maximum length of the longer side of the drawing in `openKeyDialog`, in CSS pixels. */
const KEY_SIZE = 360;

/** Open the dialog for a solution in the notebook: a large drawing, and actions. */
function openKeyDialog(
  engine: Pick<Engine, "request">,
  { id, grid, key, kind, connections, at }: StoredKey,
): void {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(at);
  const address = addressOf("terzett", figureOf(grid, kind));
  const dialog = openDialog({
    title: t("notebook-key"),
    body: [
      make("div", { class: "series-picture" }, drawFigure(grid, key, KEY_SIZE)),
      make("p", {}, t("notebook-line", { day, connections })),
    ],
    wide: true,
    foot: [
      footButton(t("notebook-forget"), () => {
        deleteKey({ id, kind });
        dialog.close();
      }),
      ...(kind === "terzett"
        ? [
            footButton(t("series-menu"), () => {
              dialog.close();
              openSeries({ engine, grid, key });
            }),
          ]
        : []),
      footButton(t("problem-copy"), async () => {
        const { copyLink } = await import("../../../kit/files");
        await copyLink(address, t("problem-copied"));
      }),
      footButton(t("series-solve"), () => location.assign(address), true),
    ],
  });
  bodyOf(dialog).classList.add("series-body");
}
