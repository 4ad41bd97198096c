/** Proportions of two numbers, as computed by the engine. */
import type { Engine } from "../../../engine/client";

export interface Term {
  /** "9", "17/2" or "√72". */
  text: string;
  at: number;
  /** The stones of the game with this number, such as "WR6". */
  stones: string[];
}

export interface Proportion {
  kind: string;
  before: Term | null;
  mean: Term;
  after: Term | null;
}

export interface Means {
  numbers: [number, number];
  proportions: Proportion[];
}

/** Returns the means and third terms of two different numbers for the stones of an edition. */
export async function askMeans(
  engine: Pick<Engine, "request">,
  numbers: readonly number[],
  edition: string,
): Promise<Means> {
  const given = { numbers, edition };
  const answer = await engine.request("consult", { game: "rithmomachia", about: "means", given });
  return answer as Means;
}
