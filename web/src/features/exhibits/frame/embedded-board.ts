/** An embedded board: its start, and the commands of the host page, which contains the frame. */

import { signal } from "@preact/signals-core";
import type { Wish } from "../../../../public/alveus-board";
import { errorWords } from "../../../board/names";
import type { StepParams } from "../../../board/requests";
import type { TableContext } from "../../../contracts/table-context";
import { EngineFailure, type GameInfo, positionRef, type Seat } from "../../../engine/protocol";
import { languages } from "../../../i18n/messages";
import { decodePercent, readObject } from "../../../kit/address";
import { games, opening } from "../../../kit/catalogue";
import { gameName, speakerOf } from "../../../kit/game-words";
import { overrideSettings, rememberSettings, type Settings } from "../../../kit/settings";
import { notice, toast } from "../../../kit/toast";
import { setLanguage, t, words } from "../../../kit/words";
import type { Demo } from "../../../puzzle/demo";
import { isBegun } from "../../../storage/shelf";
import { readGame, type StoredGame } from "../../../storage/storage";
import { sounds } from "../../../table/create-table";
import { resume } from "../../../table/resume";
import { middle, seatsAt } from "../../../table/seats";
import {
  CommandError,
  CommandQueue,
  engineFailure,
  faultError,
  type HostCommands,
  HostReports,
  invalidValue,
  openHost,
} from "./host";
import { type Fault, isWritable, type Parameters, readParameters } from "./parameters";

/**
 * The table's setting `seating` for each value of the frame's URL parameter `rotate`: a fixed
 * board, a board that turns to the player on turn, or a board for two players at opposite edges.
 */
export const SEATINGS = { none: "fixed", turn: "turned", table: "table" } as const satisfies Record<
  Parameters["rotate"],
  Settings["seating"]
>;

/** Commands that an exhibit (a board on a museum's screen) handles in its own way. */
interface ExhibitCommands extends Pick<HostCommands, "newGame" | "setTexts" | "reset"> {
  /** Start a visitor's session with the game on the board, unless a session is in progress. */
  startVisit(): void;
}

export class EmbeddedBoard implements HostCommands {
  readonly #info: GameInfo;
  readonly #parameters: Parameters;
  readonly #context: TableContext;
  readonly #commands: CommandQueue;
  readonly reports: HostReports;
  #markReady = () => {};
  #hasSounds = false;
  /**
   * The frame's demonstration, or null. It ends when a visitor takes over, or when the host page
   * opens a position or starts a game in a mode other than "demo".
   */
  demo: Demo | null = null;
  /** The exhibit; null if the frame is not an exhibit. */
  exhibit: ExhibitCommands | null = null;
  /** URL fragment of the game on the board; "" before the first move, or if tiles are hidden. */
  readonly link = signal("");
  /** Undo the visitor's changes of settings. */
  readonly restoreSettings = rememberSettings();

  constructor(info: GameInfo, parameters: Parameters, context: TableContext) {
    this.#info = info;
    this.#parameters = parameters;
    this.#context = context;
    const opened = new Promise<void>((resolve) => {
      this.#markReady = resolve;
    });
    const host = openHost((message) => this.#commands.add(message));
    this.reports = new HostReports(context, host);
    this.#commands = new CommandQueue(info, this, host, opened);
    context.table.on("error", ({ failure }) => this.#commands.report(failure));
  }

  /**
   * Open the first of these that is available: a study or other activity, if `openActivity` opens
   * one and returns true; the stored game; the game or position after `#` in the URL or, without
   * one, `position`; a new game. Show a notice if the position cannot be opened. Then report to the
   * host that the board is ready.
   */
  async begin(
    position: string | object = "",
    openActivity: () => Promise<boolean> | undefined,
  ): Promise<void> {
    const start = location.hash.slice(1) || position;
    const { autosave } = this.#context;
    const { mode, kiosk } = this.#parameters;
    if (kiosk) autosave.shared = false;
    const isOpen = await openActivity();
    if (!isOpen) {
      const stored = mode === "demo" || kiosk ? null : await readGame(autosave.slot);
      const isResumed = stored && (!start || isBegun(stored)) && (await this.#resume(stored));
      if (!isResumed && !(start && (await this.tryPosition(start)))) await this.#startNew();
    }
    const { id: game } = this.#info;
    const name = gameName(this.#info);
    await this.reports.begin({ type: "ready", game, name, languages: [...languages] });
    this.#markReady();
  }

  /** From now on, update `link` (the URL fragment of the game) whenever the view changes. */
  shareLinks(): void {
    this.#context.table.on("view", async ({ view }) => {
      if (view.ply === 0) this.link.value = "";
      else this.link.value = (await this.reports.linkOf(view)).link ?? "";
    });
  }

  /** Report the faults in the frame's URL to the host. */
  reportFaults(faults: readonly Fault[]): void {
    for (const fault of faults) this.#commands.report(faultError(fault));
  }

  /**
   * Start a new game for the host. If the visitor has made a move, show a button that returns to
   * the visitor's game.
   */
  async newGame(wish: Wish): Promise<void> {
    const wasBegun = this.#hasHumanMove();
    if (this.exhibit) await this.exhibit.newGame(wish);
    else await this.start(wish);
    if (wasBegun) this.#offerReturn();
  }

  /**
   * Start a new game, optionally with another level, other players (`mode`) or other rules
   * (`options`). Throw a CommandError if the level or the mode is invalid.
   */
  async start(wish: Wish): Promise<void> {
    const search = new URLSearchParams({ game: this.#info.id });
    if (wish.level !== undefined) search.set("level", String(wish.level));
    if (wish.mode !== undefined) search.set("mode", wish.mode);
    const { parameters, faults } = readParameters(`?${search}`, games, languages);
    if (faults[0]) throw faultError(faults[0]);
    const mode = wish.mode === undefined ? this.#parameters.mode : parameters.mode;
    const level = parameters.level || this.#parameters.level;
    if (!this.#context.table.view) return;
    // A game without levels is a puzzle. Generating a puzzle can take seconds, so `openAnother`
    // runs this as a task of the engine.
    await this.#holdDemo(async () => {
      if (wish.options && this.#info.levels.length === 0) {
        const { openAnother } = await import("../../../puzzle/another");
        await openAnother(this.#info.id, this.#context, wish.options);
      } else {
        const seats = this.seatsFor({ ...this.#parameters, level, mode });
        await this.#startMatch(wish.options ? { seats, options: wish.options } : { seats });
      }
    });
    // If the game cannot be started, the demonstration continues. In an exhibit, `ExhibitCommands`
    // ends it.
    if (mode !== "demo" && !this.exhibit) this.#endDemo();
  }

  /** Open a game with `open`. The demonstration, if any, starts no game before this has ended. */
  async #holdDemo(open: () => Promise<void>): Promise<void> {
    const { demo } = this;
    if (demo) demo.isHeld = true;
    try {
      await open();
    } finally {
      if (demo) demo.isHeld = false;
    }
  }

  /**
   * End the demonstration, if any. Store the game on the board, because a demonstration stores
   * no games.
   */
  #endDemo(): void {
    if (!this.demo) return;
    const { autosave, table } = this.#context;
    this.demo.end();
    void autosave.keep(table);
  }

  async #startMatch(change: StepParams<"again">): Promise<void> {
    const { table, engine } = this.#context;
    if (!table.view) return;
    try {
      table.show(await engine.request("again", { ...positionRef(table.view), ...change }));
    } catch (failure) {
      // A move was in progress, so the view is outdated. `again` waits for the move to end.
      if (!(failure instanceof EngineFailure && failure.code === "stale")) throw failure;
      await table.again(change);
    }
  }

  setTexts(texts: object, logo: string): void {
    if (!this.exhibit) throw new CommandError("no_exhibit", {});
    this.exhibit.setTexts(texts, logo);
  }

  async setPosition(position: string | object): Promise<void> {
    const wasBegun = this.#hasHumanMove();
    const mode = this.exhibit ? this.visitorMode : this.#parameters.mode;
    const seats = this.seatsFor({ ...this.#parameters, mode });
    await this.#holdDemo(() => this.openPosition(position, seats));
    // If the position cannot be opened, the demonstration continues.
    if (this.exhibit) this.exhibit.startVisit();
    else this.#endDemo();
    if (wasBegun) this.#offerReturn();
  }

  async setLang(lang: string): Promise<void> {
    await setLanguage(lang);
    this.reports.log("language");
  }

  setTheme(theme: string): void {
    overrideSettings({ theme: theme as Settings["theme"] });
  }

  setLog(on: boolean): void {
    this.reports.logEnabled = on;
  }

  /**
   * Mute the board if `on`, otherwise unmute it. An exhibit has sound only during the hours in
   * `exhibit.json`; it can be muted during these hours, too.
   */
  async mute(on: boolean): Promise<void> {
    const { setMuted } = await import("../../../table/tones");
    setMuted(on);
    if (this.exhibit) return;
    overrideSettings({ sound: !on });
    if (on) return;
    if (!this.#hasSounds) sounds(this.#context.table);
    this.#hasSounds = true;
  }

  async getState(): Promise<void> {
    await this.reports.reportState();
  }

  /**
   * Return to the initial state that the URL describes:
   * - In an exhibit, end the visit, if any, and restart the demonstration (a game that plays
   *   automatically until a visitor takes over).
   * - In a frame that shows a study, lessons or short rules, reload the page.
   * - In any other frame, undo the visitor's changes of settings. Open the game or position after
   *   `#` in the URL or, without one, start a new game with the default rules and the players given
   *   by the URL. Then start the demonstration again, if the frame has one.
   */
  async reset(): Promise<void> {
    if (this.exhibit) return this.exhibit.reset();
    if (this.#parameters.view !== "play") return location.reload();
    const position = location.hash.slice(1);
    const wasBegun = this.#hasHumanMove();
    this.restoreSettings();
    if (position) await this.openPosition(position);
    else await this.start({ options: {} });
    await this.demo?.go();
    if (wasBegun) this.#offerReturn();
  }

  /**
   * Open a position with the players at the start (see `#firstSeats`), and resolve with true. If it
   * cannot be opened, report the error to the host page, show a notice, and resolve with false.
   */
  async tryPosition(position: string | object): Promise<boolean> {
    try {
      await this.openPosition(position, this.#firstSeats());
      return true;
    } catch (failure) {
      this.#commands.report(failure);
      const error = failure instanceof CommandError ? failure : engineFailure(failure);
      const reason = () =>
        error instanceof CommandError
          ? error.message
          : errorWords(error, speakerOf(this.#info), words());
      notice("position", () => t("embed-bad_position", { reason: reason() }));
      return false;
    }
  }

  /** Open a stored game, and resolve with true; report an error, and resolve with false. */
  async #resume(stored: StoredGame): Promise<boolean> {
    const failure = await resume(this.#info, this.#context, stored);
    if (failure) this.#commands.report(failure);
    return !failure;
  }

  async #startNew(): Promise<void> {
    const { table } = this.#context;
    const seats = this.#firstSeats();
    const record = await opening(this.#info.id);
    const preview = record && { view: record.view, seats };
    try {
      await table.open({ new: { game: this.#info.id, seats } }, preview);
    } catch (failure) {
      this.#commands.report(failure);
    }
  }

  /**
   * Open `given`: a game or position as the text of a link, or a position as JSON or as an object.
   * Throw a CommandError for an invalid position, or for a position of another game.
   */
  async openPosition(given: string | object, seats = this.seatsFor()): Promise<void> {
    const { table } = this.#context;
    const { id } = this.#info;
    const position = typeof given === "string" ? readObject(decodePercent(given)) : given;
    if (!isWritable(position)) throw invalidValue("position", given);
    const { gameOfLink } = await import("../../../table/detect-game");
    const game = await gameOfLink(typeof given === "string" ? given : JSON.stringify(given));
    if (game && game !== id) {
      const text = t("embed-other_game", { game: t(`game-${game}`) });
      throw new CommandError("other_game", { game }, text);
    }
    if (position) return table.open({ new: { game: id, position, seats } });
    await table.open({ load: { link: String(given) } });
    await table.seat(seats);
  }

  /** Return the players when the page starts: computers in an exhibit, else those of the URL. */
  #firstSeats(): Record<string, Seat> {
    const parameters = this.#parameters;
    const mode = parameters.kiosk ? "demo" : parameters.mode;
    return this.seatsFor({ ...parameters, mode });
  }

  /**
   * The players for `mode` and `level`, by default those of the frame's URL. If one person plays
   * against the computer, `person` is the person's side, by default the first side. In a game
   * without levels, all players are human.
   */
  seatsFor({ mode, level } = this.#parameters, person?: string): Record<string, Seat> {
    const sides = seatsAt(this.#info, {});
    const computer: Seat = { kind: "computer", level: level || middle(this.#info.levels) };
    const seatOf = (side: string): Seat => {
      const own = mode === "ai" && side === (person ?? sides[0]);
      const human = this.#info.levels.length === 0 || mode === "two" || own;
      return human ? { kind: "human" } : computer;
    };
    return Object.fromEntries(sides.map((side) => [side, seatOf(side)]));
  }

  /** Mode of a visitor's game: the URL's mode; "ai" (against the computer) instead of "demo". */
  get visitorMode(): "ai" | "two" {
    return this.#parameters.mode === "two" ? "two" : "ai";
  }

  /** True if a person has made a move in the game on the table. */
  #hasHumanMove(): boolean {
    const { view, log, seats } = this.#context.table;
    return log.some(
      ({ kind, ply, side }) =>
        kind === "move" && ply <= (view?.ply ?? 0) && seats[side]?.kind === "human",
    );
  }

  /** If the host page has replaced a game, show a button with which the user returns to it. */
  #offerReturn(): void {
    const { table } = this.#context;
    if (!table.view?.before) return;
    toast(t("embed-replaced"), { words: t("act-back-own"), press: () => void table.back() });
  }
}
