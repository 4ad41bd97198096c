/**
 * Messages in all languages of the page (`languages.json`). They are stored in Fluent files, one
 * per language and area. An area is a part of the site, a family of games such as "tables", or a
 * game such as "xii".
 *
 * The engine sends codes instead of texts. The message for a code is looked up from the most
 * specific id to the most general one: `reason-xii-blocked` (game), then `reason-tables-blocked`
 * (family), then `reason-blocked`.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readText } from "../engine/data";
import type { Message, Param } from "../engine/protocol";
import table from "./languages.json";

/**
 * Category of a code. It is the first part of the message id, such as `reason` in `reason-blocked`.
 */
export type Kind =
  | "event"
  | "status"
  | "do"
  | "result"
  | "reason"
  | "error"
  | "label"
  | "takings"
  | "place"
  | "move"
  | "brief"
  | "several"
  | "own"
  | "legend"
  | "about"
  | "area"
  | "caption"
  | "action"
  | "counter"
  | "hint"
  | "help"
  | "option"
  | "value"
  | "note"
  | "preset"
  | "level"
  | "plays"
  | "name"
  | "mark"
  | "drawn"
  | "contents"
  | "target"
  | "side"
  | "game"
  | "task"
  | "turn"
  | "short"
  | "grouping"
  | "guide";

/**
 * The game and its family, whose messages take precedence over general ones. Every view has these
 * fields.
 */
export interface Speaker {
  game: string;
  family: string;
}

export type Params = Readonly<Record<string, Param>>;

const files = import.meta.glob<string>("./*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
/** Areas (message files) that every page needs. In a list of areas, "common" means all of these. */
const COMMON = ["core", "shell"];

/** True if an area such as "xii" has a message file; false for subfolders, such as "pages/xii". */
export function hasMessages(area: string): boolean {
  return `./en/${area}.ftl` in files;
}

/**
 * Load the messages of areas, such as "common" and "tables", in a language. `more` contains further
 * `.ftl` texts; a message with the same id in the areas takes precedence. Reject if an area has no
 * file in the language.
 */
export async function loadMessages(
  language: string,
  areas: readonly string[],
  more: readonly string[] = [],
  options: MessageOptions = {},
): Promise<Messages> {
  return new Messages(language, [...(await readMessages(language, areas)), ...more], options);
}

/** Read the `.ftl` texts of areas. Reject if an area has no file in the language. */
export function readMessages(language: string, areas: readonly string[]): Promise<string[]> {
  return Promise.all(
    areas
      .flatMap((area) => (area === "common" ? COMMON : [area]))
      .map(async (area) => {
        const name = `./${language}/${area}.ftl`;
        // Only few pages need the areas in subfolders, such as lessons, so the list of their URLs
        // is loaded on demand.
        const file = area.includes("/")
          ? (await import("./subfolders")).subfolderFiles[name]
          : files[name];
        if (!file) throw new Error(`no words for ${area} in ${language}`);
        return readText(file);
      }),
  );
}

/**
 * An integer from 0 to 999, formatted as plain digits in every language. The browser's number
 * formats are avoided here because creating them takes longer than formatting all messages of a
 * board.
 */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function variable(value: string | number): FluentVariable {
  const isSmall =
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  if (isSmall) return new PlainNumber(value);
  return typeof value === "string" ? isolate(value) : value;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Wrap right-to-left text in Unicode isolates, so that the text around it keeps its order. */
function isolate(text: string): string {
  const isPlain = !RIGHT_TO_LEFT.test(text) || text.startsWith("\u2068");
  return isPlain ? text : `\u2068${text}\u2069`;
}

/** Name of a player: the id of a message, such as `name-GAME-LEVEL`, or a name that was typed. */
export type PlayerName = { id: string } | { typed: string };

/** Options for formatting messages. */
export interface MessageOptions {
  /**
   * True in portrait orientation, if the rows of the board appear as columns. Messages then receive
   * "upright" as `$board`, otherwise "".
   */
  upright?: boolean;
  /** Return the name of the player at a side; null means the side's own name. */
  playerName?(side: string, speaker: Speaker, messages: Messages): PlayerName | null;
  /** Called with an id that has no message. */
  onMissing?(id: string): void;
}

export class Messages {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #options: MessageOptions;
  #list: Intl.ListFormat | undefined;

  /**
   * `texts` are the contents of `.ftl` files, or another instance. In the latter case, both
   * instances share one set of messages, including messages added later.
   */
  constructor(language: string, texts: readonly string[] | Messages, options: MessageOptions = {}) {
    this.language = language;
    this.#options = options;
    if (texts instanceof Messages) this.#bundle = texts.#bundle;
    else {
      this.#bundle = new FluentBundle(language, { useIsolating: false });
      this.addTexts(texts);
    }
  }

  /** Add the messages in `.ftl` texts, except those whose ids already exist. */
  addTexts(texts: readonly string[]): void {
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Return a message by its full id, or the id itself if there is no such message. */
  text(id: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      this.#options.onMissing?.(id);
      return id;
    }
    return this.#bundle.formatPattern(pattern, this.#arguments(params), []);
  }

  /** Return an attribute of a message or null, for example `lang`, the language of its text. */
  attribute(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : null;
  }

  /** Return the message for a code. A side in the parameters is replaced by its visible name. */
  say(kind: Kind, message: Message, speaker: Speaker): string {
    const { code, params } = message;
    return this.text(
      this.id(kind, code, speaker) ?? `${kind}-${code}`,
      this.#withSideName(params, speaker),
    );
  }

  /** Return the id of the most specific message for a code, or null. */
  id(kind: Kind, code: string, { game, family }: Speaker): string | null {
    const ids = [`${kind}-${game}-${code}`, `${kind}-${family}-${code}`, `${kind}-${code}`];
    return ids.find((id) => this.has(id)) ?? null;
  }

  /**
   * Return the name of the player at a side; if there is none, the name of the side, such as
   * "Ivory".
   */
  side(side: string, speaker: Speaker): string {
    return this.#name(side, speaker).text;
  }

  /**
   * Return the parameters of a message about a side: its name as `$side`, its id as `$sideId`, and
   * the forms of its name, such as grammatical cases.
   *
   * Each attribute of the message `name-forms` defines a form; for example, `subject` defines
   * `$sideSubject`. The message with the name can define another form in an attribute of the same
   * name.
   */
  sideParams(side: string, speaker: Speaker): Record<string, string> {
    const { id, text } = this.#name(side, speaker);
    const result: Record<string, string> = { side: text, sideId: side || "none" };
    const own = id === null ? {} : this.#bundle.getMessage(id)?.attributes;
    for (const [form, otherwise] of Object.entries(
      this.#bundle.getMessage("name-forms")?.attributes ?? {},
    )) {
      const pattern = own?.[form] ?? otherwise;
      const name = `side${form.charAt(0).toUpperCase()}${form.slice(1)}`;
      result[name] = this.#bundle.formatPattern(pattern, { side: text }, []);
    }
    return result;
  }

  /** Return the side's own name, regardless of its player. */
  seat(side: string, speaker: Speaker): string {
    const id = this.id("side", side, speaker);
    return id ? this.text(id) : side;
  }

  /** Format a list in this language, such as "a, b and c". */
  list(items: readonly string[]): string {
    const [first = "", ...others] = items;
    if (others.length === 0) return first;
    this.#list ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.#list.format(items);
  }

  #name(side: string, speaker: Speaker): { id: string | null; text: string } {
    const player = this.#options.playerName?.(side, speaker, this) ?? null;
    if (player && "typed" in player) return { id: null, text: isolate(player.typed) };
    const id = player?.id ?? this.id("side", side, speaker);
    return { id, text: isolate(id ? this.text(id) : side) };
  }

  #withSideName(params: Params, speaker: Speaker): Params {
    const { side } = params;
    return typeof side === "string" ? { ...params, ...this.sideParams(side, speaker) } : params;
  }

  /**
   * Return parameters that describe numbers as a sequence in words. For the name `taken` and the
   * numbers 2, 4 and 6, `takenFirst` is "two" and `takenRest` is "then four, then six". Without
   * numbers, there are no parameters.
   */
  #chain(name: string, values: readonly (string | number)[]): Record<string, string> {
    const [first, ...rest] = values.map((count) => this.text("number-word", { count }));
    const then = rest.map((words) => this.text("then", { words })).join(", ");
    return first === undefined ? {} : { [`${name}First`]: first, [`${name}Rest`]: then };
  }

  #arguments(params: Params): Record<string, FluentVariable> {
    const result: Record<string, FluentVariable> = {
      board: this.#options.upright ? "upright" : "",
    };
    for (const [name, value] of Object.entries(params)) {
      if (Array.isArray(value)) {
        result[name] = this.list(value.map((item) => isolate(String(item))));
        result[`${name}Count`] = variable(value.length);
        Object.assign(result, this.#chain(name, value));
      } else result[name] = typeof value === "boolean" ? String(value) : variable(value ?? "");
    }
    return result;
  }
}

interface Language {
  /** Native name: "Deutsch". */
  name: string;
  /** BCP 47 tag for dates: "de-DE". */
  locale: string;
  /** Documentation pages in this language: paths in the folder `docs`, without `.html`. */
  documentation: { index: string; embed: string };
}

const TABLE: Readonly<Record<string, Language>> = table;

/** The codes of the supported languages ("de"); the folders of their messages have these names. */
export const languages: readonly string[] = Object.keys(TABLE);

/**
 * Return the language to start with: the first supported one among `?lang=` in the URL query
 * `search`, `stored` (the language of the page or the user's choice) and `preferred` (the languages
 * of the browser); otherwise English.
 */
export function chooseLanguage(
  search: string,
  stored: string | null,
  preferred: readonly string[],
): string {
  const requested = new URLSearchParams(search).get("lang");
  const candidates = [requested, stored, ...preferred].map(
    (candidate) => candidate?.toLowerCase().split(/[-_]/)[0],
  );
  return candidates.find((candidate) => candidate && languages.includes(candidate)) ?? "en";
}

/** Native name of a language: "English", "Deutsch". */
export function languageName(language: string): string {
  return TABLE[language]?.name ?? language;
}

/** Locale of a language for dates: "en-GB", "de-DE". */
export function localeOf(language: string): string {
  return TABLE[language]?.locale ?? language;
}

/** Path of a page in the folder `docs`, without `.html`, in a language or else in English. */
export function documentationPath(page: keyof Language["documentation"], language: string): string {
  return (TABLE[language] ?? table.en).documentation[page];
}
