/**
 * Words for codes: Fluent messages of one language, from one file for each area.
 *
 * A code is looked up from the particular to the general: `reason-GAME-blocked`, then
 * `reason-tables-blocked`, then `reason-blocked`.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readText } from "../data";
import type { Message, Param } from "../engine/protocol";

/** What a code is about; the first part of its message's id. */
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
  | "caption"
  | "action"
  | "ending"
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

/** Whose words come first; a view is one. */
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
/** The areas that every page needs. */
const COMMON = ["core", "shell"];

/** Whether the house has words in an area. */
export function hasWords(area: string): boolean {
  return `./en/${area}.ftl` in files;
}

/**
 * The words of one language in the areas asked for, such as "common" and "tables"; `more` are
 * further `.ftl` texts, which word what the areas do not.
 */
export async function loadMessages(
  language: string,
  areas: readonly string[],
  more: readonly string[] = [],
  telling: Telling = {},
): Promise<Messages> {
  return new Messages(language, [...(await readWords(language, areas)), ...more], telling);
}

/** The texts of these areas. */
export function readWords(language: string, areas: readonly string[]): Promise<string[]> {
  return Promise.all(
    areas
      .flatMap((area) => (area === "common" ? COMMON : [area]))
      .map(async (area) => {
        const name = `./${language}/${area}.ftl`;
        // Few pages need what is only read or taught: its addresses come when it is asked for.
        const file = area.includes("/") ? (await import("./further")).further[name] : files[name];
        if (!file) throw new Error(`no words for ${area} in ${language}`);
        return readText(file);
      }),
  );
}

/**
 * A number that is written alike in every language: most on a board are. Setting up the
 * browser's number formats takes longer than wording a whole board.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function variable(value: string | number): FluentVariable {
  const small = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  if (small) return new Small(value);
  return typeof value === "string" ? isolate(value) : value;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolate a right-to-left text, so that it does not reorder the sentence around it. */
function isolate(text: string): string {
  const isPlain = !RIGHT_TO_LEFT.test(text) || text.startsWith("\u2068");
  return isPlain ? text : `\u2068${text}\u2069`;
}

/** How messages are told besides their words. */
export interface Telling {
  /** Whether rows stand as columns before the reader; a message that minds has it as `$board`. */
  upright?: boolean;
  /** What whoever sits at a side is called; null leaves the side its own name. */
  named?(side: string, speaker: Speaker, messages: Messages): string | null;
  /** Is told an id that has no words. */
  lacking?(id: string): void;
}

export class Messages {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #telling: Telling;
  #list: Intl.ListFormat | undefined;

  /** `texts` are the contents of `.ftl` files, or the messages that others know already. */
  constructor(language: string, texts: readonly string[] | Messages, telling: Telling = {}) {
    this.language = language;
    this.#telling = telling;
    if (texts instanceof Messages) this.#bundle = texts.#bundle;
    else {
      this.#bundle = new FluentBundle(language, { useIsolating: false });
      this.learn(texts);
    }
  }

  /** Words what these texts word besides; what has words already keeps them. */
  learn(texts: readonly string[]): void {
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message by its full id; the id itself where there is none. */
  text(id: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      this.#telling.lacking?.(id);
      return id;
    }
    return this.#bundle.formatPattern(pattern, this.#arguments(params), []);
  }

  /** What a message says of itself besides its words: `.lang`, the language that they are in. */
  attribute(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : null;
  }

  /** The words for a code. Sides in the parameters are named as the players see them. */
  say(kind: Kind, message: Message, speaker: Speaker): string {
    const { code, params } = message;
    return this.text(
      this.id(kind, code, speaker) ?? `${kind}-${code}`,
      this.#named(params, speaker),
    );
  }

  /** The id of the most particular message for a code, or null. */
  id(kind: Kind, code: string, { game, family }: Speaker): string | null {
    const ids = [`${kind}-${game}-${code}`, `${kind}-${family}-${code}`, `${kind}-${code}`];
    return ids.find((id) => this.has(id)) ?? null;
  }

  /** A side by what one sees, "Ivory", or by the name of whoever sits there. */
  side(side: string, speaker: Speaker): string {
    return isolate(this.#telling.named?.(side, speaker, this) ?? this.seat(side, speaker));
  }

  /** A side by its own name, whoever sits there. */
  seat(side: string, speaker: Speaker): string {
    const id = this.id("side", side, speaker);
    return id ? this.text(id) : side;
  }

  /** "a, b and c" in this language. */
  list(items: readonly string[]): string {
    const [first = "", ...others] = items;
    if (others.length === 0) return first;
    this.#list ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.#list.format(items);
  }

  #named(params: Params, speaker: Speaker): Params {
    const { side } = params;
    if (typeof side !== "string") return params;
    return { ...params, side: this.side(side, speaker), sideId: side || "none" };
  }

  /** Numbers one after the other: `takenFirst` is "two", `takenRest` "then four, then six". */
  #chain(name: string, values: readonly (string | number)[]): Record<string, string> {
    const [first, ...rest] = values.map((count) => this.text("count", { count }));
    const then = rest.map((words) => this.text("then", { words })).join(", ");
    return first === undefined ? {} : { [`${name}First`]: first, [`${name}Rest`]: then };
  }

  #arguments(params: Params): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = { board: this.#telling.upright ? "upright" : "" };
    for (const [name, value] of Object.entries(params)) {
      if (Array.isArray(value)) {
        given[name] = this.list(value.map((item) => isolate(String(item))));
        given[`${name}Count`] = variable(value.length);
        Object.assign(given, this.#chain(name, value));
      } else given[name] = typeof value === "boolean" ? String(value) : variable(value ?? "");
    }
    return given;
  }
}
