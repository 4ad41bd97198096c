/** Puzzles solved on this device, and statistics of the times. This data stays on the device. */

import { hashText, stored } from "./storage";
import { shareSetting } from "./tabs";

const SETTING = "solved";
/** Maximum number of stored results. The oldest are deleted first. */
const MAX_RESULTS = 3000;

/** Result of a solved puzzle. */
export interface Result {
  game: string;
  /** Hash of the puzzle's text, made by `hashText`. */
  puzzle: string;
  /**
   * Largest number on the tiles, which identifies the set of tiles (6: double-six). Puzzles with
   * the same set and grade are of the same kind.
   */
  reach: number;
  grade: string;
  /** Solving time in milliseconds. */
  time: number;
  /** Number of hints requested. */
  helps: number;
  /** Date of a daily puzzle, or "" for other puzzles. */
  day: string;
  /** Time when the puzzle was solved, in milliseconds since 1970. */
  at: number;
}

shareSetting(SETTING);

const storedResults = stored<Result[]>(SETTING, (value) =>
  Array.isArray(value) ? value.filter(isResult) : [],
);

/** Return the first result of each puzzle, the oldest first. */
export function readResults(): Result[] {
  const latestFirst = storedResults
    .read()
    .sort((a, b) => b.at - a.at)
    .map((result) => [`${result.game} ${result.puzzle}`, result] as const);
  return [...new Map(latestFirst).values()].sort((a, b) => a.at - b.at);
}

/**
 * Return the solving time in milliseconds of the first solution of a puzzle on this device; 0 if
 * the puzzle has not been solved. `name` is the text that identifies the puzzle (`puzzleKey`).
 */
export function timeOf(game: string, name: string): number {
  const puzzle = hashText(name);
  return (
    readResults().find((result) => result.game === game && result.puzzle === puzzle)?.time ?? 0
  );
}

/** Store a result, unless the puzzle has been solved before. */
export function storeResult(result: Result): void {
  const others = readResults();
  const same = (other: Result) => other.game === result.game && other.puzzle === result.puzzle;
  if (others.some(same)) return;
  storedResults.write([...others, result].slice(-MAX_RESULTS));
}

/** Delete the results of a game; those of other games remain. */
export function deleteResults(game: string): void {
  storedResults.write(readResults().filter((result) => result.game !== game));
}

/** Summary of the results of one kind of puzzle (same set of tiles and same grade). */
export interface Sum {
  reach: number;
  grade: string;
  solved: number;
  /**
   * Number of puzzles solved without hints. `best` is the best time of these puzzles, `median`
   * their median time, in milliseconds; null if there are none.
   */
  withoutHints: number;
  best: number | null;
  median: number | null;
}

/** Return summaries of a game's results, sorted by set of tiles and by grade. */
export function sumsOf(results: readonly Result[], game: string, grades: readonly string[]): Sum[] {
  const kinds = new Map<string, Result[]>();
  for (const result of results.filter((result) => result.game === game)) {
    const kind = `${result.reach} ${result.grade}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), result]);
  }
  const sums = [...kinds.values()].map(sumOf);
  const rank = ({ grade }: Sum) => grades.indexOf(grade);
  return sums.sort((a, b) => a.reach - b.reach || rank(a) - rank(b));
}

function sumOf(results: readonly Result[]): Sum {
  const [{ reach, grade } = { reach: 0, grade: "" }] = results;
  const times = results
    .filter(({ helps }) => helps === 0)
    .map(({ time }) => time)
    .sort((a, b) => a - b);
  return {
    reach,
    grade,
    solved: results.length,
    withoutHints: times.length,
    best: times[0] ?? null,
    median: medianOf(times),
  };
}

/** Median of sorted times, or null if there are none. */
function medianOf(times: readonly number[]): number | null {
  const half = Math.floor(times.length / 2);
  const [low, high] = [times[times.length % 2 ? half : half - 1], times[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Solving times of a game's daily puzzles in milliseconds, keyed by date. */
export function dailyTimes(results: readonly Result[], game: string): Map<string, number> {
  const daily = results.filter((result) => result.game === game && result.day !== "");
  return new Map(daily.map(({ day, time }) => [day, time]));
}

function isResult(value: unknown): value is Result {
  const { game, puzzle, reach, grade, time, helps, day, at } = (value ?? {}) as Result;
  const texts = [game, puzzle, grade, day].every((text) => typeof text === "string");
  return texts && [reach, time, helps, at].every((number) => typeof number === "number");
}
