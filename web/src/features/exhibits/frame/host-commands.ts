/** Commands from the host page. They are validated, run in order and always answered. */

import type { Wish } from "../../../../public/alveus-board";
import { errorWords } from "../../../board/names";
import { EngineFailure, type GameInfo, type Param } from "../../../engine/protocol";
import { languages } from "../../../i18n/messages";
import { games } from "../../../kit/catalogue";
import { speakerOf } from "../../../kit/game-words";
import { t, words } from "../../../kit/words";
import { faultText } from "./fault-text";
import type { Host, HostMessage, MessageId } from "./host";
import { type Fault, PICTURE, readParameters } from "./parameters";
import { asText } from "./untrusted";

/** Methods of the board for its host. A method throws an error if it fails. */
export interface HostCommands {
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

/** Error in a message from the host. Its text is in the visitor's language. */
export class CommandError extends Error {
  readonly code: string;
  readonly params: Record<string, Param>;

  constructor(code: string, params: Record<string, Param>, text: string) {
    super(text);
    this.code = code;
    this.params = params;
  }
}

/** Turns a fault in a parameter into an error for the host. */
export function faultError(fault: Fault): CommandError {
  const { code, name, value, allowed } = fault;
  return new CommandError(code, { name, value, allowed }, faultText(fault));
}

/** Maximum length of a text in a message, in characters. */
const MAX_TEXT = 1_000_000;

export class CommandQueue {
  readonly #info: GameInfo;
  readonly #commands: HostCommands;
  readonly #host: Host;
  #last: Promise<void>;

  /** No command runs before `ready` resolves. */
  constructor(info: GameInfo, commands: HostCommands, host: Host, ready: Promise<unknown>) {
    this.#info = info;
    this.#commands = commands;
    this.#host = host;
    this.#last = ready.then(() => {});
  }

  /** Runs a command when all earlier commands are done. */
  add(message: HostMessage): void {
    this.#last = this.#last.then(() => this.#answer(message)).catch(reportError);
  }

  /** Reports an error that is not a reply to a command, once the board is ready. */
  report(failure: unknown): void {
    this.#last = this.#last.then(() => this.#sendError(failure, null, null)).catch(reportError);
  }

  #sendError(failure: unknown, to: string | null, id: MessageId | null): void {
    const { code, params, text } = this.#errorOf(failure);
    this.#host.send({ type: "error", code, params, text, to, id });
  }

  async #answer(message: HostMessage): Promise<void> {
    const to = typeof message.type === "string" ? message.type : null;
    const id = isId(message.id) ? message.id : null;
    try {
      await this.#run(message);
      this.#host.send({ type: "ok", to: String(to), id });
    } catch (failure) {
      this.#sendError(failure, to, id);
    }
  }

  async #run(message: HostMessage): Promise<void> {
    const commands = this.#commands;
    switch (message.type) {
      case "newGame":
        return commands.newGame(wishOf(message));
      case "setPosition":
        return commands.setPosition(textOrObject(message, "position"));
      case "setTexts":
        return commands.setTexts(textsOf(message), pictureOf(message));
      case "setLang":
        return commands.setLang(parameter(message, "lang"));
      case "setTheme":
        return commands.setTheme(parameter(message, "theme"));
      case "setLog":
        return commands.setLog(flag(message, "on"));
      case "mute":
        return commands.mute(flag(message, "on"));
      case "getState":
        return commands.getState();
      case "reset":
        return commands.reset();
      default: {
        const params = { type: asText(message.type) };
        throw new CommandError("unknown_message", params, t("embed-unknown_message", params));
      }
    }
  }

  #errorOf(failure: unknown): { code: string; params: Record<string, Param>; text: string } {
    if (failure instanceof CommandError)
      return { code: failure.code, params: failure.params, text: failure.message };
    const known = engineFailure(failure);
    const { code, params } = known;
    return { code, params, text: errorWords(known, speakerOf(this.#info), words()) };
  }
}

/**
 * Converts any error into an engine failure, with values short enough for display. An unexpected
 * error is also reported to the browser.
 */
export function engineFailure(failure: unknown): EngineFailure {
  if (failure instanceof EngineFailure) {
    const params = Object.entries(failure.params).map(([name, value]) => [
      name,
      typeof value === "string" ? asText(value) : value,
    ]);
    return new EngineFailure(failure.code, Object.fromEntries(params), failure.view);
  }
  reportError(failure);
  return new EngineFailure("internal");
}

function isId(id: unknown): id is MessageId {
  return typeof id === "number" || (typeof id === "string" && id.length <= 200);
}

function wishOf(message: HostMessage): Wish {
  const { level, mode, options } = message;
  const wish: Wish = {};
  if (level !== undefined) wish.level = word(level, "level");
  if (mode !== undefined) wish.mode = word(mode, "mode");
  if (options === undefined) return wish;
  const texts = typeof options === "object" && options !== null && !Array.isArray(options);
  if (!texts || !Object.values(options).every((value) => typeof value === "string"))
    throw invalidValue("options", options);
  return { ...wish, options: options as Record<string, string> };
}

/** Value of a message, validated like the URL parameter of the same name. */
function parameter(message: HostMessage, name: "lang" | "theme"): string {
  const value = word(message[name], name);
  const search = `?${new URLSearchParams({ [name]: value })}`;
  const { parameters, faults } = readParameters(search, games, languages);
  if (faults[0]) throw faultError(faults[0]);
  return parameters[name];
}

function word(value: unknown, name: string): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string" || value.length > MAX_TEXT) throw invalidValue(name, value);
  return value;
}

function flag(message: HostMessage, name: string): boolean {
  const value = message[name];
  if (typeof value !== "boolean") throw invalidValue(name, value);
  return value;
}

function textOrObject(message: HostMessage, name: string): string | object {
  const value = message[name];
  const isText = typeof value === "string" && value.length <= MAX_TEXT;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isText && !isObject) throw invalidValue(name, value);
  return value;
}

function textsOf({ texts }: HostMessage): object {
  if (typeof texts === "object" && texts !== null && !Array.isArray(texts)) return texts;
  throw invalidValue("texts", texts);
}

/**
 * URL of a logo that this page may load: a file in its own folder, or a blob URL of its own origin.
 */
function pictureOf({ logo = "" }: HostMessage): string {
  const own = typeof logo === "string" && logo.startsWith(`blob:${location.origin}/`);
  if (logo === "" || own || (typeof logo === "string" && PICTURE.test(logo))) return logo as string;
  throw invalidValue("logo", logo);
}

/** Returns the error for an invalid value in a message. */
export function invalidValue(name: string, value: unknown): CommandError {
  const params = { name, value: asText(value) };
  return new CommandError("bad_message", params, t("embed-bad_message", params));
}
