/** Settings for the display and announcement of attacks and rows. */
import type { Settings } from "./settings";

/** The settings, and the codes of the marks and messages that each one controls. */
const CODES = {
  attacks: ["attack", "attacked"],
  dangers: ["danger", "threatened"],
  vantage: ["would"],
  rows: ["progression", "hope"],
} as const;
export type Shown = keyof typeof CODES;
export const SHOWN = Object.keys(CODES) as Shown[];

type Wishes = Pick<Settings, Shown | "threats">;

/** Returns the codes to hide; all codes if `threats` is off. */
export function listHidden(wishes: Wishes): string[] {
  return SHOWN.filter((name) => !wishes.threats || !wishes[name]).flatMap((name) => CODES[name]);
}
