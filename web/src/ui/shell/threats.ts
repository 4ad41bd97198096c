/** What of attacks and rows a person wishes to be shown and told. */
import type { Settings } from "./settings";

/** The switches, and the codes of the marks and sentences that each of them keeps back. */
const CODES = {
  attacks: ["attack", "attacked"],
  dangers: ["danger", "threatened"],
  vantage: ["would"],
  rows: ["progression", "hope"],
} as const;
export type Shown = keyof typeof CODES;
export const SHOWN = Object.keys(CODES) as Shown[];

type Wishes = Pick<Settings, Shown | "threats">;

/** The codes that are kept back; all of them where nothing is to be shown at all. */
export function listHidden(wishes: Wishes): string[] {
  return SHOWN.filter((name) => !wishes.threats || !wishes[name]).flatMap((name) => CODES[name]);
}
