/**
 * Values for display: winning chances in percent, or a lead in the game's unit, seen from one side.
 */
import type { ReviewMoment } from "../../engine/protocol";
import { t, words } from "../../kit/words";

const HALF = 50;

/** Converts a value of the first side into that of another side. */
export function valueFor(side: string, first: string, value: number, unit: string): number {
  if (side === first) return value;
  return unit === "percent" ? 2 * HALF - value : -value;
}

/** Maps a value to the range from −1 (certain loss) to 1 (certain win). */
export function graphHeight(value: number, unit: string, scale: number): number {
  const height = unit === "percent" ? (value - HALF) / HALF : value / (scale || 1);
  return Math.max(-1, Math.min(1, height));
}

/** Value of a game before the first move. */
export const evenValue = (unit: string) => (unit === "percent" ? HALF : 0);

/** Formats a number: "1.8", "14". */
export function formatNumber(value: number): string {
  const places = Math.abs(value) < 10 ? 1 : 0;
  return new Intl.NumberFormat(words().language, { maximumFractionDigits: places }).format(value);
}

/** Formats a number with its sign: "+19", "−14", "0". */
export function formatSigned(value: number): string {
  const places = Math.abs(value) < 10 ? 1 : 0;
  const format = { signDisplay: "exceptZero", maximumFractionDigits: places } as const;
  return new Intl.NumberFormat(words().language, format).format(value).replace("-", "−");
}

/** Formats a value with its unit: "1.8 in 100", "4 beans". */
export function formatAmount(value: number, unit: string): string {
  if (unit === "percent") return t("review-percent", { value: formatNumber(value) });
  return t(`unit-${unit}`, { count: Math.round(10 * value) / 10 });
}

/** Returns the value before a moment, from the first side's view. */
export function valueBefore(
  moments: readonly ReviewMoment[],
  moment: ReviewMoment,
  unit: string,
): number {
  return moments[moments.indexOf(moment) - 1]?.value ?? evenValue(unit);
}
