/** Every row that can win; the build asks the engine for them and writes them down. */

export interface Row {
  values: number[];
  /** Which proportions it holds. */
  kinds: string[];
  /** Which of its numbers the other army has. */
  captured: number[];
}

export interface Edition {
  edition: "beginner" | "advanced";
  /** The kinds that win without an option. */
  wins: string[];
  sides: { side: string; threes: Row[]; fours: Row[] }[];
}

const written = import.meta.glob<{ editions: Edition[] }>(
  "../../../generated/openings/rithmomachia-rows.json",
  { import: "default" },
);

export async function winningRows(): Promise<Edition[]> {
  const [load] = Object.values(written);
  return (await load?.())?.editions ?? [];
}
