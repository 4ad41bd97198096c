/** The seed (a number or a date) of each puzzle on this device. */
import type { View } from "../../engine/protocol";
import { nameOf } from "./figure";
import { keepValue, storedValue } from "./perpuzzle";

const KEPT = "seeds";
/** A number, or a day such as 2026-11-21. */
const SEED = /^(?:\d{1,10}|\d{4}-\d\d-\d\d)$/;

/** Stores a puzzle's seed. */
export function keepSeed(view: View, seed: string): void {
  if (SEED.test(seed)) keepValue(KEPT, nameOf(view), seed);
}

/** Returns a puzzle's seed, or "" if it is unknown. */
export function seedOf(view: View): string {
  const seed = storedValue(KEPT, nameOf(view));
  return typeof seed === "string" ? seed : "";
}
