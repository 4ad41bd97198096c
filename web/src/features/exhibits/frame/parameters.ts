/**
 * Parameters of an embedded board: types, allowed values and faults.
 *
 * `embed.html?game=GAME&lang=de&level=2&mode=ai&rotate=none&theme=auto&hints=1&links=0
 * &storage=0&chrome=min#position`
 */
import type { GameInfo } from "../../../engine/protocol";
import { asText } from "./untrusted";

export interface Parameters {
  game: string;
  /** Code of a supported language; "" for the browser's language. */
  lang: string;
  /** Id of a level. */
  level: string;
  /** Content of the frame: the board, a study, the course or the short rules. */
  view: "play" | "study" | "learn" | "rules";
  /** The study that is shown first; "" for none. */
  study: string;
  /** Opponent: the computer, a second person, or the computer on both sides (demonstration). */
  mode: "ai" | "two" | "demo";
  /**
   * Board for two people: fixed, turned to the player on turn, or used from both sides of a table.
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
  /** Language of the visitor who has just chosen this game in an exhibit; otherwise "". */
  begun: string;
  /** Games that an exhibit shows in turn. If empty, it shows only its own game. */
  games: string[];
  /** Studies that an exhibit shows while it is idle, from any of its games. */
  studies: string[];
  /** Settings that a visitor of an exhibit may change. */
  choices: Choice[];
  /** Languages that an exhibit offers. It starts in the first one. */
  langs: string[];
  /**
   * Seconds without a touch after which an exhibit shows a question. `warn` is the number of
   * seconds for which it waits for an answer.
   */
  idle: number;
  warn: number;
  /** Minimum duration in milliseconds of each step of a demonstration. */
  pace: number;
  /** Name of the file that describes the exhibit, in the page's folder; "" for none. */
  exhibit: string;
  /** Name that separates the stored game of this frame from those of similar frames. */
  save: string;
}

/** Settings that visitors may be allowed to change. */
export const VISITOR_CHOICES = ["level", "game"] as const;
export type Choice = (typeof VISITOR_CHOICES)[number];

/** Numeric parameters: minimum, maximum and default. */
export const NUMBERS = {
  idle: [10, 3600, 90],
  warn: [5, 600, 30],
  pace: [800, 60_000, 900],
} as const;

/** A parameter that cannot be used. Its message is `embed-<code>`. */
export interface Fault {
  code: "bad_parameter" | "unknown_parameter" | "missing_exhibit";
  name: string;
  value: string;
  allowed: string[];
}

/** Reports the name of a field, its invalid value and the allowed values. */
export type ReportFault = (name: string, value: unknown, ...allowed: string[]) => void;

/** The language of a tag such as "DE" or "de-AT". Other tags are returned unchanged. */
function languageOf(tag: string, languages: readonly string[]): string {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return languages.includes(language) ? language : tag;
}

const SWITCH = ["0", "1"] as const;
const CHOICES = {
  mode: ["ai", "two", "demo"],
  rotate: ["none", "turn", "table"],
  theme: ["auto", "light", "dark", "contrast"],
  hints: SWITCH,
  links: SWITCH,
  storage: SWITCH,
  chrome: ["full", "min"],
  kiosk: SWITCH,
} as const;
/** Name of a picture in the page's folder. */
export const PICTURE = /^[\w.-]+\.(?:svg|png|webp|jpe?g)$/i;
/** Name of a JSON file in the page's folder. */
const FILE = /^[\w.-]+\.json$/;

/** A name for the stored game of a frame. */
const SAVE = /^[\w-]{0,40}$/;

/** A game's studies, and whether it has a course. */
export interface TeachingMaterial {
  studies: readonly string[];
  lessons: boolean;
}

const NO_MATERIAL: TeachingMaterial = { studies: [], lessons: false };

/**
 * Reads the query of a URL. An invalid value is reported as a fault and replaced by its default.
 */
export function readParameters(
  search: string,
  games: readonly Pick<GameInfo, "id" | "levels">[],
  languages: readonly string[],
  materialOf: (game: string) => TeachingMaterial = () => NO_MATERIAL,
): { parameters: Parameters; faults: Fault[] } {
  const query = new URLSearchParams(search);
  const faults: Fault[] = [];
  for (const name of ["lang", "langs", "begun"]) {
    const tags = query.get(name)?.split(",");
    if (tags) query.set(name, tags.map((tag) => languageOf(tag, languages)).join(","));
  }
  const pick = (name: string, allowed: readonly string[], fallback: string) => {
    const value = query.get(name);
    if (value === null || allowed.includes(value)) return value ?? fallback;
    faults.push({ code: "bad_parameter", name, value: asText(value), allowed: [...allowed] });
    return fallback;
  };
  const ids = games.map(({ id }) => id);
  const list = (name: string, allowed: readonly string[]) => {
    const values = (query.get(name) ?? "").split(",").filter((one) => one !== "");
    for (const value of values.filter((one) => !allowed.includes(one)))
      faults.push({ code: "bad_parameter", name, value: asText(value), allowed: [...allowed] });
    return [...new Set(values)].filter((one) => allowed.includes(one));
  };
  const gameList = list("games", ids);
  const game = pick("game", ids, gameList[0] ?? ids[0] ?? "");
  const levels = games.find(({ id }) => id === game)?.levels ?? [];
  const lang = pick("lang", languages, "");
  const numbers = levels.map((_, index) => String(index + 1));
  const level = pick("level", [...numbers, ...levels], "");
  const number = (name: keyof typeof NUMBERS) => {
    const [least, most, fallback] = NUMBERS[name];
    const value = query.get(name);
    if (value === null) return fallback;
    const parsed = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (parsed >= least && parsed <= most) return parsed;
    faults.push({
      code: "bad_parameter",
      name,
      value: asText(value),
      allowed: [`${least}–${most}`],
    });
    return fallback;
  };
  const languageList = list("langs", languages);
  const { studies, lessons } = materialOf(game);
  const studyView = studies.length > 0 ? ["study"] : [];
  const views = ["play", ...studyView, ...(lessons ? ["learn"] : []), "rules"];
  const exhibit = query.get("exhibit") ?? "";
  if (exhibit && !FILE.test(exhibit))
    faults.push({
      code: "bad_parameter",
      name: "exhibit",
      value: asText(exhibit),
      allowed: ["*.json"],
    });
  const save = query.get("save") ?? "";
  if (!SAVE.test(save))
    faults.push({
      code: "bad_parameter",
      name: "save",
      value: asText(save),
      allowed: ["A–Z a–z 0–9 - _"],
    });
  const choice = (name: keyof typeof CHOICES, fallback: string) =>
    pick(name, CHOICES[name], fallback);
  const parameters = {
    game,
    lang,
    level: levels[numbers.indexOf(level)] ?? level,
    view: pick("view", views, "play"),
    study: pick("study", studies, ""),
    games: gameList,
    studies: list("studies", [...new Set(ids.flatMap((id) => materialOf(id).studies))]),
    choices: query.has("choices") ? list("choices", VISITOR_CHOICES) : [...VISITOR_CHOICES],
    mode: choice("mode", "ai"),
    rotate: choice("rotate", "none"),
    theme: choice("theme", "auto"),
    hints: choice("hints", "1") === "1",
    links: choice("links", "1") === "1",
    storage: choice("storage", "1") === "1",
    chrome: choice("chrome", "full"),
    kiosk: choice("kiosk", "0") === "1" || exhibit !== "",
    begun: pick("begun", languages, ""),
    langs: languageList.length > 0 ? languageList : [...languages],
    idle: number("idle"),
    warn: number("warn"),
    pace: number("pace"),
    exhibit: FILE.test(exhibit) ? exhibit : "",
    save: SAVE.test(save) ? save : "",
  } as Parameters;
  const names = [
    ...["game", "lang", "level", "view", "study", "begun", ...Object.keys(CHOICES)],
    ...["langs", "games", "studies", "choices", ...Object.keys(NUMBERS), "exhibit", "save"],
  ];
  for (const [name, value] of query) {
    if (!names.includes(name)) {
      faults.push({
        code: "unknown_parameter",
        name: asText(name),
        value: asText(value),
        allowed: names,
      });
    }
  }
  return { parameters, faults };
}
