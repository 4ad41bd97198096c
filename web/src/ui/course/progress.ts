/** How far somebody has come in a course on this device: the steps done, and the last one seen. */
import { readSetting, writeSetting } from "../../storage";

export interface Progress {
  /** The names of the steps that were answered. */
  done: readonly string[];
  /** The name of the step that was open last; "" before the first. */
  last: string;
}

const NONE: Progress = { done: [], last: "" };

const name = (game: string) => `course.${game}`;

/** What is kept of a course; `damaged` where it was there and could not be read. */
export function readProgress(game: string): { progress: Progress; damaged: boolean } {
  const kept = readSetting(name(game));
  if (kept === null) return { progress: NONE, damaged: false };
  try {
    const { done, last } = JSON.parse(kept) as Progress;
    const texts = [last, ...done];
    if (texts.every((text) => typeof text === "string"))
      return { progress: { done, last }, damaged: false };
  } catch {
    /* It is dropped below. */
  }
  keepProgress(game, NONE);
  return { progress: NONE, damaged: true };
}

export function keepProgress(game: string, progress: Progress): void {
  writeSetting(name(game), JSON.stringify(progress));
}
