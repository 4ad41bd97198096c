/** Formats points in time. */
import { words } from "../../kit/words";

const WEEK = 7 * 86_400_000;
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Returns weekday and time ("Sunday, 17:20"); after a week, date and time. */
export function dayAndTime(at: number): string {
  const late = Date.now() - at > WEEK;
  const day = late ? ({ day: "numeric", month: "long" } as const) : ({ weekday: "long" } as const);
  return write(at, { ...day, hour: "numeric", minute: "2-digit" });
}

/** Returns a relative time ("3 minutes ago"); after a week, the date. */
export function since(at: number): string {
  const ago = Date.now() - at;
  if (ago > WEEK) return write(at, { day: "numeric", month: "long" });
  const told = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, long]) => ago >= long) ?? (["minute", 60_000] as const);
  return told.format(-Math.floor(ago / length), unit);
}

function write(at: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words().language, how).format(at);
}
