/** A puzzle of the hundred figures. */
export interface Collected {
  puzzle: { reach: number; grid: (number | null)[][] };
  /** Its grade, where the game has grades, and how many keys it has. */
  grade: string;
  keys: number;
}
