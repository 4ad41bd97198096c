/** Names, times and URLs of games by letter. */
import type { LetterView } from "../../engine/protocol";
import { locale, words } from "../../kit/words";
import type { LetterLink } from "./unwrap";

const WEEK = 7 * 86_400_000;
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Return the opponent's name; `unknown` if it is unknown. */
export function opponentName(letter: LetterView, unknown = ""): string {
  const side = letter.sides.find((one) => one !== letter.side) ?? "";
  return letter.names[side] || unknown;
}

/** Return the URL of the page that continues a stored game. */
export function letterPage(game: string, id: string): string {
  return `letter.html?${new URLSearchParams({ game, id })}`;
}

/**
 * Put the id of an opened game into the URL. If this device does not store the game, also keep the
 * link of the opened letter in the browser's history, so that `rememberedLetter` returns it after a
 * reload. `link` is "" if the game was not opened from a letter.
 */
export function nameGame({ game, id }: LetterView, link: string, isStored: boolean): void {
  history.replaceState(isStored || link === "" ? null : { link }, "", letterPage(game, id));
}

/** Return the letter that `nameGame` has kept in the history for this URL, or null. */
export function rememberedLetter(): LetterLink | null {
  const { link } = (history.state ?? {}) as { link?: unknown };
  return typeof link === "string" ? { link, game: "" } : null;
}

/** Return the URL on this site that opens a game letter. */
export function openingPage({ link, game }: LetterLink): string {
  return `letter.html${game ? `?${new URLSearchParams({ game })}` : ""}#${link}`;
}

/** Return weekday and time ("Sunday, 17:20"); date and time if `at` is more than a week ago. */
export function dayAndTime(at: number): string {
  const late = Date.now() - at > WEEK;
  const day = late ? ({ day: "numeric", month: "long" } as const) : ({ weekday: "long" } as const);
  return write(at, { ...day, hour: "numeric", minute: "2-digit" });
}

/** Return a relative time ("3 minutes ago"); the date if `at` is more than a week ago. */
export function since(at: number): string {
  const ago = Date.now() - at;
  if (ago > WEEK) return write(at, { day: "numeric", month: "long" });
  const told = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, long]) => ago >= long) ?? (["minute", 60_000] as const);
  return told.format(-Math.floor(ago / length), unit);
}

function write(at: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), how).format(at);
}
