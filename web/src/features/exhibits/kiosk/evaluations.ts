/**
 * Statistics of an exhibit, if enabled in `exhibit.json`: visits by day, game and language,
 * finished games, and the duration of visits. They contain no personal data and never leave the
 * device; `museums.html` on the same device shows and deletes them.
 */
import { readObject } from "../../../kit/address";
import { dayOf } from "../../../storage/days";

interface Day {
  visits: number;
  games: Record<string, number>;
  languages: Record<string, number>;
  /** Number of games finished on this day. */
  ended: number;
  /** Total duration of the day's visits in seconds, each from the first to the last touch. */
  seconds: number;
}

/** Statistics keyed by date, in the format 2026-11-23. */
export type Counts = Record<string, Day>;

/** A visit: number of finished games (`ended`), and seconds from the first to the last touch. */
export interface Visit {
  game: string;
  language: string;
  ended: number;
  seconds: number;
}

const KEY = "alveus.evaluations";
/** Maximum number of stored days; the oldest are deleted. */
const DAYS = 400;

/** Return the statistics with a visit added to the day `date`, limited to the last `DAYS` days. */
export function countVisit(counts: Counts, date: string, visit: Visit): Counts {
  const { game, language, ended, seconds } = visit;
  const before = counts[date] ?? { visits: 0, games: {}, languages: {}, ended: 0, seconds: 0 };
  const day = {
    visits: before.visits + 1,
    games: { ...before.games, [game]: (before.games[game] ?? 0) + 1 },
    languages: { ...before.languages, [language]: (before.languages[language] ?? 0) + 1 },
    ended: before.ended + ended,
    seconds: before.seconds + Math.round(seconds),
  };
  const days = Object.entries({ ...counts, [date]: day }).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(days.slice(-DAYS));
}

/** Visits to be stored in the next attempt, with their dates. */
const unstored: { date: string; visit: Visit }[] = [];
/** Milliseconds between two attempts to store visits. */
const RETRY = 60_000;
/** Maximum number of visits that wait to be stored (`unstored`); the oldest are dropped. */
const MAX_UNSTORED = 10_000;

/**
 * Store a visit on this device. If that fails, for example because the USB stick with the
 * browser's profile is removed, the visit is kept in memory and stored later.
 */
export function storeVisit(visit: Visit, now = new Date()): void {
  unstored.push({ date: dayOf(now), visit });
  unstored.splice(0, unstored.length - MAX_UNSTORED);
  if (unstored.length === 1) storeVisits();
}

/** Store all visits in `unstored`. If this fails, try again after `RETRY`. */
function storeVisits(): void {
  try {
    let counts = countsIn(localStorage.getItem(KEY));
    for (const { date, visit } of unstored) counts = countVisit(counts, date, visit);
    localStorage.setItem(KEY, JSON.stringify(counts));
    unstored.length = 0;
  } catch {
    setTimeout(storeVisits, RETRY);
  }
}

/** Return the statistics stored on this device; {} if they cannot be read. */
export function readCounts(): Counts {
  try {
    return countsIn(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function countsIn(text: string | null): Counts {
  return (readObject(text ?? "") ?? {}) as Counts;
}

export function deleteCounts(): void {
  localStorage.removeItem(KEY);
}

/** Return the statistics as CSV, a row per day: the totals, then visits by game and language. */
export function countsCsv(counts: Counts): string {
  const names = (of: "games" | "languages") =>
    [...new Set(Object.values(counts).flatMap((day) => Object.keys(day[of])))].sort();
  const games = names("games");
  const languages = names("languages");
  const head = ["date", "visits", "ended", "seconds", ...games, ...languages];
  const lines = Object.entries(counts).map(([date, day]) => [
    ...[date, day.visits, day.ended, day.seconds],
    ...games.map((game) => day.games[game] ?? 0),
    ...languages.map((language) => day.languages[language] ?? 0),
  ]);
  return [head, ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}
