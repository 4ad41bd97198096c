/** Times of the players who solve several problems in a row, stored on this device. */
import type { Collected } from "../contracts/puzzle-ui";
import { isObject, stored } from "../storage/storage";
import { collectedKey } from "./figure";

/** A player's times in milliseconds, in the order of the problems. */
export interface Run {
  name: string;
  times: number[];
}

/** Maximum number of finished runs that are kept. The slowest are deleted first. */
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

/** Return the sum of the times. */
export const totalOf = ({ times }: Run) => times.reduce((sum, time) => sum + time, 0);

/** Return the run with times for fewer than `count` puzzles; undefined if there is none. */
export function currentRun(all: readonly Run[], count: number): Run | undefined {
  return all.find(({ times }) => times.length < count);
}

/** Return the finished runs of `count` puzzles, the fastest first, at most `MAX_RUNS`. */
export function finishedRuns(all: readonly Run[], count: number): Run[] {
  return all
    .filter(({ times }) => times.length >= count)
    .sort((a, b) => totalOf(a) - totalOf(b))
    .slice(0, MAX_RUNS);
}

/**
 * Return the runs with a time added to the current run; null if there is no current run or the
 * solved `puzzle` is not its next problem.
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
  return all.map((other) => (other === run ? { ...run, times: [...run.times, time] } : other));
}
