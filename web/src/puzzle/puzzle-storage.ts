/** Values stored per puzzle, such as time and seed. Old puzzles are deleted. */
import type { View } from "../engine/protocol";
import { readSetting, writeSetting } from "../storage/storage";
import { puzzleKey } from "./figure";

const MAX_ENTRIES = 60;

/** Returns the value stored for a puzzle, or undefined. */
export function storedValue(setting: string, puzzle: string): unknown {
  return entriesOf(setting).find((entry) => entry?.[0] === puzzle)?.[1];
}

/** Stores a value for a puzzle. */
export function storeValue(setting: string, puzzle: string, value: unknown): void {
  const others = entriesOf(setting).filter((entry) => entry?.[0] !== puzzle);
  writeSetting(setting, JSON.stringify([...others, [puzzle, value]].slice(-MAX_ENTRIES)));
}

function entriesOf(setting: string): [name: string, value: unknown][] {
  const text = readSetting(setting) ?? "[]";
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : oldFormatEntries(stored);
  } catch {
    const [name = "", value] = text.split(" ");
    return [[name, Number(value)]];
  }
}

/** Converts the format of older builds, which stored a single puzzle. */
function oldFormatEntries(stored: unknown): [name: string, value: unknown][] {
  const { puzzle, time, results } = (stored ?? {}) as Record<string, unknown>;
  return typeof puzzle === "string" ? [[puzzle, time ?? results]] : [];
}

const SETTING = "seeds";
/** A number, or a day such as 2026-11-21. */
const SEED = /^(?:\d{1,10}|\d{4}-\d\d-\d\d)$/;

/** Stores a puzzle's seed. */
export function storeSeed(view: View, seed: string): void {
  if (SEED.test(seed)) storeValue(SETTING, puzzleKey(view), seed);
}

/** Returns a puzzle's seed, or "" if it is unknown. */
export function seedOf(view: View): string {
  const seed = storedValue(SETTING, puzzleKey(view));
  return typeof seed === "string" ? seed : "";
}
