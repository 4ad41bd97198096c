/** Duration and luck of each game, as measured by `scripts/measure_games.py`. */

/** Lower quartile, median and upper quartile. */
export type Quartiles = readonly [number, number, number];

export interface Measured {
  /** Minimum and maximum number of players. */
  players: readonly [number, number];
  /** Number of games played for the measurement. */
  games: number;
  turns: Quartiles;
  /** Assumed thinking time of a person per choice, in seconds. */
  seconds: number;
  minutes: Quartiles;
  /** Percentage of games won by the weaker of two levels; 0 for games without chance. */
  luck: number;
}

const files = import.meta.glob<Measured>("../games/*/measured.json", {
  eager: true,
  import: "default",
});

/** The measurements of a game; undefined if there are none. */
export function measuredOf(id: string): Measured | undefined {
  return files[`../games/${id}/measured.json`];
}

/** The usual duration in minutes, rounded to five minutes from 20 minutes upwards. */
export function minutesOf({ minutes: [, median] }: Measured): number {
  return median < 20 ? median : 5 * Math.round(median / 5);
}

export type Luck = "none" | "little" | "some" | "much";

/** The amount of luck as a category. */
export function luckOf({ luck }: Measured): Luck {
  if (luck === 0) return "none";
  if (luck < 10) return "little";
  return luck < 30 ? "some" : "much";
}

/** Position of a game on a scale from luck only (0) to skill only (1). */
export function skillOf({ luck }: Measured): number {
  return 1 - luck / 50;
}
