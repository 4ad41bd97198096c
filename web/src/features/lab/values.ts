/** Names of measures, and formatting of their values. */
import type { Interval, Value } from "../../engine/lab-client";
import { t, words } from "../../kit/words";

/** Significance level of a difference. */
const CERTAIN = 0.05;

/** Returns the name of a measure. */
export function measureName(name: string, family: string): string {
  if (!name.startsWith("event-")) return t(`lab-measure-${name}`);
  const code = name.slice("event-".length);
  const own = `lab-event-${family}-${code}`;
  return t("lab-event", { event: t(words().has(own) ? own : `lab-event-${code}`) });
}

/** Formats a value: shares as percentages, numbers below 10 with two decimal places. */
export function figure(value: number, share: boolean): string {
  const language = words().language;
  const style = share ? ({ style: "percent" } as const) : {};
  const places = share || Math.abs(value) >= 10 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    ...style,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
    .format(value)
    .replace("-", "−");
}

/** Formats a value with ± half the width of its interval. */
export function margin([value, low, high]: Interval, share: boolean): string {
  if (low === null || high === null) return figure(value, share);
  return `${figure(value, share)} ± ${figure((high - low) / 2, share)}`;
}

/**
 * Returns the interval at which a chart shows each reading: of the baseline its own, of the others
 * the baseline's value plus their difference from it.
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

/** Returns the least value and the spread (at least above 0) of intervals; null without values. */
export function extent(
  intervals: readonly (Interval | null)[],
): { least: number; spread: number } | null {
  const ends = intervals.flatMap((interval) => interval?.filter((end) => end !== null) ?? []);
  if (ends.length === 0) return null;
  const least = Math.min(...ends);
  return { least, spread: Math.max(...ends) - least || 1 };
}

/** True if a reading differs significantly from the baseline. */
export const isClear = ({ apart, p }: Value): boolean => apart !== null && p < CERTAIN;
