/** From which number or day the puzzles of this device were made, the last ones of them. */
import type { View } from "../../engine/protocol";
import { readSetting, writeSetting } from "../../storage";
import { nameOf } from "./figure";

const KEPT = "seeds";
const MOST = 60;
/** A number, or a day such as 2026-11-21. */
const SEED = /^(?:\d{1,10}|\d{4}-\d\d-\d\d)$/;

/** Keeps the word that a puzzle was made from. */
export function keepSeed(view: View, seed: string): void {
  if (!SEED.test(seed)) return;
  const name = nameOf(view);
  const others = kept().filter(([other]) => other !== name);
  writeSetting(KEPT, JSON.stringify([...others, [name, seed]].slice(-MOST)));
}

/** The number or day that a puzzle was made from; "" where that is not known. */
export function seedOf(view: View): string {
  const name = nameOf(view);
  return kept().find(([other]) => other === name)?.[1] ?? "";
}

function kept(): [name: string, seed: string][] {
  try {
    const read: unknown = JSON.parse(readSetting(KEPT) ?? "[]");
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
