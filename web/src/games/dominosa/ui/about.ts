/** Which puzzle lies there: its number or day, its grade, its reach; and its own name in digits. */
import type { GameInfo, View } from "../../../engine/protocol";
import { readSetting, writeSetting } from "../../../storage";
import { nameOf } from "../../../ui/puzzle/figure";
import { opening } from "../../../ui/shell/catalogue";
import { ruleName } from "../../../ui/shell/rulewords";
import { t, words } from "../../../ui/shell/words";

const KEPT = "puzzle";
const FIRST = "1";
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Keeps the word that a puzzle was made from: its number or its day. */
export function keepSeed(view: View, seed: string): void {
  writeSetting(KEPT, JSON.stringify({ name: nameOf(view), seed }));
}

/** The name of the puzzle that the build has laid out: it is number 1. */
let first = "";
export async function learnFirst(game: string): Promise<void> {
  const record = await opening(game);
  if (record) first = nameOf(record.view);
}

/** The number or day that an address gives the puzzle in its link. */
const SEED = "puzzle";

/** What an address tells of the puzzle: its number or day, where it is known. */
export function parameters(view: View): Record<string, string> {
  const seed = seedOf(view);
  return seed ? { [SEED]: seed } : {};
}

/** Keeps what the page's address tells of the puzzle in its link. */
export function keepParameters(view: View): void {
  const seed = new URLSearchParams(location.search).get(SEED) ?? "";
  if (/^[\d-]{1,10}$/.test(seed)) keepSeed(view, seed);
}

/** The number or day that a puzzle was made from; empty where that is not known. */
export function seedOf(view: View): string {
  const name = nameOf(view);
  try {
    const kept = JSON.parse(readSetting(KEPT) ?? "{}") as { name?: string; seed?: string };
    if (kept.name === name) return kept.seed ?? "";
  } catch {
    /* Nothing is known of it. */
  }
  return name === first ? FIRST : "";
}

/** What stands at the head of the sheet: "27", "21 November 2026", or nothing. */
export function folio(view: View): string {
  const seed = seedOf(view);
  if (!DAY.test(seed)) return seed;
  const day = new Date(`${seed}T12:00`);
  return new Intl.DateTimeFormat(words().language, { dateStyle: "long" }).format(day);
}

/** "Puzzle 27, grade Seal". */
export function facts(view: View, info: GameInfo): string {
  const seed = seedOf(view);
  const which = DAY.test(seed) ? "day" : seed ? "number" : "none";
  const usual = info.options.find(({ name }) => name === "grade")?.default ?? "";
  const grade = ruleName("value", `grade-${view.options.grade ?? usual}`, info);
  return t("puzzle-facts", { which, name: folio(view), grade });
}
