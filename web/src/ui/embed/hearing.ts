/** What the host asks: read with care, done one thing after the other, and always answered. */

import type { Wish } from "../../../public/alveus-board";
import { errorWords } from "../../board/words";
import { EngineFailure } from "../../engine/failure";
import type { GameInfo, Param } from "../../engine/protocol";
import { languages } from "../../i18n/language";
import { games } from "../shell/catalogue";
import { speakerOf } from "../shell/gamewords";
import { t, words } from "../shell/words";
import { faultWords } from "./faults";
import type { Heard, Host, MessageId } from "./host";
import { type Fault, PICTURE, readParameters } from "./parameters";
import { shown } from "./shown";

/** What a board does for its host; what cannot be done is thrown. */
export interface Doing {
  newGame(wish: Wish): Promise<void>;
  setPosition(position: string | object): Promise<void>;
  setTexts(texts: object, logo: string): void;
  setLang(lang: string): Promise<void>;
  setTheme(theme: string): void;
  setLog(on: boolean): void;
  mute(on: boolean): Promise<void>;
  getState(): Promise<void>;
  reset(): Promise<void>;
}

/** Something is wrong with a message; `text` says it in the visitor's language. */
export class Misheard extends Error {
  readonly code: string;
  readonly params: Record<string, Param>;

  constructor(code: string, params: Record<string, Param>, text: string) {
    super(text);
    this.code = code;
    this.params = params;
  }
}

/** What is wrong with a value that could as well stand in the address. */
export function misheard(fault: Fault): Misheard {
  const { code, name, value, allowed } = fault;
  return new Misheard(code, { name, value, allowed }, faultWords(fault));
}

/** Longest text, in letters, that a message may bring. */
const LONGEST = 1_000_000;

export class Hearing {
  readonly #info: GameInfo;
  readonly #doing: Doing;
  readonly #host: Host;
  #last: Promise<void>;

  /** Nothing is done before the board is `ready`. */
  constructor(info: GameInfo, doing: Doing, host: Host, ready: Promise<unknown>) {
    this.#info = info;
    this.#doing = doing;
    this.#host = host;
    this.#last = ready.then(() => {});
  }

  /** Does what is asked when everything asked before is done. */
  hear(message: Heard): void {
    this.#last = this.#last.then(() => this.#answer(message)).catch(reportError);
  }

  /** Tells the host what is wrong without its having asked, once the board is ready. */
  tell(failure: unknown): void {
    this.#last = this.#last.then(() => this.#tell(failure, null, null)).catch(reportError);
  }

  #tell(failure: unknown, to: string | null, id: MessageId | null): void {
    const { code, params, text } = this.#told(failure);
    this.#host.send({ type: "error", code, params, text, to, id });
  }

  async #answer(message: Heard): Promise<void> {
    const to = typeof message.type === "string" ? message.type : null;
    const id = isId(message.id) ? message.id : null;
    try {
      await this.#do(message);
      this.#host.send({ type: "ok", to: String(to), id });
    } catch (failure) {
      this.#tell(failure, to, id);
    }
  }

  async #do(message: Heard): Promise<void> {
    const doing = this.#doing;
    switch (message.type) {
      case "newGame":
        return doing.newGame(wishOf(message));
      case "setPosition":
        return doing.setPosition(textOrObject(message, "position"));
      case "setTexts":
        return doing.setTexts(textsOf(message), pictureOf(message));
      case "setLang":
        return doing.setLang(parameter(message, "lang"));
      case "setTheme":
        return doing.setTheme(parameter(message, "theme"));
      case "setLog":
        return doing.setLog(flag(message, "on"));
      case "mute":
        return doing.mute(flag(message, "on"));
      case "getState":
        return doing.getState();
      case "reset":
        return doing.reset();
      default: {
        const params = { type: shown(message.type) };
        throw new Misheard("unknown_message", params, t("embed-unknown_message", params));
      }
    }
  }

  #told(failure: unknown): { code: string; params: Record<string, Param>; text: string } {
    if (failure instanceof Misheard)
      return { code: failure.code, params: failure.params, text: failure.message };
    const known = engineFailure(failure);
    const { code, params } = known;
    return { code, params, text: errorWords(known, speakerOf(this.#info), words()) };
  }
}

/**
 * What has failed, as the engine would tell it, whose values are short enough to be read; what
 * nobody foresaw is reported besides.
 */
export function engineFailure(failure: unknown): EngineFailure {
  if (failure instanceof EngineFailure) {
    const params = Object.entries(failure.params).map(([name, value]) => [
      name,
      typeof value === "string" ? shown(value) : value,
    ]);
    return new EngineFailure(failure.code, Object.fromEntries(params), failure.view);
  }
  reportError(failure);
  return new EngineFailure("internal");
}

function isId(id: unknown): id is MessageId {
  return typeof id === "number" || (typeof id === "string" && id.length <= 200);
}

function wishOf(message: Heard): Wish {
  const { level, mode, options } = message;
  const wish: Wish = {};
  if (level !== undefined) wish.level = word(level, "level");
  if (mode !== undefined) wish.mode = word(mode, "mode");
  if (options === undefined) return wish;
  const texts = typeof options === "object" && options !== null && !Array.isArray(options);
  if (!texts || !Object.values(options).every((value) => typeof value === "string"))
    throw wrong("options", options);
  return { ...wish, options: options as Record<string, string> };
}

/** A value, read like the parameter of this name in the address. */
function parameter(message: Heard, name: "lang" | "theme"): string {
  const value = word(message[name], name);
  const search = `?${new URLSearchParams({ [name]: value })}`;
  const { parameters, faults } = readParameters(search, games, languages);
  if (faults[0]) throw misheard(faults[0]);
  return parameters[name];
}

function word(value: unknown, name: string): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string" || value.length > LONGEST) throw wrong(name, value);
  return value;
}

function flag(message: Heard, name: string): boolean {
  const value = message[name];
  if (typeof value !== "boolean") throw wrong(name, value);
  return value;
}

function textOrObject(message: Heard, name: string): string | object {
  const value = message[name];
  const isText = typeof value === "string" && value.length <= LONGEST;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isText && !isObject) throw wrong(name, value);
  return value;
}

function textsOf({ texts }: Heard): object {
  if (typeof texts === "object" && texts !== null && !Array.isArray(texts)) return texts;
  throw wrong("texts", texts);
}

/** A picture that this page may load: of its own folder, or made by a page of its own origin. */
function pictureOf({ logo = "" }: Heard): string {
  const own = typeof logo === "string" && logo.startsWith(`blob:${location.origin}/`);
  if (logo === "" || own || (typeof logo === "string" && PICTURE.test(logo))) return logo as string;
  throw wrong("logo", logo);
}

/** A value does not fit its message. */
export function wrong(name: string, value: unknown): Misheard {
  const params = { name, value: shown(value) };
  return new Misheard("bad_message", params, t("embed-bad_message", params));
}
