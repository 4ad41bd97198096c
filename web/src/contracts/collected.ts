/** A puzzle of the collection. */
export interface Collected {
  puzzle: { reach: number; grid: (number | null)[][] };
  /** Grade, or "" if the game has none, and number of solutions. */
  grade: string;
  keys: number;
}
