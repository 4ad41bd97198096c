/** What measures and their values are called and how they are written. */
import type { Interval, Value } from "../../engine/bench";
import { t, words } from "../shell/words";

/** The chance of error below which a difference is called one. */
const CERTAIN = 0.05;

/** What a measure is called. */
export function measureName(name: string, family: string): string {
  if (!name.startsWith("event-")) return t(`lab-measure-${name}`);
  const code = name.slice("event-".length);
  const own = `lab-event-${family}-${code}`;
  return t("lab-event", { event: t(words().has(own) ? own : `lab-event-${code}`) });
}

/** A figure as it is written: shares in hundredths, small numbers with more places. */
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

/** A value, give or take half its interval. */
export function margin([value, low, high]: Interval, share: boolean): string {
  if (low === null || high === null) return figure(value, share);
  return `${figure(value, share)} ± ${figure((high - low) / 2, share)}`;
}

/** Whether a reading differs from the yardstick with certainty. */
export const isClear = ({ apart, p }: Value): boolean => apart !== null && p < CERTAIN;
