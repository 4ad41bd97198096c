/**
 * Parameters of an embedded board: types, allowed values and faults (invalid settings). Also
 * functions that check values from the host page and from `exhibit.json`. Example of a URL:
 *
 * `embed.html?game=GAME&lang=de&level=2&mode=ai&rotate=none&theme=auto&hints=1&links=0
 * &storage=0&chrome=min#position`
 */
import { hasCourse, studyNames } from "../../../contracts/games";
import type { GameInfo } from "../../../engine/protocol";
import { t } from "../../../kit/words";

export interface Parameters {
  game: string;
  /** Code of a supported language; "" for the browser's language. */
  lang: string;
  /** Id of the computer opponent's level; "" for the middle level. */
  level: string;
  /**
   * Content of the frame: the game, a study (a position with a question, or the replay of a
   * recorded deal), the course of lessons, or the short rules.
   */
  view: "play" | "study" | "learn" | "rules";
  /**
   * Id of the study that is shown first. If "", a frame with `view=study` shows the game's first
   * study, and an exhibit has no first study.
   */
  study: string;
  /** Opponent: the computer, a second person, or the computer on both sides (demonstration). */
  mode: "ai" | "two" | "demo";
  /**
   * Orientation of the board: fixed, turned to the player on turn, or arranged for two players who
   * sit on opposite sides of the device.
   */
  rotate: "none" | "turn" | "table";
  theme: "auto" | "light" | "dark" | "contrast";
  hints: boolean;
  /** True if the frame contains links to other pages. */
  links: boolean;
  /** True if data may be stored on the device. */
  storage: boolean;
  chrome: "min" | "full";
  /** True if the frame is an unattended exhibit. */
  kiosk: boolean;
  /**
   * If a visitor of the exhibit selected this game on another game's page: the visitor's language;
   * the game then starts at once. Otherwise "": the exhibit starts with its demonstration.
   */
  begun: string;
  /** Games that an exhibit shows in turn. If empty, it shows only the game of parameter `game`. */
  games: string[];
  /**
   * Ids of the studies that an exhibit shows while no visitor plays. The list can contain studies
   * of several games; each game shows only its own.
   */
  studies: string[];
  /** Settings that a visitor of an exhibit may change. */
  choices: Choice[];
  /** Languages that an exhibit offers. It starts in the first one. */
  langs: string[];
  /**
   * `idle`: seconds without activity before an exhibit asks whether the visitor is still present.
   * `warn`: seconds that the visitor has to answer before the demonstration restarts.
   */
  idle: number;
  warn: number;
  /** Minimum pause in milliseconds before each step (move or roll) of a demonstration. */
  pace: number;
  /** Name of the file that describes the exhibit, in the page's folder; "" for none. */
  exhibit: string;
  /** Text that distinguishes the stored games of frames whose other parameters are equal. */
  save: string;
}

/** Settings that visitors may be allowed to change. */
export const VISITOR_CHOICES = ["level", "game"] as const;
export type Choice = (typeof VISITOR_CHOICES)[number];

/** [Minimum, maximum, default] of `idle` and `warn` in seconds, and of `pace` in milliseconds. */
export const NUMBERS = {
  idle: [10, 3600, 90],
  warn: [5, 600, 30],
  pace: [800, 60_000, 900],
} as const;

/**
 * An invalid or unknown setting (URL parameter or field of `exhibit.json`), a missing exhibit file,
 * or an exhibit file that is not valid JSON (`value` is then the line number of the first error).
 */
export interface Fault {
  code: "bad_parameter" | "unknown_parameter" | "missing_exhibit" | "not_json";
  name: string;
  value: string;
  allowed: string[];
}

/** Function that reports an invalid setting: its name, its value and the allowed values. */
export type ReportFault = (name: string, value: unknown, ...allowed: string[]) => void;

/** Return a function that adds faults to a list. */
export function faultReporter(faults: Fault[]): ReportFault {
  return (name, value, ...allowed) => {
    faults.push({ code: "bad_parameter", name, value: asText(value), allowed });
  };
}

/** Return the text that describes a fault, in the language of the page. */
export function faultText({ code, name, value, allowed }: Fault): string {
  if (code === "bad_parameter" && allowed.length === 0) return t("embed-needless", { name, value });
  return t(`embed-${code}`, { name, value, allowed: allowed.join(" · ") });
}

const SWITCH = ["0", "1"] as const;
/** Parameters that accept only the values in a list. The first value is the default. */
const CHOICES = {
  mode: ["ai", "two", "demo"],
  rotate: ["none", "turn", "table"],
  theme: ["auto", "light", "dark", "contrast"],
  chrome: ["full", "min"],
} as const;
/** File name of a picture in the folder of the page, without a path. */
export const PICTURE = /^[\w.-]+\.(?:svg|png|webp|jpe?g)$/i;
/** File name of a JSON file in the folder of the page, without a path. */
const FILE = /^[\w.-]+\.json$/;
/** Allowed values of `Parameters.save`. */
const SAVE = /^[\w-]{0,40}$/;

/** The ids of a game's studies (positions with a question), and whether it has lessons. */
export interface TeachingMaterial {
  studies: readonly string[];
  lessons: boolean;
}

/** Return a game's studies for frames (those without a separate page), and its lessons. */
export function taughtBy(game: string): TeachingMaterial {
  const studies = studyNames(game).filter(({ page }) => !page);
  return { studies: studies.map(({ id }) => id), lessons: hasCourse(game) };
}

const NO_MATERIAL: TeachingMaterial = { studies: [], lessons: false };

/**
 * Read the query of a URL. An invalid value is replaced by its default, an invalid list entry is
 * dropped, and an unknown parameter is ignored. Each is reported as a fault.
 */
export function readParameters(
  search: string,
  games: readonly Pick<GameInfo, "id" | "levels">[],
  languages: readonly string[],
  materialOf: (game: string) => TeachingMaterial = () => NO_MATERIAL,
): { parameters: Parameters; faults: Fault[] } {
  const query = new URLSearchParams(search);
  const faults: Fault[] = [];
  const report = faultReporter(faults);
  for (const name of ["lang", "langs", "begun"]) {
    const tags = query.get(name)?.split(",");
    if (tags) query.set(name, tags.map((tag) => languageOf(tag, languages)).join(","));
  }
  const pick = (name: string, allowed: readonly string[], fallback = "") => {
    const value = query.get(name);
    if (value === null || allowed.includes(value)) return value ?? fallback;
    report(name, value, ...allowed);
    return fallback;
  };
  const list = (name: string, allowed: readonly string[]) => {
    const values = (query.get(name) ?? "").split(",").filter((value) => value !== "");
    const distinct = [...new Set(values)];
    for (const value of distinct) if (!allowed.includes(value)) report(name, value, ...allowed);
    return distinct.filter((value) => allowed.includes(value));
  };
  const choice = (name: keyof typeof CHOICES) => pick(name, CHOICES[name], CHOICES[name][0]);
  const flag = (name: string, fallback = "1") => pick(name, SWITCH, fallback) === "1";
  const number = (name: keyof typeof NUMBERS) => {
    const [least, most, fallback] = NUMBERS[name];
    const value = query.get(name) ?? String(fallback);
    const parsed = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (parsed >= least && parsed <= most) return parsed;
    report(name, value, `${least}–${most}`);
    return fallback;
  };
  const matching = (name: string, form: RegExp, example: string) => {
    const value = query.get(name) ?? "";
    if (value === "" || form.test(value)) return value;
    report(name, value, example);
    return "";
  };
  const ids = games.map(({ id }) => id);
  const gameList = list("games", ids);
  const game = pick("game", ids, gameList[0] ?? ids[0]);
  const levels = games.find(({ id }) => id === game)?.levels ?? [];
  const numbers = levels.map((_, index) => String(index + 1));
  const { studies, lessons } = materialOf(game);
  const studyView = studies.length > 0 ? ["study"] : [];
  const lang = pick("lang", languages);
  const level = pick("level", [...numbers, ...levels]);
  const langs = list("langs", languages);
  const parameters = {
    game,
    lang,
    level: levels[numbers.indexOf(level)] ?? level,
    view: pick("view", ["play", ...studyView, ...(lessons ? ["learn"] : []), "rules"], "play"),
    study: pick("study", studies),
    begun: pick("begun", languages),
    mode: choice("mode"),
    rotate: choice("rotate"),
    theme: choice("theme"),
    hints: flag("hints"),
    links: flag("links"),
    storage: flag("storage"),
    chrome: choice("chrome"),
    kiosk: flag("kiosk", "0") || !!query.get("exhibit"),
    langs: langs.length > 0 ? langs : [...languages],
    games: gameList,
    studies: list("studies", [...new Set(ids.flatMap((id) => materialOf(id).studies))]),
    choices: query.has("choices") ? list("choices", VISITOR_CHOICES) : [...VISITOR_CHOICES],
    idle: number("idle"),
    warn: number("warn"),
    pace: number("pace"),
    exhibit: matching("exhibit", FILE, "*.json"),
    save: matching("save", SAVE, "A–Z a–z 0–9 - _"),
  } as Parameters;
  const names = Object.keys(parameters);
  for (const [name, value] of query) {
    const shown = { name: asText(name), value: asText(value) };
    if (!names.includes(name)) faults.push({ code: "unknown_parameter", ...shown, allowed: names });
  }
  return { parameters, faults };
}

/**
 * Return the supported language of a language tag such as "DE" or "de-AT", or the unchanged tag if
 * its language is not supported.
 */
function languageOf(tag: string, languages: readonly string[]): string {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return languages.includes(language) ? language : tag;
}

type SlotParameters = Pick<
  Parameters,
  "game" | "mode" | "view" | "study" | "level" | "lang" | "save"
>;

/**
 * Return the name under which a frame's game is stored. Frames with equal names share one stored
 * game. The name depends on the position in the URL (`position`) and on all of `parameters`; but on
 * `mode` only if the parameter `view` is "play", and on `study` only if it has another value.
 */
export function slotOf(parameters: SlotParameters, position: string): string {
  const { game, level, lang, save } = parameters;
  const parts = [game, contentOf(parameters), level, lang, save, position && hashOf(position)];
  return `frame.${parts.join(".")}`;
}

/**
 * Return the name under which older builds stored a frame's game. It did not depend on level,
 * language, `save` and position.
 */
export function oldSlotOf(parameters: SlotParameters): string {
  return `embed.${parameters.game}.${contentOf(parameters)}`;
}

function contentOf({ mode, view, study }: SlotParameters): string {
  return view === "play" ? mode : `${view}.${study}`;
}

/** Return a short hash of a text: FNV-1a of its code points, 32 bits, in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Maximum nesting depth, and maximum number of nested values, of an object from the host page. */
const MAX_DEPTH = 40;
const MAX_VALUES = 200_000;
/** Maximum length of a value in an error message, in characters. */
const MAX_LENGTH = 60;

/** True if a value can be written as JSON and is within `MAX_DEPTH` and `MAX_VALUES`. */
export function isWritable(value: unknown): boolean {
  let left = MAX_VALUES;
  const fits = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH || typeof part === "bigint") return false;
    if (typeof part !== "object" || part === null) return true;
    return Object.values(part).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0);
}

/** Return a value as text. A text longer than `MAX_LENGTH` is cut and gets an ellipsis. */
export function asText(value: unknown): string {
  const text = typeof value === "string" ? value : serialized(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function serialized(value: unknown): string {
  if (typeof value === "object" && !isWritable(value)) return "{…}";
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? String(value));
}

/** Return the value if it is an object; null for arrays and all other values. */
export function recordOf(value: unknown): Record<string, unknown> | null {
  const fits = typeof value === "object" && value !== null && !Array.isArray(value);
  return fits ? (value as Record<string, unknown>) : null;
}
