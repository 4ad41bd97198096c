/** Texts of a report (measures, values, starting conditions), and intervals for its charts. */
import type { Conditions, Interval, Measure, Value } from "../../engine/lab-client";
import type { GameInfo } from "../../engine/protocol";
import { t, words } from "../../kit/words";

/** Smaller p-values are shown as "<0.001". */
const LEAST_P = 0.001;
const PERCENT = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Return the displayed name of a measure. `event-CODE` counts the events CODE of a game. */
export function measureName(name: string, family: string): string {
  if (!name.startsWith("event-")) return t(`lab-measure-${name}`);
  const code = name.slice("event-".length);
  const own = `lab-event-${family}-${code}`;
  return t("lab-event", { event: t(words().has(own) ? own : `lab-event-${code}`) });
}

/**
 * Format a value. A share (0 to 1) becomes a percentage with one decimal place. Any other number
 * has two decimal places if its absolute value is below 10, and one decimal place otherwise.
 */
export function figure(value: number, share: boolean): string {
  return share
    ? formatted(Number((100 * value).toFixed(1)) / 100, PERCENT)
    : difference(value, share);
}

/**
 * Format a difference between two values, without a unit. A difference between shares is given in
 * percentage points.
 */
export function difference(value: number, share: boolean): string {
  const shown = share ? 100 * value : value;
  return decimal(shown, share || Math.abs(shown) >= 10 ? 1 : 2);
}

/** Format a number on the axis of a chart, without trailing zeros. A share becomes a percentage. */
export function scaleFigure(value: number, share: boolean): string {
  return formatted(value, { maximumSignificantDigits: 6, style: share ? "percent" : "decimal" });
}

/**
 * Format a number with a fixed number of decimal places. `toFixed` rounds 1.005 to 1.00, as Python
 * does; `Intl.NumberFormat` alone would return 1.01.
 */
function decimal(value: number, places: number): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return formatted(Number(value.toFixed(places)), digits);
}

/** Format a number for the page's language. A number rounded to zero has no minus sign. */
function formatted(value: number, digits: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words().language, { ...digits, signDisplay: "negative" })
    .format(value)
    .replace("-", "−");
}

/** Format a value and, if known, the bounds of its confidence interval: "52.1% [48.0%, 56.2%]". */
export function withEnds(interval: Interval, share: boolean): string {
  return joined(interval, (value) => figure(value, share));
}

function joined(
  [value, low, high]: Interval,
  format: (value: number) => string,
  sign = "",
): string {
  const middle = `${sign}${format(value)}`;
  if (low === null || high === null) return middle;
  return t("lab-with-ends", { value: middle, low: format(low), high: format(high) });
}

/**
 * Format the difference from the baseline (the first reading), with its sign and without a unit. If
 * there is no difference, format the value itself; if there is no value, return a dash. `share` is
 * true for shares (0 to 1), which are multiplied by 100.
 */
export function differenceOrValue({ own, apart }: Value, share: boolean): string {
  if (apart) return joined(apart, (value) => difference(value, share), apart[0] > 0 ? "+" : "");
  return own ? withEnds(own, share) : t("lab-none");
}

/** Format a p-value: "0.013", "<0.001". */
export function pValue(p: number): string {
  return p < LEAST_P ? `<${decimal(LEAST_P, 3)}` : decimal(p, p < 0.1 ? 3 : 2);
}

/**
 * Describe the group of tests (`family`) to which a measure belongs: `headline` (measures declared
 * before the games were played) or `exploratory` (all others). The text has the name of the
 * group, its number of tests (comparisons with the baseline) and, unless there is only one, the
 * method that corrects their p-values: Holm for `headline`, Benjamini–Hochberg for `exploratory`.
 */
export function describeFamily({ family, tests }: Measure): string {
  return t(family === "headline" ? "lab-headline" : "lab-exploratory", { tests });
}

/**
 * Describe the start of the games: the first event (random moves, a roll or a deal), the side that
 * begins, the seed, and the number of pairs of games (in a pair, the players swap seats).
 */
export function describeConditions(
  { start, opening, starters, seed, pairs }: Conditions,
  { id, family }: GameInfo,
): string {
  const [side = "", ...others] = new Set(starters);
  const begins = others.length
    ? t("lab-begins-varied")
    : side === "chance"
      ? t("lab-begins-chance")
      : t("lab-begins", {
          side: words().say("side", { code: side, params: {} }, { game: id, family }),
        });
  return [t(`lab-start-${start}`, { opening }), begins, t("lab-seed", { seed, pairs })].join(" ");
}

/**
 * Return the interval to draw for each reading (rule variant), null for a reading without a value.
 * If the difference from the first reading (the baseline) was computed (`apart`), draw the interval
 * of the difference, shifted by the baseline's value; otherwise draw the interval of the value.
 */
export function chartIntervals(values: readonly Value[]): (Interval | null)[] {
  const baseline = values[0]?.own?.[0] ?? 0;
  return values.map((value, index) => {
    if (index === 0 || !value.apart) return value.own;
    const [apart, low, high] = value.apart;
    return [
      baseline + apart,
      low === null ? null : baseline + low,
      high === null ? null : baseline + high,
    ];
  });
}

/**
 * Return the least number in all intervals (values and bounds), and the spread: the greatest minus
 * the least number, or 1 if they are equal. Return null if there are no intervals.
 */
export function extent(
  intervals: readonly (Interval | null)[],
): { least: number; spread: number } | null {
  const ends = intervals.flatMap((interval) => interval?.filter((end) => end !== null) ?? []);
  if (ends.length === 0) return null;
  const least = Math.min(...ends);
  return { least, spread: Math.max(...ends) - least || 1 };
}
