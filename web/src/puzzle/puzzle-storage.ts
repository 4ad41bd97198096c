/**
 * Stores values of single puzzles on this device, such as the time and the seed. Each kind of value
 * has its own storage key (`setting`), which keeps only the `MAX_ENTRIES` values written last.
 */

import type { View } from "../engine/protocol";
import { stored } from "../storage/storage";
import { puzzleKey } from "./figure";

const MAX_ENTRIES = 60;

/** Return the value stored for a puzzle (see `puzzleKey`), or undefined. */
export function storedValue(setting: string, puzzle: string): unknown {
  return entries(setting)
    .read()
    .find((entry) => entry?.[0] === puzzle)?.[1];
}

export function storeValue(setting: string, puzzle: string, value: unknown): void {
  const values = entries(setting);
  const others = values.read().filter((entry) => entry?.[0] !== puzzle);
  const entry: Entry = [puzzle, value];
  values.write([...others, entry].slice(-MAX_ENTRIES));
}

type Entry = [name: string, value: unknown];

/**
 * Return the stored entries of a setting, the latest last. Older builds stored only one entry: as
 * an object, or as a text with the key of the puzzle, a space and a number.
 */
const entries = (setting: string) =>
  stored<Entry[]>(setting, (value, text) => {
    if (Array.isArray(value)) return value;
    if (value === undefined && text !== null) {
      const [name = "", number] = text.split(" ");
      return [[name, Number(number)]];
    }
    const { puzzle, time, results } = (value ?? {}) as Record<string, unknown>;
    return typeof puzzle === "string" ? [[puzzle, time ?? results]] : [];
  });

const SETTING = "seeds";
/** Grades of the puzzles with a stored seed; "" for the default grade. */
const GRADES = "grades";
/** Matches a seed: a number, or a date such as 2026-11-21. */
const SEED = /^(?:\d{1,10}|\d{4}-\d\d-\d\d)$/;

/**
 * Store a puzzle's seed, and its grade (taken from the view). Ignore a seed that is neither a
 * number nor a date.
 */
export function storeSeed(view: View, seed: string): void {
  if (!SEED.test(seed)) return;
  storeValue(SETTING, puzzleKey(view), seed);
  storeValue(GRADES, puzzleKey(view), view.options.grade ?? "");
}

/**
 * Return the grade with which a puzzle was generated, or "" for the default grade. The options of
 * the view can differ if the user has entered the puzzle as text.
 */
export function generatedGrade(view: View): string {
  const grade = storedValue(GRADES, puzzleKey(view));
  return typeof grade === "string" ? grade : (view.options.grade ?? "");
}

/** Return a puzzle's seed, the number or date that determines it, or "" if none is stored. */
export function seedOf(view: View): string {
  const seed = storedValue(SETTING, puzzleKey(view));
  return typeof seed === "string" ? seed : "";
}
