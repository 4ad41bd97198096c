/** The game on this page: how it is started, resumed, stored, shared and replaced. */

import { errorWords } from "../board/names";
import type { TableControls } from "../board/table";
import { playPage } from "../contracts/links";
import type { SessionControls, StartOptions, TableContext } from "../contracts/table-context";
import type { Engine } from "../engine/client";
import { EngineFailure, type GameInfo, isEngineGone, type Seat } from "../engine/protocol";
import { nextTask } from "../engine/startup";
import { addressWith, decodePercent, readObject } from "../kit/address";
import { opening } from "../kit/catalogue";
import { speakerOf } from "../kit/game-words";
import { change } from "../kit/settings";
import { notice, toast } from "../kit/toast";
import type { Remedy } from "../kit/toasting";
import { t, words } from "../kit/words";
import { paintable, type StoredGame } from "../storage/storage";
import { loadAsPrevious, resume, takeSave } from "./resume";
import { middle, opponentAt, seatsAt, type Start as Wishes } from "./seats";

export class GameSession implements SessionControls {
  readonly #info: GameInfo;
  readonly start: StartOptions;
  readonly engine: Engine;
  readonly #table: TableControls;
  readonly context: TableContext;
  parameters: () => Record<string, string> = () => ({});
  linked: () => void = () => {};

  constructor(info: GameInfo, context: TableContext, start: StartOptions) {
    this.#info = info;
    this.start = start;
    this.context = context;
    this.engine = context.engine;
    this.#table = context.table;
  }

  /**
   * Seats of a new game: a human at the first side, and the computer at all others, at the level in
   * the URL or the default level. If the computer does not play this game, all seats are human.
   */
  get defaultSeats(): Record<string, Seat> {
    const [first = "", ...others] = seatsAt(this.#info, {});
    const level = this.start.level ?? middle(this.#info.levels);
    const opponents = others.map((side): [string, Seat] => [side, opponentAt(level)]);
    return Object.fromEntries([[first, { kind: "human" }], ...opponents]);
  }

  /**
   * Open the first available game of these: the game with the id `shelved` on the shelf (the
   * unfinished games that other games have replaced), the game in the URL's fragment, the stored
   * game, a new game. For a demonstration (`watched`), or if the URL contains a level, skip the
   * stored game; the user can then return to it. If another page has handed over a save, open it
   * after the stored or new game, which it replaces on the board.
   */
  async begin(
    stored: Promise<StoredGame | null | false>,
    watched: boolean,
    shelved: string | null,
  ): Promise<void> {
    const kept = await stored;
    if (kept === false) this.context.autosave.reportFault("storage_forbidden");
    if (shelved && (await this.#beginFromShelf(shelved, kept || null))) return;
    const link = location.hash.slice(1);
    if (link && (await this.#redirect(link))) return;
    if (link && (await this.#beginFrom(link, kept || null))) return;
    const anew = watched || this.start.level !== undefined;
    if (kept && anew) await loadAsPrevious(this.#info, this.context, kept);
    else if (kept && !(await resume(this.#info, this.context, kept))) return this.#openHandedOver();
    await this.#startNew();
    if (anew && !watched) dropFromAddress("level");
    await this.#openHandedOver();
  }

  /**
   * Open a save that another page has read from a file, if it belongs to this game. If the save is
   * invalid, offer a link back to that page's game, if it has one.
   */
  async #openHandedOver(): Promise<void> {
    const handoff = takeSave(this.#info.id);
    if (!handoff) return;
    const { save, from } = handoff;
    const press = () => location.assign(playPage(from));
    const remedy = from
      ? { words: t("notice-file-return", { game: t(`game-${from}`) }), press }
      : undefined;
    await this.#loadSave(save, remedy);
  }

  /**
   * Open the game `id` from the shelf (the list of replaced games). The user can return to `kept`,
   * the game that is stored for this page. Resolve with false if the shelf does not contain `id` or
   * the engine cannot read it.
   */
  async #beginFromShelf(id: string, kept: StoredGame | null): Promise<boolean> {
    const { readShelf } = await import("../storage/shelf");
    const found = (await readShelf()).find((one) => one.kept.id === id);
    dropFromAddress("shelf");
    if (!found) return false;
    if (kept) await loadAsPrevious(this.#info, this.context, kept);
    try {
      const { save } = found.kept;
      await this.#table.open({ load: { save } }, paintable(found.kept));
      if (this.#table.view) this.context.autosave.setShelved(this.#table.view.match, id);
      toast(t("shelf-back"), this.#backAction());
      return true;
    } catch (error) {
      await this.#tellUnreadable("file", error);
      return isEngineGone(error);
    }
  }

  /**
   * If a link belongs to another game, open the link on that game's page, and leave the game on
   * this page unchanged. Resolve with false if the link is of this game or of an unknown one.
   */
  async #redirect(link: string): Promise<boolean> {
    const { gameOfLink } = await import("./detect-game");
    const game = await gameOfLink(link);
    if (!game || game === this.#info.id) return false;
    location.replace(`play.html?game=${game}#${link}`);
    return true;
  }

  async #startNew(): Promise<void> {
    const { options, position } = this.start;
    const record = options || position ? undefined : await opening(this.#info.id);
    const seats = this.defaultSeats;
    const meanwhile = record && { view: record.view, seats };
    const game = this.#info.id;
    // Render the page and the board in two separate tasks, because each takes long.
    await nextTask();
    const start = { game, seats, ...(options && { options }), ...(position && { position }) };
    try {
      await this.#table.open({ new: start }, meanwhile);
    } catch (error) {
      if (!isEngineGone(error)) notice("new", this.#wordsFor(error));
    }
  }

  /**
   * Open the fragment of the URL: a game link, or a position as JSON. The user can return to the
   * stored game `kept`. Resolve with false if the fragment cannot be read.
   */
  async #beginFrom(link: string, kept: StoredGame | null): Promise<boolean> {
    const position = readObject(decodePercent(link));
    const under = kept && loadAsPrevious(this.#info, this.context, kept).catch(reportError);
    if (under) this.context.autosave.ready = under;
    try {
      if (position) {
        const seats = this.defaultSeats;
        await this.#table.open({ new: { game: this.#info.id, position, seats } });
      } else await this.#table.open({ load: { link } }, kept ? paintable(kept) : undefined);
      if (this.start.level) {
        await this.#table.seat(this.defaultSeats);
        dropFromAddress("level");
      }
      this.#reportLink();
      return true;
    } catch (error) {
      if (isEngineGone(error)) return true;
      if (error instanceof EngineFailure && error.code === "load_cancelled") forgetHash();
      await this.#tellUnreadable("link", error);
      await under;
      return false;
    }
  }

  /** Open a game link, or a position as JSON, while a game is on the board. */
  async readLink(link: string): Promise<void> {
    if (await this.#redirect(link)) return;
    const position = readObject(decodePercent(link));
    const [game, seats] = [this.#info.id, this.defaultSeats];
    try {
      const read = position
        ? this.engine.request("new", { game, position, seats })
        : this.engine.request("load", { link });
      this.#table.show(await read);
      this.#reportLink();
    } catch (error) {
      await this.#tellUnreadable("link", error);
    }
  }

  #reportLink(): void {
    this.linked();
    forgetHash();
    const seats = Object.values(this.#table.seats);
    const people = seats.filter(({ kind }) => kind === "human").length;
    toast(t("link-loaded", { people }), this.#backAction());
  }

  /**
   * Start a new game with the chosen settings, focus the board, and show a toast with a button
   * that returns to the old game.
   */
  async beginNew({ seats, options, target, seating }: Wishes): Promise<void> {
    change("seating", seating);
    await this.#showLatest();
    const before = this.#table.view;
    if (target === (before?.series.target ?? 0)) await this.#table.again({ seats, options });
    else await this.#table.open({ new: { game: this.#info.id, seats, options, target } });
    if (this.#table.view === before) return;
    this.#table.focus();
    toast(t("new-done"), this.#backAction("act-back"));
  }

  /**
   * If the board shows an earlier position, return to the latest one: a new game would delete the
   * later moves of a game in a series, and with them its result.
   */
  async #showLatest(): Promise<void> {
    const { view, state } = this.#table;
    if (view && state.replaying.value) await this.#table.goto(view.ply + view.ahead);
  }

  /** Return to the game that the game on the board has replaced. */
  async back(): Promise<void> {
    const before = this.#table.view;
    await this.#table.back();
    if (this.#table.view !== before) toast(t("new-back"));
  }

  /**
   * Open a saved match from a file. Open it on its game's page if this is another page or
   * `elsewhere`.
   */
  async loadFromFile(elsewhere = false): Promise<void> {
    const [{ pickFile }, { gameOfSave, sendOn }] = await Promise.all([
      import("../kit/files"),
      import("./detect-game"),
    ]);
    const file = await pickFile();
    if (!file) return notice("file", () => t("notice-file"));
    if ("format" in file && file.format === (await import("../storage/backup")).FORMAT)
      return notice("file", () => t("notice-file-backup"));
    const save = inner(file);
    const game = gameOfSave(save);
    if (!game || (game === this.#info.id && !elsewhere)) return this.#loadSave(save);
    if (!sendOn(save, game, elsewhere ? "" : this.#info.id))
      notice("file", () => t("notice-file-other", { game: t(`game-${game}`) }));
  }

  async #loadSave(save: object, remedy?: Remedy): Promise<void> {
    try {
      this.#table.show(await this.engine.request("load", { save: inner(save) }));
      toast(t("file-loaded"), this.#backAction());
    } catch (error) {
      await this.#tellUnreadable("file", error, remedy);
    }
  }

  async share(): Promise<void> {
    try {
      const { kind } = await this.engine.request("link", {});
      const done = t(kind === "position" ? "link-copied-position" : "link-copied");
      await (await import("../kit/files")).copyLink(await this.address(), done);
    } catch (error) {
      toast(this.#wordsFor(error)());
    }
  }

  /** URL with the moves of the game on the board or, if there are too many, with its position. */
  async address(): Promise<string> {
    const { link } = await this.engine.request("link", {});
    const search = new URLSearchParams({ game: this.#info.id, ...this.parameters() });
    return `${addressWith(search)}#${link}`;
  }

  /** Show why a file or a link cannot be read, unless the engine has ended. */
  async #tellUnreadable(what: "file" | "link", error: unknown, remedy?: Remedy): Promise<void> {
    if (isEngineGone(error)) return;
    const reason = this.#wordsFor(error);
    (await import("./unsaved")).tellUnreadable(what, error as EngineFailure, reason, remedy);
  }

  /**
   * Return a function that returns the message of an engine failure in the language of the page.
   * Throw any other error again, because it is a bug.
   */
  #wordsFor(error: unknown): () => string {
    if (!(error instanceof EngineFailure)) throw error;
    return () => errorWords(error, speakerOf(this.#info), words());
  }

  #backAction(words = "act-back-own") {
    if (!this.#table.view?.before) return undefined;
    return { words: t(words), press: () => void this.back() };
  }
}

/** Remove a parameter from the URL, so that it has no effect after a reload. */
function dropFromAddress(parameter: string): void {
  const search = new URLSearchParams(location.search);
  search.delete(parameter);
  history.replaceState(null, "", addressWith(search) + location.hash);
}

function forgetHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

/**
 * Return the engine's save from a file: the member `save` if the file contains a `StoredGame` (the
 * user can save one to a file if the page cannot read it), otherwise the whole content.
 */
function inner(save: object): object {
  return "save" in save && typeof save.save === "object" && save.save ? save.save : save;
}
