/** Number or date of a puzzle, its grade, its short description, and its URL parameters. */
import type { GameInfo, View } from "../../../engine/protocol";
import { opening } from "../../../kit/catalogue";
import { ruleName } from "../../../kit/texts";
import { t, words } from "../../../kit/words";
import { puzzleKey } from "../../../puzzle/figure";
import { generatedGrade, seedOf as keptSeedOf, storeSeed } from "../../../puzzle/puzzle-storage";
import { dayWords, isDay } from "../../../storage/days";

const FIRST = "1";

/** Id of puzzle 1, with which a new game starts by default; "" until `learnFirst` sets this id. */
let first = "";
export async function learnFirst(game: string): Promise<void> {
  const record = await opening(game);
  if (record) first = puzzleKey(record.view);
}

/** Name of the URL parameter for the seed of a puzzle: a number or a date. */
const SEED = "puzzle";

/** Return the URL parameters of a puzzle: its seed, if known. */
export function parameters(view: View): Record<string, string> {
  const seed = seedOf(view);
  return seed ? { [SEED]: seed } : {};
}

/**
 * Store the seed from the page's URL as the seed of this puzzle. Without a valid seed in the URL,
 * store nothing.
 */
export function keepParameters(view: View): void {
  storeSeed(view, new URLSearchParams(location.search).get(SEED) ?? "");
}

/** Return the seed of a puzzle, or "" if it is unknown. */
export function seedOf(view: View): string {
  return keptSeedOf(view) || (puzzleKey(view) === first ? FIRST : "");
}

/** Return a puzzle's number or date as a heading: "27", "21 November 2026"; "" if unknown. */
export function folio(view: View): string {
  const seed = seedOf(view);
  return isDay(seed) ? dayWords(seed, words().language) : seed;
}

/** Return the grade of a generated puzzle. The result is meaningless for one entered as text. */
export function gradeOf(view: View, info: GameInfo): string {
  const standard = info.options.find(({ name }) => name === "grade")?.default ?? "";
  return generatedGrade(view) || standard;
}

/**
 * Return a short description of a puzzle: "Puzzle 27: easy – seal" (its number and grade; the grade
 * is named with its hardest solving technique), "21 November 2026: easy – seal", or "Puzzle without
 * a number".
 */
export function facts(view: View, info: GameInfo): string {
  const seed = seedOf(view);
  const which = isDay(seed) ? "day" : seed ? "number" : "none";
  const grade = ruleName("value", `grade-${gradeOf(view, info)}`, info);
  return t("puzzle-facts", { which, name: folio(view), grade });
}
