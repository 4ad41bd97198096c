/**
 * `exhibit.json`: a museum's settings for its exhibit, in a file beside the page. Every field
 * except `alveus` is optional. An invalid value is reported, and the field's default is used.
 */

import type { GameInfo } from "../../../engine/protocol";
import { readObject } from "../../../kit/address";
import {
  asText,
  type Fault,
  faultReporter,
  NUMBERS,
  type Parameters,
  PICTURE,
  type ReportFault,
  readParameters,
  recordOf,
  type TeachingMaterial,
  VISITOR_CHOICES,
} from "../frame/parameters";
import { type Colours, readColours } from "./colours";

/** The museum's texts in the header of the exhibit, in one language. */
export interface Texts {
  museum?: string;
  eyebrow?: string;
  title?: string;
  sentence?: string;
  object?: string;
}

/** Maximum lengths of the texts, in characters. */
export const LENGTHS: Readonly<Record<keyof Texts, number>> = {
  museum: 60,
  eyebrow: 60,
  title: 40,
  sentence: 90,
  object: 260,
};

/** A daily period, in minutes after midnight. */
export interface Hours {
  from: number;
  to: number;
}

/** A daily period and its volume, from 0 to 1. The board is muted outside all periods. */
export interface Volume extends Hours {
  loudness: number;
}

export interface Exhibit {
  parameters: Parameters;
  /** True if `exhibit.json` has a list of languages. */
  hasLanguages: boolean;
  texts: Record<string, Texts>;
  logo: string;
  night: Hours | null;
  colours: Colours | null;
  volume: Volume[];
  /** True if visits are counted on the device. */
  evaluations: boolean;
  /** Start position: an object, or a link's fragment; "" for the game's normal start position. */
  position: string | object;
  faults: Fault[];
}

/** Fields named like URL parameters: `PARAMETERS` have the same values, `SWITCHES` are booleans. */
const PARAMETERS = ["game", "study", "level", "mode", "rotate", "theme", "pace", "idle", "warn"];
const SWITCHES = ["hints", "storage"];
const FILE_FIELDS = [
  ...["$schema", "alveus", "languages", "games", "studies", "texts", "logo"],
  ...["position", "colours", "night", "volume", "choices", "evaluations"],
];
const HOUR = /^([01]\d|2[0-3]):([0-5]\d)$/;
/** Maximum length of `exhibit.json` in characters. A longer file is invalid. */
const LONGEST = 2_000_000;

type Games = readonly Pick<GameInfo, "id" | "levels">[];

/**
 * Read the text of `exhibit.json`. The exhibit's main game is the field `game`, otherwise the first
 * available game in the field `games`, otherwise the first of all `games`. If the page's URL has
 * another game of the field `games` (`requested`), the exhibit shows that game. The fields `study`,
 * `level`, `texts` and `position` then have no effect, because they describe the main game.
 */
export function readExhibit(
  text: string,
  games: Games,
  languages: readonly string[],
  materialOf?: (game: string) => TeachingMaterial,
  requested = "",
): Exhibit {
  const content = text.length <= LONGEST ? recordOf(readObject(text)) : null;
  const fields = content ?? {};
  const faults: Fault[] = [];
  const report = faultReporter(faults);
  const line = content || text.length > LONGEST ? null : invalidLine(text);
  if (line)
    faults.push({ code: "not_json", name: "exhibit.json", value: String(line), allowed: [] });
  else if (!content) report("exhibit.json", text.slice(0, 60), "{…}");
  else if (fields.alveus !== 1) report("alveus", fields.alveus, "1");
  const search = new URLSearchParams({ kiosk: "1", links: "0", chrome: "min", storage: "0" });
  for (const name of PARAMETERS) {
    const value = fields[name];
    if (typeof value === "string" || typeof value === "number") search.set(name, asText(value));
    else if (value !== undefined) report(name, value, exampleOf(name));
  }
  for (const name of [...SWITCHES, "evaluations"]) {
    const value = fields[name];
    if (value !== undefined && typeof value !== "boolean") report(name, value, "true", "false");
    else if (SWITCHES.includes(name) && value !== undefined) search.set(name, value ? "1" : "0");
  }
  const list = (name: string, parameter: string, allowed: readonly string[], least = 1) => {
    const values = stringsIn(fields[name]);
    if (values && values.length >= least) search.set(parameter, values.map(asText).join(","));
    else if (fields[name] !== undefined) report(name, fields[name], ...allowed);
  };
  const ids = games.map(({ id }) => id);
  list("languages", "langs", languages);
  list("games", "games", ids);
  list("studies", "studies", materialOf ? ids.flatMap((id) => materialOf(id).studies) : []);
  list("choices", "choices", VISITOR_CHOICES, 0);
  const gameList = stringsIn(fields.games) ?? [];
  const ownGame = search.get("game") ?? gameList.find((id) => ids.includes(id)) ?? ids[0];
  // The exhibit returns to its own game even if `games` contains only the others.
  if (search.has("games") && ownGame && !gameList.includes(ownGame))
    search.set("games", [ownGame, ...gameList].map(asText).join(","));
  const isOther = gameList.includes(requested) && requested !== ownGame && ids.includes(requested);
  if (isOther) {
    search.set("game", requested);
    search.delete("study");
    search.delete("level");
  }
  const read = readParameters(`?${search}`, games, languages, materialOf);
  const { theme } = read.parameters;
  const colours = readColours(fields.colours, theme, report);
  if (colours && theme === "auto") read.parameters.theme = "light";
  const names = [...PARAMETERS, ...SWITCHES, ...FILE_FIELDS];
  for (const name of Object.keys(fields)) {
    if (!names.includes(name))
      faults.push({ code: "unknown_parameter", name: asText(name), value: "", allowed: names });
  }
  return {
    parameters: read.parameters,
    hasLanguages: search.has("langs"),
    texts: isOther ? {} : readTexts(fields.texts, languages, report),
    logo: logoOf(fields.logo, report),
    night: nightOf(fields.night, report),
    colours,
    volume: volumeOf(fields.volume, report),
    evaluations: fields.evaluations === true,
    position: isOther ? "" : positionOf(fields.position, report),
    faults: [...faults, ...read.faults],
  };
}

/**
 * True if `now` is in the daily period from `from` (inclusive) to `to` (exclusive). If `from` is
 * later than `to`, the period ends on the next day.
 */
export function isWithin({ from, to }: Hours, now: Date): boolean {
  const minutes = now.getHours() * 60 + now.getMinutes();
  return from <= to ? from <= minutes && minutes < to : minutes >= from || minutes < to;
}

/** Read the museum's texts, keyed by language. Invalid entries are reported and omitted. */
export function readTexts(
  value: unknown,
  languages: readonly string[],
  report: ReportFault,
): Record<string, Texts> {
  const all: Record<string, Texts> = {};
  if (value === undefined) return all;
  const byLanguage = recordOf(value);
  if (!byLanguage) report("texts", value, '{"en": {…}}');
  for (const [language, texts] of Object.entries(byLanguage ?? {})) {
    const fields = recordOf(texts);
    if (!languages.includes(language) || !fields) report("texts", language, ...languages);
    else all[language] = textOf(fields, `texts.${language}`, report);
  }
  return all;
}

function textOf(fields: Record<string, unknown>, path: string, report: ReportFault): Texts {
  const texts: Texts = {};
  for (const [name, value] of Object.entries(fields)) {
    const most = Object.hasOwn(LENGTHS, name) ? LENGTHS[name as keyof Texts] : null;
    if (most === null) report(path, name, ...Object.keys(LENGTHS));
    else if (typeof value !== "string" || value.length > most)
      report(`${path}.${name}`, value, `1–${most}`);
    else texts[name as keyof Texts] = value;
  }
  return texts;
}

function nightOf(value: unknown, report: ReportFault): Hours | null {
  const hours = hoursOf(value);
  if (value !== undefined && !hours) report("night", value, '{"from": "20:00", "to": "07:30"}');
  return hours;
}

function hoursOf(value: unknown): Hours | null {
  const [from, to] = ["from", "to"].map((name) => {
    const text = recordOf(value)?.[name];
    const [, hour, minute] = (typeof text === "string" && HOUR.exec(text)) || [];
    return hour === undefined ? null : Number(hour) * 60 + Number(minute);
  });
  return typeof from === "number" && typeof to === "number" ? { from, to } : null;
}

function volumeOf(value: unknown, report: ReportFault): Volume[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) report("volume", value, "[{…}]");
  return (Array.isArray(value) ? value : []).flatMap((entry, index) => {
    const hours = hoursOf(entry);
    const loudness: unknown = recordOf(entry)?.loudness;
    if (hours && typeof loudness === "number" && loudness >= 0 && loudness <= 1)
      return [{ ...hours, loudness }];
    const example = '{"from": "10:00", "to": "17:00", "loudness": 0.4}';
    report(`volume.${index}`, entry, example);
    return [];
  });
}

function positionOf(value: unknown, report: ReportFault): string | object {
  if (typeof value === "string") return value;
  const position = recordOf(value);
  if (!position && value !== undefined) report("position", value, "1.…", "{…}");
  return position ?? "";
}

function logoOf(value: unknown, report: ReportFault): string {
  if (typeof value === "string" && PICTURE.test(value)) return value;
  if (value !== undefined) report("logo", value, "logo.svg");
  return "";
}

function exampleOf(name: string): string {
  if (!(name in NUMBERS)) return "“…”";
  const [least, most] = NUMBERS[name as keyof typeof NUMBERS];
  return `${least}–${most}`;
}

function stringsIn(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((text) => typeof text === "string") ? value : null;
}

const SPACE = /[ \t\r\n]*/y;
const JSON_TEXT = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const SCALAR = new RegExp(
  String.raw`${JSON_TEXT}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`,
  "y",
);
const JSON_KEY = new RegExp(String.raw`${JSON_TEXT}\s*:`, "y");
/** Maximum nesting depth of the JSON text. `invalidLine` returns the line of a deeper value. */
const MAX_DEPTH = 64;

/**
 * Return the number of the line, from 1, with the first error in a JSON text; null if it is valid.
 * Browsers report the position of an error differently, or not at all.
 */
function invalidLine(text: string): number | null {
  const content = text.trimEnd();
  let place = 0;
  const accept = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const matches = pattern.test(content);
    if (matches) place = pattern.lastIndex;
    return matches;
  };
  const list = (end: RegExp, item: () => boolean) => {
    accept(SPACE);
    if (accept(end)) return true;
    do {
      accept(SPACE);
      if (!item()) return false;
      accept(SPACE);
    } while (accept(/,/y));
    return accept(end);
  };
  const value = (depth: number): boolean => {
    accept(SPACE);
    if (accept(SCALAR)) return true;
    if (depth > MAX_DEPTH) return false;
    if (accept(/\{/y)) return list(/\}/y, () => accept(JSON_KEY) && value(depth + 1));
    return accept(/\[/y) && list(/\]/y, () => value(depth + 1));
  };
  if (value(0) && place === content.length) return null;
  return content.slice(0, place).split("\n").length;
}
