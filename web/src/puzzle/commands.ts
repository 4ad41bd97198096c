/**
 * Commands of a puzzle's page: restart the puzzle, open another one or that of a date, solve
 * several puzzles in a row, share, give up, print. This module also stores the result of a solved
 * puzzle.
 */
import type { PuzzleUi } from "../contracts/puzzle-ui";
import type { TableContext } from "../contracts/table-context";
import { type GameInfo, type PuzzleMade, positionRef, type View } from "../engine/protocol";
import { toast } from "../kit/toast";
import { t, words } from "../kit/words";
import { hashText } from "../storage/storage";
import type { Clock } from "./clock";
import { positionOf, puzzleKey, randomNumber, reachOf } from "./figure";
import type { RowOptions } from "./problem-row";
import { storeSeed } from "./puzzle-storage";
import type { StagedHints } from "./staged-hints";

interface PuzzleCommandsOptions {
  info: GameInfo;
  context: TableContext;
  ui: PuzzleUi;
  clock: Clock;
  hinting: StagedHints;
  /** Open a puzzle. Reject with the engine's error if the puzzle is invalid. */
  open(change: { options?: Record<string, string>; position: object }): Promise<void>;
  /** Return the URL of the puzzle in its current state. */
  address(): Promise<string>;
}

export class PuzzleCommands {
  readonly #options: PuzzleCommandsOptions;

  constructor(options: PuzzleCommandsOptions) {
    this.#options = options;
  }

  get #view(): View {
    return this.#options.context.table.view as View;
  }

  /**
   * Restart the puzzle and set its number of hints to 0. Show a message with a button that restores
   * the previous state.
   */
  async restart(): Promise<void> {
    const { info, context, hinting } = this.#options;
    const position = positionOf(info.id, this.#view);
    await context.table.again({ options: this.#view.options, position });
    hinting.reset();
    this.#offerUndo(t("puzzle-restarted"));
  }

  /** Generate a random puzzle with the options of the current puzzle, and open it. */
  async another(): Promise<void> {
    const { info, context } = this.#options;
    const { makePuzzle } = await import("./making");
    const { options } = this.#view;
    const order = { game: info.id, options, seed: randomNumber() };
    await this.#open(await makePuzzle(context.engine, order, info));
  }

  /**
   * Open the puzzle of a date, by default today's, and announce it. Do nothing if it is already
   * open. If the user has begun the previous puzzle, show a message with a button that returns to
   * it.
   */
  async openDaily(day?: string): Promise<void> {
    const { info, context, ui } = this.#options;
    const { dayWords, makeDaily, today } = await import("./making");
    const date = day ?? today();
    if (ui.seed(this.#view) === date) return;
    const name = dayWords(date, words().language);
    const message = t("puzzle-laid-day", { day: name });
    const isStarted = this.#view.ply > 0;
    const made = await makeDaily(context.engine, info, date);
    await this.#open(made, isStarted ? message : null);
    if (made && !isStarted) context.table.say(message);
  }

  /** Open the calendar of daily puzzles. */
  async openCalendar(): Promise<void> {
    const { openDays } = await import("./making");
    await openDays(this.#options.info.id, (day) => void this.openDaily(day));
  }

  /** Open the dialog for solving several puzzles in a row, if the game has a list of them. */
  async openRow(): Promise<void> {
    const { openRow } = await import("./problem-row");
    const options = await this.#rowOptions();
    if (options) await openRow(options);
  }

  async #rowOptions(): Promise<RowOptions | null> {
    const { info, context, ui, clock, hinting, open } = this.#options;
    if (!ui.row) return null;
    return {
      game: info.id,
      problems: await ui.row(),
      clock,
      view: () => this.#view,
      async open(position) {
        await open({ options: {}, position });
        hinting.reset();
        context.panels.show();
        context.table.focus();
      },
    };
  }

  /**
   * Store the result of the puzzle on the board, which is solved, unless it was solved before. If a
   * row of puzzles is unfinished (see `problem-row.ts`) and this is the next puzzle in it, also add
   * the time to the row and show the row's dialog.
   */
  async storeResult(): Promise<void> {
    const { info, ui, clock, hinting } = this.#options;
    const view = this.#view;
    const [time, { count: helps }] = [clock.time, hinting];
    const [{ storeResult }, { grade, day }] = await Promise.all([
      import("../storage/results"),
      ui.kindOf(view),
    ]);
    const puzzle = hashText(puzzleKey(view));
    const at = Date.now();
    storeResult({ game: info.id, puzzle, reach: reachOf(view), grade, time, helps, day, at });
    const row = await this.#rowOptions();
    if (row) await (await import("./problem-row")).finishProblem(row, time);
  }

  /**
   * Open the dialog for sharing the puzzle. If it is solved, the user can also share the time and
   * the number of hints.
   */
  async share(): Promise<void> {
    const { info, ui, clock, hinting, address } = this.#options;
    const { openSharing } = await import("./sharing");
    const view = this.#view;
    const { actor } = view;
    const wins = actor.kind === "over" && actor.outcome.winner !== null;
    await openSharing({
      info,
      view,
      about: ui.facts(view),
      parameters: ui.parameters(view),
      solved: wins ? { time: clock.time, helps: hinting.count } : null,
      address,
    });
  }

  async giveUp(): Promise<void> {
    const { askToGiveUp } = await import("./give-up");
    if (await askToGiveUp()) await this.#options.context.table.act("resign");
  }

  /** Print the puzzle and, if `key` is true, its solution. */
  async print(key: boolean): Promise<void> {
    const { info, context, ui } = this.#options;
    const view = this.#view;
    const solution = key ? (await context.engine.request("key", positionRef(view))).key : null;
    const folio = ui.folio(view);
    const title = `${t(`game-${info.id}`)}${folio ? ` ${folio}` : ""}`;
    const { print } = await import("./print");
    print({ view, title, about: ui.facts(view), key: solution });
  }

  /**
   * Open the generated puzzle `made` and store its seed. Do nothing if `made` is null. If `said` is
   * not null, show it as a message with a button that returns to the previous puzzle.
   */
  async #open(made: PuzzleMade | null, said: string | null = t("puzzle-laid")): Promise<void> {
    if (!made) return;
    const { context, open } = this.#options;
    const { options = {} } = made.position as { options?: Record<string, string> };
    await open({ options, position: made.position });
    storeSeed(this.#view, made.seed);
    if (said !== null) this.#offerUndo(said);
    context.panels.show();
  }

  #offerUndo(words: string): void {
    const back = () => void this.#options.context.table.back();
    toast(words, { words: t("act-back"), press: back });
  }
}
