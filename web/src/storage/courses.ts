/** Progress in a course on this device: the steps solved and the step opened last. */
import { readSetting, writeSetting } from "./storage";

export interface Progress {
  /** Names of the steps solved. */
  done: readonly string[];
  /** Name of the step opened last; "" if there is none. */
  last: string;
}

const NONE: Progress = { done: [], last: "" };

const name = (game: string) => `course.${game}`;

/** Reads the stored progress. `damaged` is true if it exists but cannot be read. */
export function readProgress(game: string): { progress: Progress; damaged: boolean } {
  const stored = readSetting(name(game));
  if (stored === null) return { progress: NONE, damaged: false };
  try {
    const { done, last } = JSON.parse(stored) as Progress;
    const texts = [last, ...done];
    if (texts.every((text) => typeof text === "string"))
      return { progress: { done, last }, damaged: false };
  } catch {
    /* The damaged record is replaced below. */
  }
  storeProgress(game, NONE);
  return { progress: NONE, damaged: true };
}

export function storeProgress(game: string, progress: Progress): void {
  writeSetting(name(game), JSON.stringify(progress));
}
