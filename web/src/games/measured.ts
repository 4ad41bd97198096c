/** How long a game takes and how much luck is in it, as `scripts/measure_games.py` wrote it down. */

/** The lower quartile, the median and the upper quartile. */
export type Quartiles = readonly [number, number, number];

export interface Measured {
  /** The fewest and the most who can play. */
  players: readonly [number, number];
  /** How many games were played. */
  games: number;
  turns: Quartiles;
  /** The seconds that a person is reckoned to think over a choice. */
  seconds: number;
  minutes: Quartiles;
  /** How many games of a hundred the weaker of two levels wins; 0 where nothing is left to chance. */
  luck: number;
}

const files = import.meta.glob<Measured>("./*/measured.json", { eager: true, import: "default" });

/** What was measured of a game; undefined where nobody has. */
export function measuredOf(id: string): Measured | undefined {
  return files[`./${id}/measured.json`];
}

/** The minutes that a game usually takes; many to five minutes. */
export function minutesOf({ minutes: [, median] }: Measured): number {
  return median < 20 ? median : 5 * Math.round(median / 5);
}

export type Luck = "none" | "little" | "some" | "much";

/** How much luck is in a game, in a word. */
export function luckOf({ luck }: Measured): Luck {
  if (luck === 0) return "none";
  if (luck < 10) return "little";
  return luck < 30 ? "some" : "much";
}

/** Where a game lies between luck alone, 0, and skill alone, 1. */
export function skillOf({ luck }: Measured): number {
  return 1 - luck / 50;
}
