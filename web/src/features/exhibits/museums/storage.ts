/** Stored settings of the builder: the draft on this device, and an opened `exhibit.json`. */
import { languages } from "../../../i18n/language";
import { readObject } from "../../../kit/address";
import { games } from "../../../kit/catalogue";
import type { Fault, TeachingMaterial } from "../frame/parameters";
import { type Exhibit, readExhibit } from "../kiosk/exhibit";
import { exhibitFile, firstPlan, type Plan, SHAPES, type Shape } from "./plan";

const KEY = "alveus.museum";

export interface Draft {
  plan: Plan;
  shape: Shape;
}

/** Stores the draft on this device, without the logo, which must be chosen again after a reload. */
export function storeDraft({ plan, shape }: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ plan: { ...plan, logo: null }, shape }));
  } catch {
    // Without storage a reload starts with an empty plan.
  }
}

/** Reads the draft on this device; null if there is none or it is invalid. */
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

/** Returns the faults of the exhibit described by a plan. */
export function faultsOf(
  plan: Plan,
  shape: Shape,
  taughtBy: (game: string) => TeachingMaterial,
): Fault[] {
  const text = JSON.stringify(exhibitFile(plan, shape));
  return readExhibit(text, games, languages, taughtBy).faults;
}

/**
 * Reads an `exhibit.json`: the plan that it describes, and its faults. The file does not distinguish
 * portrait and landscape, so the `current` shape of a screen is kept. The logo must be chosen again,
 * because the file contains only its name.
 */
export function openExhibit(
  text: string,
  taughtBy: (game: string) => TeachingMaterial,
  current: Shape,
): Draft & { faults: Fault[] } {
  const exhibit = readExhibit(text, games, languages, taughtBy);
  const { game, rotate } = exhibit.parameters;
  const info = games.find(({ id }) => id === game);
  const plan = planOf(exhibit, firstPlan(info ?? { id: game, levels: [] }, ""));
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

/** Formats minutes after midnight as `HH:MM`. */
function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
