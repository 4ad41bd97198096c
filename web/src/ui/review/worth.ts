/** Worths for the reader: chances in 100 or what is counted, seen from one side. */
import type { ReviewMoment } from "../../engine/protocol";
import { t, words } from "../shell/words";

const HALF = 50;

/** A worth of the first side's as another side has it. */
export function worthTo(side: string, first: string, value: number, unit: string): number {
  if (side === first) return value;
  return unit === "percent" ? 2 * HALF - value : -value;
}

/** Where a worth lies between certain loss, −1, and certain win, 1. */
export function heightOf(value: number, unit: string, scale: number): number {
  const height = unit === "percent" ? (value - HALF) / HALF : value / (scale || 1);
  return Math.max(-1, Math.min(1, height));
}

/** What a game is worth to the first side before anything was played. */
export const even = (unit: string) => (unit === "percent" ? HALF : 0);

/** "1.8", "14". */
export function number(value: number): string {
  const places = Math.abs(value) < 10 ? 1 : 0;
  return new Intl.NumberFormat(words().language, { maximumFractionDigits: places }).format(value);
}

/** "+19", "−14", "0". */
export function signed(value: number): string {
  const places = Math.abs(value) < 10 ? 1 : 0;
  const format = { signDisplay: "exceptZero", maximumFractionDigits: places } as const;
  return new Intl.NumberFormat(words().language, format).format(value).replace("-", "−");
}

/** "1.8 in 100", "4 beans". */
export function amount(value: number, unit: string): string {
  if (unit === "percent") return t("review-percent", { value: number(value) });
  return t(`unit-${unit}`, { count: Math.round(10 * value) / 10 });
}

/** What the moment before a moment was worth to the first side. */
export function valueBefore(
  moments: readonly ReviewMoment[],
  moment: ReviewMoment,
  unit: string,
): number {
  return moments[moments.indexOf(moment) - 1]?.value ?? even(unit);
}
