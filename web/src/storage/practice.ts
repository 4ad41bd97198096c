/**
 * Learning progress on this device: the practice record (tasks solved and seen, days, games and
 * their results), and the progress in courses. It is private; the practice record can be exported
 * as a file and erased.
 */
import { isDay } from "./days";
import { isObject, stored } from "./storage";
import { mergeValues, shareSetting } from "./tabs";

/** A finished game against the computer. */
export interface PlayedGame {
  game: string;
  /** Time of the end of the game, in milliseconds since 1970. */
  at: number;
  level: string;
  ending: "won" | "lost" | "drawn";
  /** The user's mean loss per decision against the best move; undefined before the analysis. */
  loss?: number;
  /** Unit of `loss`, such as "percent" or "beans". */
  unit?: string;
}

export interface TaskRecord {
  solved: string[];
  /** Unsolved tasks whose answer was shown. */
  seen: string[];
  /**
   * Tasks that cannot be opened, because their position or an answer is not legal under the current
   * rules. The practice page omits them.
   */
  left?: string[];
}

export interface PracticeRecord {
  tasks: Record<string, TaskRecord>;
  /** Ids of the games whose daily task was solved, keyed by day, such as "2026-11-23". */
  days: Record<string, string[]>;
  played: PlayedGame[];
}

const NAME = "practice";
/** Maximum numbers of stored games and days. */
const MAX_GAMES = 500;
const MAX_DAYS = 366;

shareSetting(NAME);

const empty = (): PracticeRecord => ({ tasks: {}, days: {}, played: [] });

const practice = stored<CheckedRecord, PracticeRecord>(NAME, (value, text) =>
  text === null ? { record: empty(), dropped: 0 } : checkRecord(value),
);

interface CheckedRecord {
  record: PracticeRecord;
  /** Number of damaged entries removed. */
  dropped: number;
}

/** Read the stored record. Delete its damaged entries, if any. */
export function readRecord(): CheckedRecord {
  const checked = practice.read();
  if (checked.dropped > 0) storeRecord(checked.record);
  return checked;
}

/** Return the valid entries of a stored or imported record, and the number of invalid ones. */
export function checkRecord(read: unknown): CheckedRecord {
  const record = empty();
  let dropped = 0;
  const parts = isObject(read) ? read : {};
  if (!isObject(read)) dropped += 1;
  for (const [game, one] of entriesOf(parts.tasks)) {
    if (isObject(one) && isTexts(one.solved) && isTexts(one.seen) && isTexts(one.left ?? [])) {
      const { solved, seen, left } = one;
      const unsolved = seen.filter((id) => !solved.includes(id));
      record.tasks[game] = { solved, seen: unsolved, ...(isTexts(left) && { left }) };
    } else dropped += 1;
  }
  for (const [day, games] of entriesOf(parts.days)) {
    if (isDay(day) && isTexts(games)) record.days[day] = games;
    else dropped += 1;
  }
  const played: unknown[] = Array.isArray(parts.played) ? parts.played : [];
  for (const one of played) {
    if (isPlayed(one)) record.played.push(one);
    else dropped += 1;
  }
  record.played = withoutDuplicates(record.played);
  for (const name of ["tasks", "days"]) {
    if (parts[name] !== undefined && !isObject(parts[name])) dropped += 1;
  }
  if (parts.played !== undefined && !Array.isArray(parts.played)) dropped += 1;
  return { record, dropped };
}

/** Sort by time. Of entries with the same game and time, keep one, if possible an analysed one. */
function withoutDuplicates(played: readonly PlayedGame[]): PlayedGame[] {
  const judged = (one: PlayedGame) => Number(one.loss !== undefined);
  const ordered = [...played].sort((a, b) => a.at - b.at || judged(a) - judged(b));
  return [...new Map(ordered.map((one) => [`${one.at} ${one.game}`, one])).values()];
}

/** Merge another record, such as one from a file, into the stored record. Return the result. */
export function addRecord(other: PracticeRecord): PracticeRecord {
  const merged = checkRecord(mergeValues(readRecord().record, other)).record;
  storeRecord(merged);
  return merged;
}

function storeRecord({ tasks, days, played }: PracticeRecord): void {
  const lately = Object.entries(days).sort().slice(-MAX_DAYS);
  practice.write({ tasks, days: Object.fromEntries(lately), played: played.slice(-MAX_GAMES) });
}

function changeRecord(change: (record: PracticeRecord) => void): void {
  const { record } = readRecord();
  change(record);
  storeRecord(record);
}

export function eraseRecord(): void {
  storeRecord(empty());
}

export function tasksOf(record: PracticeRecord, game: string): TaskRecord {
  return record.tasks[game] ?? { solved: [], seen: [] };
}

/** Record that a task was solved, or its answer seen. A solved task stays solved. */
export function recordTask(game: string, id: string, how: "solved" | "seen"): void {
  changeRecord((record) => {
    const { solved, seen, ...more } = tasksOf(record, game);
    if (solved.includes(id)) return;
    record.tasks[game] =
      how === "seen"
        ? { ...more, solved, seen: [...new Set([...seen, id])] }
        : { ...more, solved: [...solved, id], seen: seen.filter((one) => one !== id) };
  });
}

/**
 * Record whether a task can be opened (`fits`), that is, whether its position and its answers are
 * legal under the current rules.
 */
export function recordFit(game: string, id: string, fits: boolean): void {
  changeRecord((record) => {
    const { left = [], ...more } = tasksOf(record, game);
    if (fits && left.length === 0) return;
    const others = left.filter((one) => one !== id);
    record.tasks[game] = { ...more, left: fits ? others : [...others, id] };
  });
}

/** Record a finished game. Replace an earlier entry with the same game and time of its end. */
export function recordGame(one: PlayedGame): void {
  changeRecord((record) => {
    const others = record.played.filter(({ at, game }) => at !== one.at || game !== one.game);
    record.played = [...others, one];
  });
}

/** Record that the daily task of a game was solved. */
export function recordDay(day: string, game: string): void {
  changeRecord((record) => {
    record.days[day] = [...new Set([...(record.days[day] ?? []), game])];
  });
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isPlayed(value: unknown): value is PlayedGame {
  if (!isObject(value)) return false;
  const { game, at, level, ending, loss, unit } = value;
  const named = typeof game === "string" && typeof level === "string" && typeof at === "number";
  const judged = loss === undefined || (typeof loss === "number" && typeof unit === "string");
  return named && judged && ["won", "lost", "drawn"].includes(String(ending));
}

/** Progress in a course. */
export interface Progress {
  /** Names of the steps solved. */
  done: readonly string[];
  /** Name of the step opened last; "" if there is none. */
  last: string;
}

const NO_PROGRESS: Progress = { done: [], last: "" };

/** The stored progress in a game's course: read as null if damaged, as `NO_PROGRESS` if missing. */
const courseProgress = (game: string) =>
  stored<Progress | null, Progress>(`course.${game}`, (value, text) => {
    if (text === null) return NO_PROGRESS;
    const { done, last } = isObject(value) ? value : {};
    return isTexts(done) && typeof last === "string" ? { done, last } : null;
  });

/**
 * Read the progress in a course. If it is damaged, store empty progress instead, and return it with
 * `damaged` true.
 */
export function readProgress(game: string): { progress: Progress; damaged: boolean } {
  const progress = courseProgress(game).read();
  if (progress) return { progress, damaged: false };
  storeProgress(game, NO_PROGRESS);
  return { progress: NO_PROGRESS, damaged: true };
}

/** Store the progress in a course. Steps that were solved in another tab remain solved. */
export function storeProgress(game: string, { done, last }: Progress): void {
  const course = courseProgress(game);
  const solved = course.read()?.done ?? [];
  course.write({ done: [...new Set([...solved, ...done])], last });
}
