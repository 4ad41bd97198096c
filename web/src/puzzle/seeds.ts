/** The seed (a number or a date) of each puzzle on this device. */
import type { View } from "../engine/protocol";
import { puzzleKey } from "./figure";
import { storedValue, storeValue } from "./puzzle-storage";

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
