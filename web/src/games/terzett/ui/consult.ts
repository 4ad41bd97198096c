/** What the engine can tell of figures and keys without a match. */
import type { Engine } from "../../../engine/client";
import type { Message } from "../../../engine/protocol";
import type { Numbers } from "./board";

export interface Checked {
  valid: boolean;
  keys: number;
  /** Whether all keys were counted. */
  complete: boolean;
  connections: number;
  /** The cells of every group, where the figure is valid. */
  groups?: string[][];
  wrong: Message[];
}

/** A figure after tiles were turned on its key: the tiles that had to change places besides. */
export interface Turned {
  grid: Numbers;
  key: string[];
  moved: string[];
  turned: string[];
}

/** What a key is called up to the symmetries of its outline, and where its doubles lie. */
export interface KeyName {
  id: string;
  doubles: string[];
}

/** A problem to be passed on, and how many solutions it has. */
export interface Problem {
  game: string;
  position: object;
  solutions: number;
  complete: boolean;
}

interface Answers {
  check: Checked;
  series: Turned;
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
