/** Days (device's time zone) as text "2026-11-21", used in URLs and as seeds of daily puzzles. */
import { localeOf } from "../i18n/messages";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** True if the text is an existing date such as "2026-11-21". */
export function isDay(word: string): boolean {
  const date = new Date(`${word}T00:00Z`);
  return DAY.test(word) && !Number.isNaN(date.getTime()) && date.toJSON().startsWith(word);
}

/** Return the date of a time in the device's time zone, such as "2026-11-21". */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function today(): string {
  return dayOf(new Date());
}

/** Format a day: "21 November 2026". */
export function dayWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(noonOf(day));
}

/** Return the day that is `days` days later, or earlier if `days` is negative. */
export function dayAfter(day: string, days = 1): string {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** Return the length of the unbroken sequence of days in `days` that ends today or yesterday. */
export function streakOf(days: ReadonlySet<string>, now = today()): number {
  let day = days.has(now) ? now : dayAfter(now, -1);
  let length = 0;
  for (; days.has(day); day = dayAfter(day, -1)) length += 1;
  return length;
}

/**
 * Return the weeks of a month such as "2026-11", each as seven days from Monday to Sunday. Days of
 * other months are null.
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = noonOf(`${month}-01`);
  const before = (first.getDay() + 6) % 7;
  const days: (string | null)[] = new Array<null>(before).fill(null);
  for (let day = dayOf(first); day.startsWith(month); day = dayAfter(day)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** Return the month that is `months` months later, or earlier if `months` is negative. */
export function monthAfter(month: string, months: number): string {
  const date = noonOf(`${month}-01`);
  date.setMonth(date.getMonth() + months);
  return dayOf(date).slice(0, 7);
}

/** Return noon of a day, local time. Daylight-saving changes do not shift noon to another day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}
