/** An embedded board at work: how it begins, and what its host may ask of it. */
import { signal } from "@preact/signals-core";
import { errorWords } from "../../board/words";
import { EngineFailure } from "../../engine/failure";
import { presentOf } from "../../engine/present";
import type { GameInfo, Seat } from "../../engine/protocol";
import { languages } from "../../i18n/language";
import { readGame } from "../../storage";
import { games, opening } from "../shell/catalogue";
import { speakerOf } from "../shell/gamewords";
import { notice } from "../shell/notices";
import { decoded, readObject } from "../shell/reading";
import { impose, type Settings } from "../shell/settings";
import { toast } from "../shell/toast";
import { speak, t, words } from "../shell/words";
import type { Demo } from "../table/demo";
import type { Laid } from "../table/laid";
import { resume } from "../table/resume";
import { middle, seatsAt } from "../table/seats";
import { type Doing, Hearing, Misheard, misheard, type NewGame } from "./hearing";
import { openHost } from "./host";
import { type Fault, type Parameters, readParameters } from "./parameters";
import { Telling } from "./telling";

/** What the parameter `rotate` means for the table. */
export const SEATINGS = { none: "fixed", turn: "turned", table: "table" } as const satisfies Record<
  Parameters["rotate"],
  Settings["seating"]
>;

/** Under which name a frame keeps its game: frames of another manner keep another. */
export function slotOf({ game, mode }: Pick<Parameters, "game" | "mode">): string {
  return `embed.${game}.${mode}`;
}

export class Embedded implements Doing {
  readonly #info: GameInfo;
  readonly #parameters: Parameters;
  readonly #laid: Laid;
  readonly #hearing: Hearing;
  readonly #telling: Telling;
  #opened = () => {};
  /** What plays by itself, as long as nobody asks for another game. */
  demo: Demo | null = null;
  /** The link that leads to what lies on the board; "" where none does. */
  readonly link = signal("");

  constructor(info: GameInfo, parameters: Parameters, laid: Laid) {
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

  /** The position after `#` or this one, or the game that was kept here, or a new one. */
  async begin(position: string | object = ""): Promise<void> {
    await this.#lay(location.hash.slice(1) || position);
    await this.#telling.begin({ type: "ready", game: this.#info.id, languages });
    this.#opened();
  }

  /** Keeps `link` the way to what lies on the board, from the first move on. */
  shareLinks(): void {
    this.#laid.table.on("view", async ({ view }) => {
      if (view.ply === 0) this.link.value = "";
      else this.link.value = (await this.#telling.linkOf(view)).link ?? "";
    });
  }

  /** Tells the host what is wrong with the frame's address. */
  tellFaults(faults: readonly Fault[]): void {
    for (const fault of faults) this.#hearing.tell(misheard(fault));
  }

  /** A new game as the host wishes; the way back to the one before is one press. */
  async newGame(wish: NewGame): Promise<void> {
    await this.start(wish);
    this.#offerBack();
  }

  /** A new game, with another level or other rules if they are named. */
  async start(wish: NewGame): Promise<void> {
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
    const seats = this.#seats({ level, mode });
    const change = wish.options ? { seats, options: wish.options } : { seats };
    table.show(await engine.request("again", { ...presentOf(table.view), ...change }));
  }

  async setPosition(position: string | object): Promise<void> {
    this.demo?.end();
    await this.#open(position);
    this.#offerBack();
  }

  async setLang(lang: string): Promise<void> {
    await speak(lang);
    this.#telling.tellLanguage();
  }

  setTheme(theme: string): void {
    impose({ theme: theme as Settings["theme"] });
  }

  setLog(on: boolean): void {
    this.#telling.logs = on;
  }

  mute(on: boolean): void {
    impose({ sound: !on });
  }

  async getState(): Promise<void> {
    await this.#telling.tellState();
  }

  /** The board as the frame's address says, whatever was played on it. */
  async reset(): Promise<void> {
    const position = location.hash.slice(1);
    if (position) await this.#open(position);
    else await this.newGame({});
  }

  async #lay(position: string | object): Promise<void> {
    if (!position) return this.#resumeOrNew();
    try {
      await this.#open(position);
    } catch (failure) {
      this.#hearing.tell(failure);
      notice("position", t("embed-bad_position", { reason: this.#reason(failure) }));
      await this.#resumeOrNew();
    }
  }

  async #resumeOrNew(): Promise<void> {
    const { table } = this.#laid;
    const seats = this.#seats(this.#parameters);
    const watched = this.#parameters.mode === "demo" || this.#parameters.kiosk;
    const kept = watched ? null : await readGame(slotOf(this.#parameters));
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

  /** Opens a link's text, or a position as JSON or as an object. */
  async #open(given: string | object): Promise<void> {
    const { table } = this.#laid;
    const { id } = this.#info;
    const seats = this.#seats(this.#parameters);
    const position = typeof given === "string" ? readObject(decoded(given)) : given;
    const { gameOfLink } = await import("../table/whose");
    const game = await gameOfLink(typeof given === "string" ? given : JSON.stringify(given));
    if (game && game !== id) {
      const text = t("embed-other_game", { game: t(`game-${game}`) });
      throw new Misheard("other_game", { game }, text);
    }
    if (position) return table.open({ new: { game: id, position, seats } });
    await table.open({ load: { link: String(given) } });
    await table.seat(seats);
  }

  #seats({ mode, level }: Pick<Parameters, "mode" | "level">): Record<string, Seat> {
    const computer: Seat = { kind: "computer", level: level || middle(this.#info.levels) };
    const sits = (index: number): Seat => {
      if (this.#info.levels.length === 0 || mode === "two" || (mode === "ai" && index === 0))
        return { kind: "human" };
      return computer;
    };
    return Object.fromEntries(seatsAt(this.#info, {}).map((side, index) => [side, sits(index)]));
  }

  /** Somebody's game has made room for the host's: the way back is one press. */
  #offerBack(): void {
    const { table } = this.#laid;
    if (!table.view?.before) return;
    toast(t("embed-replaced"), { words: t("act-back-own"), press: () => void table.back() });
  }

  #reason(failure: unknown): string {
    if (failure instanceof Misheard) return failure.message;
    if (!(failure instanceof EngineFailure)) throw failure;
    return errorWords(failure, speakerOf(this.#info), words());
  }
}
