/** Times of the players who solve a list of puzzles in a row (a run), stored on this device. */
import type { Collected } from "../contracts/puzzle-ui";
import { isObject, stored } from "../storage/storage";
import { collectedKey } from "./figure";

/** A player and the times in milliseconds, in the order of the puzzles solved so far. */
export interface Run {
  name: string;
  times: number[];
}

/** Maximum number of stored finished runs. The slowest are deleted first. */
const MAX_RUNS = 20;

export const storedRuns = stored<Run[]>("row", (value) =>
  Array.isArray(value) ? value.filter(isRun) : [],
);

function isRun(value: unknown): value is Run {
  if (!isObject(value)) return false;
  const { name, times } = value;
  return (
    typeof name === "string" &&
    Array.isArray(times) &&
    times.every((time) => typeof time === "number" && time >= 0)
  );
}

export const totalOf = ({ times }: Run) => times.reduce((sum, time) => sum + time, 0);

/**
 * Return the unfinished run (with fewer than `count` times), or undefined if there is none. If a
 * restored backup has added other unfinished runs, return the one with the most times.
 */
export function currentRun(all: readonly Run[], count: number): Run | undefined {
  const unfinished = all.filter(({ times }) => times.length < count);
  return unfinished.sort((a, b) => b.times.length - a.times.length)[0];
}

/** Return the finished runs of `count` puzzles, the fastest first, at most `MAX_RUNS`. */
export function finishedRuns(all: readonly Run[], count: number): Run[] {
  return all
    .filter(({ times }) => times.length >= count)
    .sort((a, b) => totalOf(a) - totalOf(b))
    .slice(0, MAX_RUNS);
}

/**
 * Return the runs `all`, with `time` added to the unfinished one (see `currentRun`), and without
 * other unfinished ones. Return null if none is unfinished, or if `puzzle`, solved in this time, is
 * not the next one of the run's list `problems`.
 */
export function withTime(
  all: readonly Run[],
  problems: readonly Collected[],
  puzzle: string,
  time: number,
): Run[] | null {
  const run = currentRun(all, problems.length);
  const problem = problems[run?.times.length ?? 0];
  if (!run || !problem || collectedKey(problem) !== puzzle) return null;
  const others = all.filter(({ times }) => times.length >= problems.length);
  return [...others, { ...run, times: [...run.times, time] }];
}
