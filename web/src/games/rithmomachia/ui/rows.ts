/** All winning rows, which the build computes with the engine. */

export interface Row {
  values: number[];
  /** The proportions in the row. */
  kinds: string[];
  /** The numbers of the row that belong to the other army. */
  captured: number[];
}

export interface Edition {
  edition: "beginner" | "advanced";
  /** The kinds that win without an option. */
  wins: string[];
  sides: { side: string; threes: Row[]; fours: Row[] }[];
}

const rowFiles = import.meta.glob<{ editions: Edition[] }>(
  "../../../generated/openings/rithmomachia-rows.json",
  { import: "default" },
);

export async function winningRows(): Promise<Edition[]> {
  const [load] = Object.values(rowFiles);
  return (await load?.())?.editions ?? [];
}
