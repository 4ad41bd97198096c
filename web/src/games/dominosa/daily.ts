/** The puzzle of the day: the same for everybody who plays on that day. */

/** What an address asks for instead of a number or a day. */
const PUZZLE = "puzzle";
const TODAY = "today";

/** Where today's puzzle is chosen. */
export const DAILY = `play.html?game=dominosa&${PUZZLE}=${TODAY}`;

/** Whether an address asks for today's puzzle. */
export function asksForToday(search: string): boolean {
  return new URLSearchParams(search).get(PUZZLE) === TODAY;
}

/** The day here and now, as a daily puzzle is named: "2026-11-21". */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
