/**
 * The connection of an embedded board to its host page: commands from the host, and reports to it.
 *
 * Every message is an object with `alveus: 1` and a `type`. Only messages of the parent frame are
 * read, and answers are sent only to the parent. Commands are validated and run in order. Each is
 * answered with `ok` or `error`, which have the `id` of the message.
 */
import type { FromFrame, Wish } from "../../../../public/alveus-board";
import { errorWords, eventsWords } from "../../../board/names";
import { isPlayed, type Position } from "../../../board/state";
import type { TableContext } from "../../../contracts/table-context";
import { EngineFailure, type GameInfo, type Param, type View } from "../../../engine/protocol";
import { languages } from "../../../i18n/messages";
import { games } from "../../../kit/catalogue";
import { speakerOf } from "../../../kit/game-words";
import { t, words } from "../../../kit/words";
import { asText, type Fault, faultText, PICTURE, readParameters, recordOf } from "./parameters";

const VERSION = 1;

type Bare<Message> = Message extends unknown ? Omit<Message, "alveus"> : never;

export type ToHost = Bare<FromFrame>;

/** An unchecked message from the host. */
export type HostMessage = { type?: unknown; id?: unknown } & Record<string, unknown>;

export interface Host {
  send(message: ToHost): void;
}

/**
 * Open the connection to the parent frame. Without a parent, nothing is sent or received.
 *
 * Only messages from the parent's window are accepted, and only from its origin when it is known
 * (from the browser or from the first message). The origin is not taken from `document.referrer`,
 * because this is a URL of this site after a navigation inside the frame.
 */
export function openHost(onMessage: (message: HostMessage) => void): Host {
  const { parent } = window;
  if (parent === window) return { send: () => {} };
  // Origin of the parent, from the browser or from the parent's first message; "*" while unknown.
  const ancestor = location.ancestorOrigins?.[0];
  let origin = ancestor && ancestor !== "null" ? ancestor : "*";
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== parent || (origin !== "*" && from !== origin)) return;
    if ((data as { alveus?: unknown } | null)?.alveus !== VERSION) return;
    if (origin === "*" && from !== "null") origin = from;
    onMessage(data);
  });
  return { send: (message) => parent.postMessage({ alveus: VERSION, ...message }, origin) };
}

/** The commands of the host page, each as a method that throws an error if the command fails. */
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

/**
 * Error reported to the host: an invalid or unsupported message, or an invalid setting. Its text is
 * in the language of the frame.
 */
export class CommandError extends Error {
  readonly code: string;
  readonly params: Record<string, Param>;

  constructor(code: string, params: Record<string, Param>, text = t(`embed-${code}`, params)) {
    super(text);
    this.code = code;
    this.params = params;
  }
}

/** Convert a fault (such as an invalid setting) to the error that is sent to the host page. */
export function faultError(fault: Fault): CommandError {
  const { code, name, value, allowed } = fault;
  return new CommandError(code, { name, value, allowed }, faultText(fault));
}

/** Maximum length of a text in a message from the host, in characters. A longer text is invalid. */
const MAX_TEXT = 1_000_000;

export class CommandQueue {
  readonly #info: GameInfo;
  readonly #commands: HostCommands;
  readonly #host: Host;
  #last: Promise<unknown>;

  /** `host` receives the replies. No command runs before `ready` resolves (the board is loaded). */
  constructor(info: GameInfo, commands: HostCommands, host: Host, ready: Promise<unknown>) {
    this.#info = info;
    this.#commands = commands;
    this.#host = host;
    this.#last = ready;
  }

  /** Run a command when all earlier commands are done. */
  add(message: HostMessage): void {
    this.#last = this.#last.then(() => this.#answer(message)).catch(reportError);
  }

  /** Report an error that no command has caused, after the replies to all earlier commands. */
  report(failure: unknown): void {
    this.#last = this.#last.then(() => this.#sendError(failure, null, null)).catch(reportError);
  }

  #sendError(failure: unknown, to: string | null, id: string | number | null): void {
    const error = failure instanceof CommandError ? failure : engineFailure(failure);
    const { code, params } = error;
    const text =
      error instanceof EngineFailure
        ? errorWords(error, speakerOf(this.#info), words())
        : error.message;
    this.#host.send({ type: "error", code, params, text, to, id });
  }

  async #answer({ type, id: given, ...message }: HostMessage): Promise<void> {
    const to = typeof type === "string" ? type : null;
    const isId = typeof given === "number" || (typeof given === "string" && given.length <= 200);
    const id = isId ? given : null;
    try {
      await this.#run(type, message);
      this.#host.send({ type: "ok", to: String(to), id });
    } catch (failure) {
      this.#sendError(failure, to, id);
    }
  }

  async #run(type: unknown, message: HostMessage): Promise<void> {
    const commands = this.#commands;
    const runs: { [Name in keyof HostCommands]: () => Promise<void> | void } = {
      newGame: () => commands.newGame(wishOf(message)),
      setPosition: () => commands.setPosition(textOrObject(message, "position")),
      setTexts: () => commands.setTexts(objectOf(message, "texts"), pictureOf(message)),
      setLang: () => commands.setLang(parameter(message, "lang")),
      setTheme: () => commands.setTheme(parameter(message, "theme")),
      setLog: () => commands.setLog(flag(message)),
      mute: () => commands.mute(flag(message)),
      getState: () => commands.getState(),
      reset: () => commands.reset(),
    };
    if (typeof type !== "string" || !Object.hasOwn(runs, type))
      throw new CommandError("unknown_message", { type: asText(type) });
    await runs[type as keyof HostCommands]();
  }
}

/**
 * Convert any error to an `EngineFailure`, and shorten the texts in its parameters with `asText`.
 * An error that is not from the engine gets the code `internal` and is also logged in the console.
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

function wishOf(message: HostMessage): Wish {
  const wish: Wish = {};
  if (message.level !== undefined) wish.level = word(message, "level");
  if (message.mode !== undefined) wish.mode = word(message, "mode");
  if (message.options === undefined) return wish;
  const options = objectOf(message, "options");
  if (!Object.values(options).every((value) => typeof value === "string"))
    throw invalidValue("options", options);
  return { ...wish, options: options as Record<string, string> };
}

/**
 * Return the field `name` of a message. Throw a `CommandError` if its value is not valid for the
 * URL parameter of the same name.
 */
function parameter(message: HostMessage, name: "lang" | "theme"): string {
  const search = `?${new URLSearchParams({ [name]: word(message, name) })}`;
  const { parameters, faults } = readParameters(search, games, languages);
  if (faults[0]) throw faultError(faults[0]);
  return parameters[name];
}

function word(message: HostMessage, name: string): string {
  const value = message[name];
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string" || value.length > MAX_TEXT) throw invalidValue(name, value);
  return value;
}

function flag({ on }: HostMessage): boolean {
  if (typeof on !== "boolean") throw invalidValue("on", on);
  return on;
}

function textOrObject(message: HostMessage, name: string): string | object {
  const value = message[name];
  return typeof value === "string" && value.length <= MAX_TEXT ? value : objectOf(message, name);
}

function objectOf(message: HostMessage, name: string): Record<string, unknown> {
  const value = recordOf(message[name]);
  if (!value) throw invalidValue(name, message[name]);
  return value;
}

/**
 * Return the field `logo` of a message, or "" if the message has no logo. Throw a `CommandError`
 * unless the logo is a file name in the folder of this page or a blob URL of this page's origin.
 */
function pictureOf({ logo = "" }: HostMessage): string {
  const isOwn = (url: string) =>
    url === "" || url.startsWith(`blob:${location.origin}/`) || PICTURE.test(url);
  if (typeof logo !== "string" || !isOwn(logo)) throw invalidValue("logo", logo);
  return logo;
}

export function invalidValue(name: string, value: unknown): CommandError {
  return new CommandError("bad_message", { name, value: asText(value) });
}

type State = Extract<ToHost, { type: "state" }>;

/** Messages to the host page: state of the game, result, page size, events for statistics. */
export class HostReports {
  readonly #context: TableContext;
  readonly #host: Host;
  /** True once the message `ready` has been sent. The host expects it before any other message. */
  #ready = false;
  #startTime = 0;
  /** The latest position of the table; null before the first position. */
  #shown: Position | null = null;
  /** True if anonymous `log` messages (games, moves, language changes) are sent for statistics. */
  logEnabled = false;

  constructor(context: TableContext, host: Host) {
    this.#context = context;
    this.#host = host;
    const { table } = context;
    table.on("view", (position) => {
      const before = this.#shown;
      this.#shown = position;
      if (!this.#ready) return;
      this.#logView(position, before);
      void this.reportState();
    });
    table.on("over", ({ outcome }) => {
      host.send({ type: "result", game: this.#game, outcome });
    });
  }

  /** Send `ready`, the page size and the game's state. The last two are sent again on change. */
  async begin(ready: Extract<ToHost, { type: "ready" }>): Promise<void> {
    this.#host.send(ready);
    this.#startTime = performance.now();
    this.#ready = true;
    reportSize(this.#host);
    await this.reportState();
  }

  async reportState(): Promise<void> {
    const { view, log } = this.#context.table;
    if (!view) return;
    const { series, game, ply, actor } = view;
    const link = await this.linkOf(view);
    const last = ply > 0 ? log[ply] : undefined;
    this.#host.send({
      type: "state",
      game,
      ply,
      actor,
      series: { game: series.game, target: series.target, score: series.score },
      last: last
        ? { side: last.side, text: last.text, words: eventsWords(view, [last], words()) }
        : null,
      ...link,
      result: actor.kind === "over" ? actor.outcome : null,
    });
  }

  /** Notify the host that the game is available offline. */
  notifyOffline(): void {
    this.#host.send({ type: "offline", game: this.#game });
  }

  /**
   * Return the link to the game, and the position as an object. Both are null if the engine refuses
   * (because a player's tiles are hidden), or if the game has changed before the engine's reply.
   */
  async linkOf({ match, rev }: View): Promise<Pick<State, "link" | "position">> {
    try {
      const { link, position } = await this.#context.engine.request("link", {});
      const { view } = this.#context.table;
      if (view?.match === match && view.rev === rev) return { link, position };
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
    }
    return { link: null, position: null };
  }

  get #game(): string {
    return this.#context.table.view?.game ?? "";
  }

  /**
   * Log the beginning of a game, a new move, or the end of the game. Undo and redo are not logged.
   */
  #logView({ view, log }: Position, before: Position | null): void {
    const entry = log[view.ply];
    if (!entry) return;
    const isBegin = entry.kind === "new";
    const isNew = before?.view.match === view.match ? isPlayed(before, view, entry) : isBegin;
    if (!isNew) return;
    if (view.actor.kind === "over") this.log("end");
    else if (isBegin) this.log("begin");
    else if (entry.kind === "move" && !entry.auto) {
      const { table, autosave } = this.#context;
      const computer = autosave.watched || table.seats[entry.side]?.kind === "computer";
      this.log("move", computer ? "computer" : "person");
    }
  }

  /** Send an event for statistics, if they are enabled. */
  log(event: "begin" | "move" | "end" | "language", by: "person" | "computer" | null = null): void {
    if (!this.logEnabled) return;
    const at = Math.round((performance.now() - this.#startTime) / 100) / 10;
    this.#host.send({ type: "log", game: this.#game, event, by, lang: words().language, at });
  }
}

/** Send the size of the page's content to the host, now and after every change. */
export function reportSize(host: Host): void {
  const size = new ResizeObserver(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    host.send({ type: "resize", width, height });
  });
  size.observe(document.body);
}
