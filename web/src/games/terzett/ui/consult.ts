/** Engine requests about figures and solutions, independent of a match. */
import type { Engine } from "../../../engine/client";
import type { Message } from "../../../engine/protocol";
import type { Numbers } from "./board";

export interface FigureCheck {
  valid: boolean;
  keys: number;
  /** True if all solutions were counted. */
  complete: boolean;
  connections: number;
  /** Cells of each group, if the figure is valid. */
  groups?: string[][];
  wrong: Message[];
}

/** A figure after tiles of its solution were turned. `moved`: other tiles that changed places. */
export interface TurnedFigure {
  grid: Numbers;
  key: string[];
  moved: string[];
  turned: string[];
}

/** Id of a solution, equal for solutions related by symmetry; and the positions of its doubles. */
export interface KeyName {
  id: string;
  doubles: string[];
}

/** A problem for sharing, and its number of solutions. */
export interface Problem {
  game: string;
  position: object;
  solutions: number;
  complete: boolean;
}

interface Answers {
  check: FigureCheck;
  series: TurnedFigure;
  relabel: { grid: Numbers };
  key: KeyName;
  problem: Problem;
}

export async function consult<A extends keyof Answers>(
  engine: Pick<Engine, "request">,
  about: A,
  given: object,
): Promise<Answers[A]> {
  const answer = await engine.request("consult", { game: "terzett", about, given });
  return answer as Answers[A];
}
