/** An embedded board: its start, and the commands of its host page. */
import { signal } from "@preact/signals-core";
import type { Wish } from "../../../public/alveus-board";
import { errorWords } from "../../board/words";
import { EngineFailure } from "../../engine/failure";
import { positionRef } from "../../engine/position";
import type { GameInfo, Seat } from "../../engine/protocol";
import { languages } from "../../i18n/language";
import { readGame } from "../../storage";
import { games, opening } from "../shell/catalogue";
import { gameName, speakerOf } from "../shell/gamewords";
import { decodePercent, readObject } from "../shell/json";
import { notice } from "../shell/notices";
import { overrideSettings, type Settings } from "../shell/settings";
import { toast } from "../shell/toast";
import { setLanguage, t, words } from "../shell/words";
import type { Demo } from "../table/demo";
import { resume } from "../table/resume";
import { middle, seatsAt } from "../table/seats";
import type { TableContext } from "../table/tablecontext";
import { type Doing, engineFailure, Hearing, Misheard, misheard, wrong } from "./hearing";
import { openHost } from "./host";
import { type Fault, type Parameters, readParameters } from "./parameters";
import { isWritable } from "./shown";
import { Telling } from "./telling";

/** The table's seating setting for each value of the parameter `rotate`. */
export const SEATINGS = { none: "fixed", turn: "turned", table: "table" } as const satisfies Record<
  Parameters["rotate"],
  Settings["seating"]
>;

export class Embedded implements Doing {
  readonly #info: GameInfo;
  readonly #parameters: Parameters;
  readonly #laid: TableContext;
  readonly #hearing: Hearing;
  readonly #telling: Telling;
  #opened = () => {};
  #heard: Promise<void> | null = null;
  /** The demonstration that runs until another game is requested, or null. */
  demo: Demo | null = null;
  /** Replaces the texts and the logo of an exhibit; null if the frame is not an exhibit. */
  dress: ((texts: unknown, logo: string) => void) | null = null;
  /** Link to the position on the board; "" if there is none. */
  readonly link = signal("");

  constructor(info: GameInfo, parameters: Parameters, laid: TableContext) {
    this.#info = info;
    this.#parameters = parameters;
    this.#laid = laid;
    const opened = new Promise<void>((resolve) => {
      this.#opened = resolve;
    });
    const host = openHost((message) => this.#hearing.hear(message));
    this.#telling = new Telling(laid, host);
    this.#hearing = new Hearing(info, this, host, opened);
    laid.table.on("error", ({ failure }) => this.#hearing.tell(failure));
  }

  /**
   * Starts with the first of these that is available: the content set up by `teach`, the position
   * after `#` in the URL, `position`, the stored game, a new game.
   */
  async begin(position: string | object = "", teach?: () => Promise<boolean>): Promise<void> {
    if (!(await teach?.())) await this.#layOrResume(location.hash.slice(1) || position);
    const { id: game } = this.#info;
    const name = gameName(this.#info);
    await this.#telling.begin({ type: "ready", game, name, languages: [...languages] });
    this.#opened();
  }

  /** Updates `link` after every change of the position. It is "" before the first move. */
  shareLinks(): void {
    this.#laid.table.on("view", async ({ view }) => {
      if (view.ply === 0) this.link.value = "";
      else this.link.value = (await this.#telling.linkOf(view)).link ?? "";
    });
  }

  /** Informs the host that the game is available offline. */
  tellOffline(): void {
    this.#telling.tellOffline();
  }

  /** Reports the faults in the frame's URL to the host. */
  tellFaults(faults: readonly Fault[]): void {
    for (const fault of faults) this.#hearing.tell(misheard(fault));
  }

  /** Starts a new game for the host. A button lets the visitor return to a game in progress. */
  async newGame(wish: Wish): Promise<void> {
    const begun = this.#isBegun();
    await this.start(wish);
    if (begun) this.#offerBack();
  }

  /** Starts a new game, optionally with another level, other players or other rules. */
  async start(wish: Wish): Promise<void> {
    const search = new URLSearchParams({ game: this.#info.id });
    if (wish.level !== undefined) search.set("level", String(wish.level));
    if (wish.mode !== undefined) search.set("mode", wish.mode);
    const { parameters, faults } = readParameters(`?${search}`, games, languages);
    if (faults[0]) throw misheard(faults[0]);
    const mode = wish.mode === undefined ? this.#parameters.mode : parameters.mode;
    const level = parameters.level || this.#parameters.level;
    const { table, engine } = this.#laid;
    if (!table.view) return;
    if (mode !== "demo") this.demo?.end();
    // A puzzle with other options can take seconds to make, so the engine makes it as a task.
    if (wish.options && this.#info.levels.length === 0) {
      const { openAnother } = await import("../puzzle/another");
      return openAnother(this.#info.id, this.#laid, wish.options);
    }
    const seats = this.seatsFor(undefined, { ...this.#parameters, level, mode });
    const change = wish.options ? { seats, options: wish.options } : { seats };
    try {
      table.show(await engine.request("again", { ...positionRef(table.view), ...change }));
    } catch (failure) {
      // A move was in progress: the new game starts after it.
      if (!(failure instanceof EngineFailure && failure.code === "stale")) throw failure;
      await table.again(change);
    }
  }

  setTexts(texts: object, logo: string): void {
    if (!this.dress) throw new Misheard("no_exhibit", {}, t("embed-no_exhibit"));
    this.dress(texts, logo);
  }

  async setPosition(position: string | object): Promise<void> {
    const begun = this.#isBegun();
    this.demo?.end();
    await this.lay(position);
    if (begun) this.#offerBack();
  }

  async setLang(lang: string): Promise<void> {
    await setLanguage(lang);
    this.#telling.tellLanguage();
  }

  setTheme(theme: string): void {
    overrideSettings({ theme: theme as Settings["theme"] });
  }

  setLog(on: boolean): void {
    this.#telling.logs = on;
  }

  /** Mutes or unmutes the board. In an exhibit, its file sets the hours with sound. */
  async mute(on: boolean): Promise<void> {
    overrideSettings({ sound: !on });
    if (on || this.dress) return;
    this.#heard ??= import("../table/sound").then(({ sounds }) => sounds(this.#laid.table));
    await this.#heard;
  }

  async getState(): Promise<void> {
    await this.#telling.tellState();
  }

  /** Resets the board to the state given by the frame's URL. */
  async reset(): Promise<void> {
    if (this.#parameters.view !== "play") return location.reload();
    const position = location.hash.slice(1);
    if (position) await this.lay(position);
    else await this.newGame({});
  }

  async #layOrResume(position: string | object): Promise<void> {
    if (!position) return this.#resumeOrNew();
    try {
      await this.lay(position, this.#firstSeats());
    } catch (failure) {
      this.#hearing.tell(failure);
      notice("position", t("embed-bad_position", { reason: this.#reason(failure) }));
      await this.#resumeOrNew();
    }
  }

  async #resumeOrNew(): Promise<void> {
    const { table } = this.#laid;
    const seats = this.#firstSeats();
    const watched = this.#parameters.mode === "demo" || this.#parameters.kiosk;
    this.#laid.autosave.shared = !this.#parameters.kiosk;
    const kept = watched ? null : await readGame(this.#laid.autosave.slot);
    if (kept) {
      const failure = await resume(this.#info, this.#laid, kept);
      if (!failure) return;
      this.#hearing.tell(failure);
    }
    const record = await opening(this.#info.id);
    const meanwhile = record && { view: record.view, seats };
    try {
      await table.open({ new: { game: this.#info.id, seats } }, meanwhile);
    } catch (failure) {
      this.#hearing.tell(failure);
    }
  }

  /** Opens the game or position in a link's text, or a position as JSON or as an object. */
  async lay(given: string | object, seats = this.seatsFor()): Promise<void> {
    const { table } = this.#laid;
    const { id } = this.#info;
    const position = typeof given === "string" ? readObject(decodePercent(given)) : given;
    if (!isWritable(position)) throw wrong("position", given);
    const { gameOfLink } = await import("../table/detectgame");
    const game = await gameOfLink(typeof given === "string" ? given : JSON.stringify(given));
    if (game && game !== id) {
      const text = t("embed-other_game", { game: t(`game-${game}`) });
      throw new Misheard("other_game", { game }, text);
    }
    if (position) return table.open({ new: { game: id, position, seats } });
    await table.open({ load: { link: String(given) } });
    await table.seat(seats);
  }

  /** The players at the start. An exhibit starts with a demonstration. */
  #firstSeats(): Record<string, Seat> {
    const parameters = this.#parameters;
    return this.seatsFor(
      undefined,
      parameters.kiosk ? { ...parameters, mode: "demo" } : parameters,
    );
  }

  /** The players by the frame's URL. A single human plays `person`, by default the first side. */
  seatsFor(person?: string, seating = this.#parameters): Record<string, Seat> {
    const { mode, level } = seating;
    const sides = seatsAt(this.#info, {});
    const computer: Seat = { kind: "computer", level: level || middle(this.#info.levels) };
    const sits = (side: string): Seat => {
      const own = mode === "ai" && side === (person ?? sides[0]);
      const human = this.#info.levels.length === 0 || mode === "two" || own;
      return human ? { kind: "human" } : computer;
    };
    return Object.fromEntries(sides.map((side) => [side, sits(side)]));
  }

  /** True if a person has made a move in the game on the table. */
  #isBegun(): boolean {
    const { view, log, seats } = this.#laid.table;
    return log.some(
      ({ kind, ply, side }) =>
        kind === "move" && ply <= (view?.ply ?? 0) && seats[side]?.kind === "human",
    );
  }

  /** Shows a button with which the visitor can return to the game that the host has replaced. */
  #offerBack(): void {
    const { table } = this.#laid;
    if (!table.view?.before) return;
    toast(t("embed-replaced"), { words: t("act-back-own"), press: () => void table.back() });
  }

  #reason(failure: unknown): string {
    if (failure instanceof Misheard) return failure.message;
    return errorWords(engineFailure(failure), speakerOf(this.#info), words());
  }
}
