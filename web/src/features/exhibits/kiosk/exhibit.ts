/**
 * `exhibit.json`: a museum's settings for its exhibit, in a file beside the page. Every field is
 * optional. An invalid value is reported, and the field's default is used.
 */
import type { GameInfo } from "../../../engine/protocol";
import { readObject } from "../../../kit/address";
import {
  type Fault,
  NUMBERS,
  type Parameters,
  PICTURE,
  type ReportFault,
  readParameters,
  type TeachingMaterial,
  VISITOR_CHOICES,
} from "../frame/parameters";
import { asText } from "../frame/untrusted";
import { type Colours, readColours } from "./colours";

/** The texts beside the board, in one language. */
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

/** Volume from 0 to 1 during these hours. The board is muted outside them. */
export interface Volume extends Hours {
  loudness: number;
}

export interface Exhibit {
  parameters: Parameters;
  texts: Record<string, Texts>;
  logo: string;
  night: Hours | null;
  colours: Colours | null;
  volume: Volume[];
  /** True if visits are counted on the device. */
  evaluations: boolean;
  /** Initial position, as an object or a link; "" for the game's normal start. */
  position: string | object;
  faults: Fault[];
}

/** Fields with the same meaning as URL parameters. */
const PARAMETERS = ["game", "study", "level", "mode", "rotate", "theme", "pace", "idle", "warn"];
const SWITCHES = ["hints", "storage"];
const FILE_FIELDS = [
  ...["$schema", "alveus", "languages", "games", "studies", "texts", "logo"],
  ...["position", "colours", "night", "volume", "choices", "evaluations"],
];
const HOUR = /^([01]\d|2[0-3]):([0-5]\d)$/;
/** Maximum length of the file, in characters. */
const LONGEST = 2_000_000;

type Games = readonly Pick<GameInfo, "id" | "levels">[];

/** Reads the file's text. `chosen` is the game to show now if the file lists it. */
export function readExhibit(
  text: string,
  games: Games,
  languages: readonly string[],
  materialOf?: (game: string) => TeachingMaterial,
  requested = "",
): Exhibit {
  const content =
    text.length <= LONGEST ? (readObject(text) as Record<string, unknown> | null) : null;
  const faults: Fault[] = [];
  const report = (name: string, value: unknown, ...allowed: string[]) => {
    faults.push({ code: "bad_parameter", name, value: asText(value), allowed });
  };
  if (!content) report("exhibit.json", text.slice(0, 60), "JSON");
  const fields = content ?? {};
  if (content && fields.alveus !== 1) report("alveus", fields.alveus, "1");
  const search = new URLSearchParams({ kiosk: "1", links: "0", chrome: "min", storage: "0" });
  for (const name of PARAMETERS) {
    const value = fields[name];
    if (typeof value === "string" || typeof value === "number") search.set(name, asText(value));
    else if (value !== undefined) report(name, value, ...examples(name));
  }
  for (const name of SWITCHES) {
    const value = fields[name];
    if (typeof value === "boolean") search.set(name, value ? "1" : "0");
    else if (value !== undefined) report(name, value, "true", "false");
  }
  const list = (name: string, parameter: string, allowed: readonly string[]) => {
    const values = stringsIn(fields[name]);
    if (values) search.set(parameter, values.map(asText).join(","));
    else if (fields[name] !== undefined) report(name, fields[name], ...allowed);
  };
  list("languages", "langs", languages);
  const ids = games.map(({ id }) => id);
  list("games", "games", ids);
  list("studies", "studies", materialOf ? ids.flatMap((id) => materialOf(id).studies) : []);
  const { choices } = fields;
  if (Array.isArray(choices) && choices.every((one) => typeof one === "string"))
    search.set("choices", choices.map(asText).join(","));
  else if (choices !== undefined) report("choices", choices, ...VISITOR_CHOICES);
  const gameList = stringsIn(fields.games) ?? [];
  const ownGame = search.get("game") ?? gameList.find((id) => ids.includes(id)) ?? ids[0];
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
    texts: isOther ? {} : readTexts(fields.texts, languages, report),
    logo: matching(fields, "logo", PICTURE, "logo.svg", report),
    night: nightOf(fields.night, report),
    colours,
    volume: volumeOf(fields.volume, report),
    evaluations: flagOf(fields.evaluations, report),
    position: isOther ? "" : positionOf(fields.position, report),
    faults: [...faults, ...read.faults],
  };
}

/** True if the time is within these hours, which can include midnight. */
export function isWithin({ from, to }: Hours, now: Date): boolean {
  const minutes = now.getHours() * 60 + now.getMinutes();
  return from <= to ? from <= minutes && minutes < to : minutes >= from || minutes < to;
}

/** Reads the texts beside the board, keyed by language. */
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
  if (value === undefined) return null;
  const hours = hoursOf(value);
  if (!hours) report("night", value, '{"from": "20:00", "to": "07:30"}');
  return hours;
}

function hoursOf(given: unknown): Hours | null {
  const fields = recordOf(given);
  const minutes = (value: unknown) => {
    const [, hour, minute] = (typeof value === "string" && HOUR.exec(value)) || [];
    return hour === undefined ? null : Number(hour) * 60 + Number(minute);
  };
  const from = minutes(fields?.from);
  const to = minutes(fields?.to);
  return from !== null && to !== null ? { from, to } : null;
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

function flagOf(value: unknown, report: ReportFault): boolean {
  if (value !== undefined && typeof value !== "boolean")
    report("evaluations", value, "true", "false");
  return value === true;
}

function positionOf(value: unknown, report: ReportFault): string | object {
  if (value === undefined) return "";
  if (typeof value === "string" || recordOf(value)) return value as string | object;
  report("position", value, "1.…", "{…}");
  return "";
}

function matching(
  fields: Record<string, unknown>,
  name: string,
  form: RegExp,
  example: string,
  report: ReportFault,
): string {
  const value = fields[name];
  if (value === undefined) return "";
  if (typeof value === "string" && form.test(value)) return value;
  report(name, value, example);
  return "";
}

function examples(name: string): string[] {
  const range = Object.hasOwn(NUMBERS, name) ? NUMBERS[name as keyof typeof NUMBERS] : null;
  return range ? [`${range[0]}–${range[1]}`] : ["“…”"];
}

function stringsIn(value: unknown): string[] | null {
  const fits = Array.isArray(value) && value.every((one) => typeof one === "string");
  return fits && value.length > 0 ? value : null;
}

function recordOf(value: unknown): Record<string, unknown> | null {
  const fits = typeof value === "object" && value !== null && !Array.isArray(value);
  return fits ? (value as Record<string, unknown>) : null;
}
