/** The settings of the exhibit builder, and the parameters and files derived from them. */
import type { GameInfo } from "../../../engine/protocol";
import { middle } from "../../../table/seats";
import { type Choice, VISITOR_CHOICES } from "../frame/parameters";
import type { Colours } from "../kiosk/colours";
import type { Texts } from "../kiosk/exhibit";

/** Types of screen: portrait, landscape, a table between two players, or a frame in a web page. */
export const SHAPES = ["upright", "lying", "table", "page"] as const;
export type Shape = (typeof SHAPES)[number];

/** The size of each type, in CSS pixels. */
export const SIZES: Record<Shape, readonly [width: number, height: number]> = {
  upright: [1080, 1920],
  lying: [1920, 1080],
  table: [1920, 1080],
  page: [640, 480],
};

export const THEMES = ["light", "dark", "contrast"] as const;
export const MODES = ["ai", "two", "demo"] as const;

/** The content at the start: the game, its course, its short rules, or a study. */
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
  /** Further games that the exhibit offers. */
  others: readonly string[];
  languages: readonly string[];
  mode: (typeof MODES)[number];
  level: string;
  theme: (typeof THEMES)[number];
  idle: number;
  warn: number;
  texts: Readonly<Record<string, Texts>>;
  /** The museum's logo: file name and content. The file is not uploaded. */
  logo: { name: string; file: Blob } | null;
  evaluations: boolean;
  /** The museum's colours; null for the default ones. */
  colours: Colours | null;
  /** The hours with sound that the form edits; null for a silent exhibit. */
  volume: Sound | null;
  /** Further hours with sound, from a file. The form does not edit them. */
  moreVolume: readonly Sound[];
  /** The settings that visitors may change. */
  choices: readonly Choice[];
}

/** Returns the initial settings of the builder. */
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
  };
}

/** Returns the URL parameters for an opening. */
function shown(opening: Opening): Partial<Record<"view" | "study", string>> {
  if (opening === "play") return {};
  if (!opening.startsWith("study:")) return { view: opening };
  return { view: "study", study: opening.slice("study:".length) };
}

/** Returns the parameters of a frame in a web page. */
export function pageParameters(plan: Plan): Record<string, string> {
  const { game, opening, languages, mode, level, theme } = plan;
  const [lang = ""] = languages;
  const view = shown(opening);
  const played = view.view ? {} : { mode, ...(level && mode !== "two" ? { level } : {}) };
  return { game, lang, ...view, ...played, theme };
}

/** Returns the parameters of an exhibit's screen. Texts and logo are part of the exhibit file. */
export function screenParameters(plan: Plan, shape: Shape): Record<string, string> {
  const { study } = shown(plan.opening);
  const { game, others, languages, level, theme, idle, warn, choices } = plan;
  const mode = shape === "table" ? "two" : plan.mode;
  return {
    ...{ kiosk: "1", game, ...(study ? { study } : {}) },
    ...(others.length > 0 ? { games: [game, ...others].join(",") } : {}),
    ...{ langs: languages.join(","), mode, ...(level ? { level } : {}), theme },
    ...{ idle: String(idle), warn: String(warn) },
    ...(shape === "table" ? { rotate: "table" } : {}),
    ...(choices.length < VISITOR_CHOICES.length ? { choices: choices.join(",") } : {}),
    storage: "0",
  };
}

/** Returns the content of `exhibit.json`. */
export function exhibitFile(plan: Plan, shape: Shape): object {
  const { study } = shown(plan.opening);
  const { game, others, languages, level, theme, idle, warn, logo, evaluations } = plan;
  const { colours, volume, moreVolume, choices } = plan;
  const texts = Object.fromEntries(
    languages.flatMap((language) => {
      const written = Object.entries(plan.texts[language] ?? {}).filter(([, text]) => text !== "");
      return written.length > 0 ? [[language, Object.fromEntries(written)]] : [];
    }),
  );
  return {
    ...{ $schema: "schemas/exhibit.json", alveus: 1, game, ...(study ? { study } : {}) },
    ...(others.length > 0 ? { games: [game, ...others] } : {}),
    ...{ languages, mode: shape === "table" ? ("two" as const) : plan.mode },
    ...(level ? { level } : {}),
    ...(shape === "table" ? { rotate: "table" as const } : {}),
    ...{ theme, idle, warn },
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(logo ? { logo: logo.name } : {}),
    ...(colours && theme !== "contrast" ? { colours } : {}),
    ...(volume ? { volume: [volume, ...moreVolume] } : {}),
    ...(choices.length < VISITOR_CHOICES.length ? { choices } : {}),
    ...(evaluations ? { evaluations } : {}),
  };
}

/**
 * Returns the parameters without the theme as a query string. Changing the theme updates the
 * running frame; any other change reloads it.
 */
export function withoutTheme({ theme: _, ...others }: Record<string, string>): string {
  return String(new URLSearchParams(others));
}
