import { dayOf } from "../../days/days";

/**
 * What a museum may count of its exhibit, if its file wishes so: visits by day, game and language,
 * how many games were played to their end, and how long visitors stayed. Nothing tells who they
 * were, nothing leaves the device, and `museums.html` on the same device shows and deletes it.
 */
export interface Day {
  visits: number;
  games: Record<string, number>;
  languages: Record<string, number>;
  /** Games that were played to their end. */
  ended: number;
  /** Seconds from first to last touch, of all visits together. */
  seconds: number;
}

/** The days by date, as 2026-11-23. */
export type Counts = Record<string, Day>;

/** One visitor, from the first touch on. */
export interface Visit {
  game: string;
  language: string;
  ended: number;
  seconds: number;
}

const KEY = "alveus.evaluations";
/** How many days are kept; the oldest make room. */
const DAYS = 400;

/** Adds a visit to its day. */
export function countVisit(counts: Counts, date: string, visit: Visit): Counts {
  const { game, language, ended, seconds } = visit;
  const before = counts[date] ?? { visits: 0, games: {}, languages: {}, ended: 0, seconds: 0 };
  const day = {
    visits: before.visits + 1,
    games: oneMore(before.games, game),
    languages: oneMore(before.languages, language),
    ended: before.ended + ended,
    seconds: before.seconds + Math.round(seconds),
  };
  const days = Object.entries({ ...counts, [date]: day }).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(days.slice(-DAYS));
}

function oneMore(counts: Record<string, number>, name: string): Record<string, number> {
  return { ...counts, [name]: (counts[name] ?? 0) + 1 };
}

/** Visits that could not be stored, with their dates. */
const unstored: { date: string; visit: Visit }[] = [];
/** Milliseconds between two attempts to store visits. */
const RETRY = 60_000;
/** The most visits that wait in memory. */
const MOST = 10_000;

/**
 * Stores a visit on this device. If that fails, for example because the stick with the browser's
 * profile is removed, the visit is kept in memory and stored later.
 */
export function keepVisit(visit: Visit, now = new Date()): void {
  unstored.push({ date: dayOf(now), visit });
  unstored.splice(0, unstored.length - MOST);
  if (unstored.length === 1) storeVisits();
}

/** Stores all waiting visits, or tries again later. */
function storeVisits(): void {
  try {
    const add = (counts: Counts, { date, visit }: (typeof unstored)[number]) =>
      countVisit(counts, date, visit);
    localStorage.setItem(KEY, JSON.stringify(unstored.reduce(add, readCounts())));
    unstored.length = 0;
  } catch {
    setTimeout(storeVisits, RETRY);
  }
}

/** What was counted on this device. */
export function readCounts(): Counts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Counts) : {};
  } catch {
    return {};
  }
}

/** Deletes what was counted. */
export function forgetCounts(): void {
  localStorage.removeItem(KEY);
}

/** The counts as a table for any spreadsheet: a line a day, a column a game and a language. */
export function tableOf(counts: Counts): string {
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
