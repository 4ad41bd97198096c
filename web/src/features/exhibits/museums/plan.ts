/**
 * The settings of an exhibit in the form for museums (the plan), the URL parameters and files
 * derived from them, and the draft stored on this device.
 */
import type { GameInfo } from "../../../engine/protocol";
import { languages } from "../../../i18n/messages";
import { readObject } from "../../../kit/address";
import { games } from "../../../kit/catalogue";
import { middle } from "../../../table/seats";
import {
  type Choice,
  type Fault,
  recordOf,
  type TeachingMaterial,
  VISITOR_CHOICES,
} from "../frame/parameters";
import type { Colours } from "../kiosk/colours";
import { type Exhibit, readExhibit, type Texts } from "../kiosk/exhibit";

/** Types of screen: portrait, landscape, a table between two players, or a frame in a web page. */
export const SHAPES = ["upright", "lying", "table", "page"] as const;
export type Shape = (typeof SHAPES)[number];

/** The size of the previewed screen or frame for each type, in CSS pixels. */
export const SIZES: Record<Shape, readonly [width: number, height: number]> = {
  upright: [1080, 1920],
  lying: [1920, 1080],
  table: [1920, 1080],
  page: [640, 480],
};

export const THEMES = ["light", "dark", "contrast"] as const;
export const MODES = ["ai", "two", "demo"] as const;

/** The content that an exhibit shows first: the game, its course, its short rules, or a study. */
export type Opening = "play" | "learn" | "rules" | `study:${string}`;

/** Hours with sound (`HH:MM`) and their volume from 0 to 1. */
export interface Sound {
  from: string;
  to: string;
  loudness: number;
}

export interface Plan {
  game: string;
  opening: Opening;
  /** Ids of the games that the exhibit offers in addition to `game`. */
  others: readonly string[];
  languages: readonly string[];
  mode: (typeof MODES)[number];
  level: string;
  theme: (typeof THEMES)[number];
  idle: number;
  warn: number;
  texts: Readonly<Record<string, Texts>>;
  /** The museum's logo: file name and content. It is not sent to a server. */
  logo: { name: string; file: Blob } | null;
  evaluations: boolean;
  /** The museum's colours; null for the default ones. */
  colours: Colours | null;
  /** Daily hours with sound and their volume, as set in the form; null for a silent exhibit. */
  volume: Sound | null;
  /** Hours with sound after the first (`volume`) in an opened `exhibit.json`; not in the form. */
  moreVolume: readonly Sound[];
  /** The settings that visitors may change. */
  choices: readonly Choice[];
  /** Fields of an opened file that the form does not edit (`KEPT`). They are saved unchanged. */
  kept: Readonly<Record<string, unknown>>;
}

/** Fields of `exhibit.json` that are not in the form. */
const KEPT = ["night", "position", "pace", "hints", "storage", "studies"];

/** Return the initial settings of the form for an exhibit of a game, in a language. */
export function firstPlan({ id, levels }: Pick<GameInfo, "id" | "levels">, language: string): Plan {
  return {
    game: id,
    opening: "play",
    others: [],
    languages: [language],
    mode: "ai",
    level: middle(levels),
    theme: "light",
    idle: 90,
    warn: 30,
    texts: {},
    logo: null,
    evaluations: false,
    colours: null,
    volume: null,
    moreVolume: [],
    choices: VISITOR_CHOICES,
    kept: {},
  };
}

/** Return the id of the study shown at the start; undefined for any other content. */
export function studyOf({ opening }: Plan): string | undefined {
  return opening.startsWith("study:") ? opening.slice("study:".length) : undefined;
}

/**
 * Return the URL parameters of a frame in a web page. Only the plan's first language is used. Mode
 * and level are omitted if the frame shows a study, the course or the rules.
 */
export function pageParameters(plan: Plan): Record<string, string> {
  const { game, opening, languages, mode, level, theme } = plan;
  const [lang = ""] = languages;
  const study = studyOf(plan);
  if (study) return { game, lang, view: "study", study, theme };
  if (opening !== "play") return { game, lang, view: opening, theme };
  return { game, lang, mode, ...(level && mode !== "two" ? { level } : {}), theme };
}

/**
 * Return the URL parameters of a screen in a museum. Texts, logo, colours, sound and visitor counts
 * have no URL parameters; they are only in `exhibit.json`.
 */
export function screenParameters(plan: Plan, shape: Shape): Record<string, string> {
  const { game, study, games, languages, rotate, choices, ...others } = settingsOf(plan, shape);
  const fields = { game, study, games, langs: languages, ...others, rotate, choices };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const parameters = present.map(([name, value]) => [name, String(value)]);
  return { kiosk: "1", ...Object.fromEntries(parameters), storage: "0" };
}

/** Return the content of `exhibit.json`. Fields without a value are undefined. */
export function exhibitFile(plan: Plan, shape: Shape): object {
  const { logo, colours, volume, moreVolume, evaluations, kept } = plan;
  const { choices, ...settings } = settingsOf(plan, shape);
  const texts = textsOf(plan);
  return {
    ...{ $schema: "schemas/exhibit.json", alveus: 1, ...settings, ...kept },
    texts: Object.keys(texts).length > 0 ? texts : undefined,
    logo: logo?.name,
    colours: (plan.theme !== "contrast" && colours) || undefined,
    volume: volume ? [volume, ...moreVolume] : undefined,
    ...{ choices, evaluations: evaluations || undefined },
  };
}

/** Return the texts in the languages of the exhibit, without those that are "". */
export function textsOf(plan: Plan): Record<string, Texts> {
  const texts = plan.languages.flatMap((language): [string, Texts][] => {
    const written = Object.entries(plan.texts[language] ?? {}).filter(([, text]) => text !== "");
    return written.length > 0 ? [[language, Object.fromEntries(written)]] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * Return the settings that can be both URL parameters and fields of `exhibit.json`, keyed by the
 * names of these fields. A setting without a value is undefined. `choices`, the settings that
 * visitors may change, is also undefined if it contains all of `VISITOR_CHOICES`, the default.
 */
function settingsOf(plan: Plan, shape: Shape) {
  const { game, others, languages, level, theme, idle, warn, choices } = plan;
  const isTable = shape === "table";
  return {
    game,
    study: studyOf(plan),
    games: others.length > 0 ? [game, ...others] : undefined,
    languages,
    mode: isTable ? "two" : plan.mode,
    level: level || undefined,
    rotate: isTable ? "table" : undefined,
    ...{ theme, idle, warn },
    choices: choices.length < VISITOR_CHOICES.length ? choices : undefined,
  };
}

/** Return the URL parameters of a plan: of a frame if `shape` is "page", otherwise of a screen. */
export function parametersOf(plan: Plan, shape: Shape): Record<string, string> {
  return shape === "page" ? pageParameters(plan) : screenParameters(plan, shape);
}

const KEY = "alveus.museum";

export interface Draft {
  plan: Plan;
  shape: Shape;
}

/** Store the draft on this device, without the logo, which must be chosen again after a reload. */
export function storeDraft({ plan, shape }: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ plan: { ...plan, logo: null }, shape }));
  } catch {
    // If storing fails, a reload starts with the initial settings.
  }
}

/** Read the draft on this device; null if there is none or it is invalid. */
export function readDraft(): Draft | null {
  try {
    const { plan, shape } = (readObject(localStorage.getItem(KEY) ?? "") ?? {}) as Partial<Draft>;
    const info = games.find(({ id }) => id === plan?.game);
    if (!plan || !info || !shape || !SHAPES.includes(shape)) return null;
    const first = firstPlan(info, "");
    // A draft of an older build may lack fields.
    const whole = { ...first, ...plan };
    const fits = Object.entries(first).every(([name, value]) => {
      const stored = whole[name as keyof Plan];
      return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
    });
    const validLanguages =
      plan.languages?.length > 0 && plan.languages.every((one) => languages.includes(one));
    return fits && validLanguages ? { plan: whole, shape } : null;
  } catch {
    return null;
  }
}

/** Return the settings of a plan that are invalid in its `exhibit.json`. */
export function faultsOf(
  plan: Plan,
  shape: Shape,
  taughtBy: (game: string) => TeachingMaterial,
): Fault[] {
  const text = JSON.stringify(exhibitFile(plan, shape));
  return readExhibit(text, games, languages, taughtBy).faults;
}

/**
 * Return the plan, the type of screen and the faults of an `exhibit.json`. The type is "table" if
 * the file's field `rotate` is "table". Portrait and landscape are not distinguished in the file:
 * the type is landscape if `current`, the type in the form, is landscape, otherwise portrait. The
 * logo must be chosen again, because the file contains only its name. Valid settings that the form
 * does not have are kept (`KEPT`).
 */
export function openExhibit(
  text: string,
  taughtBy: (game: string) => TeachingMaterial,
  current: Shape,
): Draft & { faults: Fault[] } {
  const exhibit = readExhibit(text, games, languages, taughtBy);
  const { game, rotate } = exhibit.parameters;
  const info = games.find(({ id }) => id === game);
  const fields = recordOf(readObject(text)) ?? {};
  const invalid = exhibit.faults.map(({ name }) => name);
  const isKept = (name: string) => Object.hasOwn(fields, name) && !invalid.includes(name);
  const kept = Object.fromEntries(KEPT.filter(isKept).map((name) => [name, fields[name]]));
  const plan = { ...planOf(exhibit, firstPlan(info ?? { id: game, levels: [] }, "")), kept };
  const shape = rotate === "table" ? "table" : current === "lying" ? "lying" : "upright";
  return { plan, shape, faults: exhibit.faults };
}

function planOf({ parameters, texts, colours, volume, evaluations }: Exhibit, first: Plan): Plan {
  const { game, study, games: all, langs, mode, level, theme, idle, warn, choices } = parameters;
  const [sound = null, ...moreVolume] = volume.map(({ from, to, loudness }) => ({
    from: clock(from),
    to: clock(to),
    loudness,
  }));
  return {
    ...first,
    opening: study ? `study:${study}` : "play",
    others: all.filter((other) => other !== game),
    languages: langs,
    mode,
    level: level || first.level,
    theme: theme === "auto" ? "light" : theme,
    ...{ idle, warn, texts, evaluations, colours, choices },
    ...{ volume: sound, moreVolume },
  };
}

/** Format minutes after midnight as `HH:MM`. */
function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
