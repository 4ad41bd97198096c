/** An embedded board at work: how it begins, what its host may ask, what its host is told. */

import { errorWords } from "../../board/words";
import { EngineFailure } from "../../engine/failure";
import type { GameInfo, Seat } from "../../engine/protocol";
import { languages } from "../../i18n/language";
import { readGame } from "../../storage";
import { games, opening } from "../shell/catalogue";
import { decoded, readObject } from "../shell/files";
import { speakerOf } from "../shell/gamewords";
import { notice } from "../shell/notices";
import { impose, type Settings } from "../shell/settings";
import { speak, t, words } from "../shell/words";
import type { Laid } from "../table/laid";
import { resume } from "../table/resume";
import { middle, seatsAt } from "../table/seats";
import { faultWords } from "./faults";
import { type FromHost, type Host, openHost } from "./host";
import { type Fault, type Parameters, readParameters } from "./parameters";

/** What the parameter `rotate` means for the table. */
export const SEATINGS = { none: "fixed", turn: "turned", table: "table" } as const satisfies Record<
  Parameters["rotate"],
  Settings["seating"]
>;

export class Embedded {
  readonly #info: GameInfo;
  readonly #parameters: Parameters;
  readonly #laid: Laid;
  readonly #host: Host;

  constructor(info: GameInfo, parameters: Parameters, laid: Laid) {
    this.#info = info;
    this.#parameters = parameters;
    this.#laid = laid;
    this.#host = openHost((message) => void this.#hear(message));
    this.#tell();
  }

  /** The position after `#`, or the game that was kept here, or a new one. */
  async begin(): Promise<void> {
    const position = location.hash.slice(1);
    if (!position || !(await this.#setPosition(position))) await this.#resumeOrNew();
    this.#host.send({ type: "ready", game: this.#info.id, languages });
  }

  /** A new game, with another level or other rules if the host says so. */
  async newGame(wish: Extract<FromHost, { type: "newGame" }>): Promise<void> {
    const search = new URLSearchParams({ game: this.#info.id });
    if (wish.level !== undefined) search.set("level", String(wish.level));
    if (wish.mode !== undefined) search.set("mode", String(wish.mode));
    const { parameters, faults } = readParameters(`?${search}`, games, languages);
    if (faults.length > 0) return this.tellFaults(faults);
    const seats = this.#seats({
      level: parameters.level || this.#parameters.level,
      mode: wish.mode === undefined ? this.#parameters.mode : parameters.mode,
    });
    await this.#laid.table.again({ seats, ...(wish.options && { options: wish.options }) });
  }

  /** Tells the host what was wrong with what it asked. */
  tellFaults(faults: readonly Fault[]): void {
    for (const fault of faults) {
      const { code, name, value, allowed } = fault;
      this.#error(code, { name, value, allowed }, faultWords(fault));
    }
  }

  async #resumeOrNew(): Promise<void> {
    const { table } = this.#laid;
    const seats = this.#seats(this.#parameters);
    const watched = this.#parameters.mode === "demo";
    const kept = watched ? null : await readGame(`embed.${this.#info.id}`);
    if (kept) {
      const failure = await resume(this.#info, this.#laid, kept);
      if (!failure) return;
      this.#fail(failure);
    }
    const record = await opening(this.#info.id);
    const meanwhile = record && { view: record.view, seats };
    try {
      await table.open({ new: { game: this.#info.id, seats } }, meanwhile);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  /** A link's text, or a position as JSON; false when it cannot be read. */
  async #setPosition(text: string): Promise<boolean> {
    const { table } = this.#laid;
    const seats = this.#seats(this.#parameters);
    const position = readObject(decoded(text));
    try {
      if (position) await table.open({ new: { game: this.#info.id, position, seats } });
      else {
        await table.open({ load: { link: text } });
        await table.seat(seats);
      }
      return true;
    } catch (failure) {
      const reason = this.#fail(failure);
      notice("position", t("embed-bad_position", { reason }));
      return false;
    }
  }

  async #hear(message: FromHost): Promise<void> {
    if (message.type === "newGame") return this.newGame(message);
    if (message.type === "setPosition") {
      await this.#setPosition(String(message.position));
      return;
    }
    const name = message.type === "setLang" ? "lang" : "theme";
    const value = String(message.type === "setLang" ? message.lang : message.theme);
    const search = `?${new URLSearchParams({ [name]: value })}`;
    const { parameters, faults } = readParameters(search, games, languages);
    if (faults.length > 0) this.tellFaults(faults);
    else if (message.type === "setLang") await speak(parameters.lang);
    else impose({ theme: parameters.theme });
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

  #tell(): void {
    const { table } = this.#laid;
    const game = this.#info.id;
    table.on("view", ({ view: { ply, actor, series } }) => {
      const { game: number, target, score } = series;
      this.#host.send({ type: "state", game, ply, actor, series: { game: number, target, score } });
    });
    table.on("over", ({ outcome }) => this.#host.send({ type: "result", game, outcome }));
    table.on("error", ({ failure, text }) => this.#error(failure.code, failure.params, text));
    const size = new ResizeObserver(() => {
      const { scrollWidth: width, scrollHeight: height } = document.documentElement;
      this.#host.send({ type: "resize", width, height });
    });
    size.observe(document.body);
  }

  /** Tells the host what is wrong, and answers it in words. */
  #fail(failure: unknown): string {
    if (!(failure instanceof EngineFailure)) throw failure;
    const text = errorWords(failure, speakerOf(this.#info), words());
    this.#error(failure.code, failure.params, text);
    return text;
  }

  #error(code: string, params: EngineFailure["params"], text: string): void {
    this.#host.send({ type: "error", code, params, text });
  }
}
