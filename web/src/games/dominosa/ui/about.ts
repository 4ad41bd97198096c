/** Which puzzle lies there: its number or day, its grade, its reach; and its own name in digits. */
import type { GameInfo, View } from "../../../engine/protocol";
import { dayWords, isDay } from "../../../ui/days/days";
import { nameOf } from "../../../ui/puzzle/figure";
import { keepSeed, seedOf as keptSeedOf } from "../../../ui/puzzle/seeds";
import { opening } from "../../../ui/shell/catalogue";
import { ruleName } from "../../../ui/shell/rulewords";
import { t, words } from "../../../ui/shell/words";

const FIRST = "1";

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
  keepSeed(view, new URLSearchParams(location.search).get(SEED) ?? "");
}

/** The number or day that a puzzle was made from; empty where that is not known. */
export function seedOf(view: View): string {
  return keptSeedOf(view) || (nameOf(view) === first ? FIRST : "");
}

/** What stands at the head of the sheet: "27", "21 November 2026", or nothing. */
export function folio(view: View): string {
  const seed = seedOf(view);
  return isDay(seed) ? dayWords(seed, words().language) : seed;
}

/** The grade that a puzzle was made to. */
export function gradeOf({ options }: View, info: GameInfo): string {
  return options.grade ?? info.options.find(({ name }) => name === "grade")?.default ?? "";
}

/** "Puzzle 27: easy – seal". */
export function facts(view: View, info: GameInfo): string {
  const seed = seedOf(view);
  const which = isDay(seed) ? "day" : seed ? "number" : "none";
  const grade = ruleName("value", `grade-${gradeOf(view, info)}`, info);
  return t("puzzle-facts", { which, name: folio(view), grade });
}
