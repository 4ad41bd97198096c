/**
 * The parameters of an embedded board: typed, with what is allowed, and what was wrong.
 *
 * `embed.html?game=GAME&lang=de&level=2&mode=ai&rotate=none&theme=auto&hints=1&links=0
 * &storage=0&chrome=min#position`
 */
import type { GameInfo } from "../../engine/protocol";
import { shown } from "./shown";

export interface Parameters {
  game: string;
  /** A language there are words in; "" for the reader's own. */
  lang: string;
  /** A level's id. */
  level: string;
  /** The board to play on, a study or the course on it, or the rules in short. */
  view: "play" | "study" | "learn" | "rules";
  /** The study that is shown, or that an exhibit begins with; "" for none. */
  study: string;
  /** Against the computer, two people, or the computer against itself. */
  mode: "ai" | "two" | "demo";
  /** Whether two people turn the board, or sit across it. */
  rotate: "none" | "turn" | "table";
  theme: "auto" | "light" | "dark" | "contrast";
  hints: boolean;
  /** Whether links lead out of the frame. */
  links: boolean;
  /** Whether anything is kept on the device. */
  storage: boolean;
  chrome: "min" | "full";
  /** Whether the frame is an exhibit of its own that nobody looks after. */
  kiosk: boolean;
  /** The language of the visitor who has chosen this game of an exhibit; "" where nobody has. */
  begun: string;
  /** The games that an exhibit shows in turn; none but its own where there are none. */
  games: string[];
  /** The studies that an exhibit tells while nobody plays, of any of its games. */
  studies: string[];
  /** What a visitor of an exhibit may change. */
  choices: Choice[];
  /** The languages a visitor may choose in an exhibit, the first one being spoken at its start. */
  langs: string[];
  /** Seconds without a touch after which an exhibit asks, and for which it then waits. */
  idle: number;
  warn: number;
  /** Least milliseconds for which every step of a demonstration is looked at. */
  pace: number;
  /** The file beside the page that describes the exhibit; "" for none. */
  exhibit: string;
  /** Name that separates the stored game of this frame from those of similar frames. */
  save: string;
}

/** What a visitor may be allowed to change. */
export const CHANGES = ["level", "game"] as const;
export type Choice = (typeof CHANGES)[number];

/** What a number may be: from, to, and what it is unless it is given. */
export const NUMBERS = {
  idle: [10, 3600, 90],
  warn: [5, 600, 30],
  pace: [800, 60_000, 900],
} as const;

/** A parameter that cannot be used; `code` is worded as `embed-<code>`. */
export interface Fault {
  code: "bad_parameter" | "unknown_parameter" | "missing_exhibit";
  name: string;
  value: string;
  allowed: string[];
}

/** The language of a tag such as "DE" or "de-AT"; other tags stay as they are. */
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
/** A picture in the folder of the page. */
export const PICTURE = /^[\w.-]+\.(?:svg|png|webp|jpe?g)$/i;
/** A file in the folder of the page. */
const FILE = /^[\w.-]+\.json$/;

/** A name for the stored game of a frame. */
const SAVE = /^[\w-]{0,40}$/;

/** What a game has to teach besides its rules. */
export interface Taught {
  studies: readonly string[];
  lessons: boolean;
}

const UNTAUGHT: Taught = { studies: [], lessons: false };

/** Reads the query of an address. A wrong value is reported as a fault and its default is used. */
export function readParameters(
  search: string,
  games: readonly Pick<GameInfo, "id" | "levels">[],
  languages: readonly string[],
  taughtBy: (game: string) => Taught = () => UNTAUGHT,
): { parameters: Parameters; faults: Fault[] } {
  const given = new URLSearchParams(search);
  const faults: Fault[] = [];
  for (const name of ["lang", "langs", "begun"]) {
    const tags = given.get(name)?.split(",");
    if (tags) given.set(name, tags.map((tag) => languageOf(tag, languages)).join(","));
  }
  const pick = (name: string, allowed: readonly string[], usual: string) => {
    const value = given.get(name);
    if (value === null || allowed.includes(value)) return value ?? usual;
    faults.push({ code: "bad_parameter", name, value: shown(value), allowed: [...allowed] });
    return usual;
  };
  const ids = games.map(({ id }) => id);
  const several = (name: string, allowed: readonly string[]) => {
    const values = (given.get(name) ?? "").split(",").filter((one) => one !== "");
    for (const value of values.filter((one) => !allowed.includes(one)))
      faults.push({ code: "bad_parameter", name, value: shown(value), allowed: [...allowed] });
    return [...new Set(values)].filter((one) => allowed.includes(one));
  };
  const shownInTurn = several("games", ids);
  const game = pick("game", ids, shownInTurn[0] ?? ids[0] ?? "");
  const levels = games.find(({ id }) => id === game)?.levels ?? [];
  const lang = pick("lang", languages, "");
  const numbers = levels.map((_, index) => String(index + 1));
  const level = pick("level", [...numbers, ...levels], "");
  const number = (name: keyof typeof NUMBERS) => {
    const [least, most, usual] = NUMBERS[name];
    const value = given.get(name);
    if (value === null) return usual;
    const read = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (read >= least && read <= most) return read;
    faults.push({
      code: "bad_parameter",
      name,
      value: shown(value),
      allowed: [`${least}–${most}`],
    });
    return usual;
  };
  const spoken = several("langs", languages);
  const { studies, lessons } = taughtBy(game);
  const studied = studies.length > 0 ? ["study"] : [];
  const views = ["play", ...studied, ...(lessons ? ["learn"] : []), "rules"];
  const exhibit = given.get("exhibit") ?? "";
  if (exhibit && !FILE.test(exhibit))
    faults.push({
      code: "bad_parameter",
      name: "exhibit",
      value: shown(exhibit),
      allowed: ["*.json"],
    });
  const save = given.get("save") ?? "";
  if (!SAVE.test(save))
    faults.push({
      code: "bad_parameter",
      name: "save",
      value: shown(save),
      allowed: ["A–Z a–z 0–9 - _"],
    });
  const choice = (name: keyof typeof CHOICES, usual: string) => pick(name, CHOICES[name], usual);
  const parameters = {
    game,
    lang,
    level: levels[numbers.indexOf(level)] ?? level,
    view: pick("view", views, "play"),
    study: pick("study", studies, ""),
    games: shownInTurn,
    studies: several("studies", [...new Set(ids.flatMap((id) => taughtBy(id).studies))]),
    choices: given.has("choices") ? several("choices", CHANGES) : [...CHANGES],
    mode: choice("mode", "ai"),
    rotate: choice("rotate", "none"),
    theme: choice("theme", "auto"),
    hints: choice("hints", "1") === "1",
    links: choice("links", "1") === "1",
    storage: choice("storage", "1") === "1",
    chrome: choice("chrome", "full"),
    kiosk: choice("kiosk", "0") === "1" || exhibit !== "",
    begun: pick("begun", languages, ""),
    langs: spoken.length > 0 ? spoken : [...languages],
    idle: number("idle"),
    warn: number("warn"),
    pace: number("pace"),
    exhibit: FILE.test(exhibit) ? exhibit : "",
    save: SAVE.test(save) ? save : "",
  } as Parameters;
  const known = [
    ...["game", "lang", "level", "view", "study", "begun", ...Object.keys(CHOICES)],
    ...["langs", "games", "studies", "choices", ...Object.keys(NUMBERS), "exhibit", "save"],
  ];
  for (const [name, value] of given) {
    if (!known.includes(name)) {
      faults.push({
        code: "unknown_parameter",
        name: shown(name),
        value: shown(value),
        allowed: known,
      });
    }
  }
  return { parameters, faults };
}
