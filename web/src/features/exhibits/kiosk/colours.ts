/** The colours that a museum can choose for its exhibit. They must have enough contrast. */
import { type Parameters, type ReportFault, recordOf } from "../frame/parameters";

export interface Colours {
  paper: string;
  ink: string;
  accent: string;
}

/** The default colours: `--paper`, `--ink` and `--accent-text` in `styles/tokens.css`. */
export const DEFAULT_COLOURS: Record<Exclude<Parameters["theme"], "auto">, Colours> = {
  light: { paper: "#f7f3ea", ink: "#1e1b16", accent: "#7a1f1b" },
  dark: { paper: "#171512", ink: "#ede6d8", accent: "#d66f64" },
  contrast: { paper: "#ffffff", ink: "#000000", accent: "#6b0f0c" },
};

/** Minimum contrast ratios (WCAG) to the background (`paper`); `remark` is secondary text. */
const MIN_CONTRAST = { ink: 7, accent: 4.5, remark: 4.6 };
const HEX = /^#[\da-f]{6}$/i;

/**
 * Read the field `colours` of `exhibit.json`. Missing or invalid colours are replaced by the
 * defaults of the theme. Return null if the field is missing or not an object, or if the contrast
 * is too low. The page then keeps its default colours.
 */
export function readColours(
  fields: unknown,
  theme: Parameters["theme"],
  report: ReportFault,
): Colours | null {
  if (fields === undefined) return null;
  const defaults = DEFAULT_COLOURS[theme === "auto" ? "light" : theme];
  const given = recordOf(fields);
  if (!given) {
    report("colours", fields, JSON.stringify(defaults));
    return null;
  }
  const colours = { ...defaults };
  for (const [name, value] of Object.entries(given)) {
    const field = `colours.${name}`;
    if (!Object.hasOwn(defaults, name)) report("colours", name, ...Object.keys(defaults));
    else if (typeof value !== "string" || !HEX.test(value)) report(field, value, "#rrggbb");
    else colours[name as keyof Colours] = value;
  }
  for (const name of ["ink", "accent"] as const) {
    const ratio = contrast(colours[name], colours.paper);
    if (ratio >= MIN_CONTRAST[name]) continue;
    const pair = `${colours[name]} : ${colours.paper} = ${ratio.toFixed(1)}`;
    report(`colours.${name}`, pair, `≥ ${MIN_CONTRAST[name]}`);
    return null;
  }
  return colours;
}

/** Return the contrast ratio of two colours, from 1 to 21, as defined in WCAG. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Apply `colours`, and colours derived from them, to the root element of a page. Null restores the
 * theme's colours.
 */
export function applyColours(colours: Colours | null, root = document.documentElement): void {
  const { style } = root;
  const { paper, ink, accent } = colours ?? DEFAULT_COLOURS.light;
  const tokens = {
    ...{ paper, "on-fill": paper, raised: mix(paper, "#ffffff", 0.4), ink },
    ...{ soft: remark(ink, paper), hair: mix(paper, ink, 0.18) },
    ...{ accent, "accent-text": accent, fill: accent, "fill-over": mix(accent, ink, 0.15) },
  };
  for (const [name, value] of Object.entries(tokens))
    style.setProperty(`--${name}`, colours ? value : "");
}

/**
 * Return the colour of secondary text: `ink` mixed with as much `paper` (at most 30 %) as the
 * minimum contrast allows.
 */
function remark(ink: string, paper: string): string {
  for (let share = 0.3; share > 0; share -= 0.05) {
    const pale = mix(ink, paper, share);
    if (contrast(pale, paper) >= MIN_CONTRAST.remark) return pale;
  }
  return ink;
}

/** Mix two colours. `share` is the proportion of the second colour, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const parts = channels(other);
  const mix = channels(one).map((part, index) =>
    Math.round(part * (1 - share) + (parts[index] ?? 0) * share),
  );
  return `#${mix.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
