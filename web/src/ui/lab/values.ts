/** Names of measures, and formatting of their values. */
import type { Interval, Value } from "../../engine/labclient";
import { t, words } from "../shell/words";

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

/** True if a reading differs significantly from the baseline. */
export const isClear = ({ apart, p }: Value): boolean => apart !== null && p < CERTAIN;
