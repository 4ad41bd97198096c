/**
 * What `scripts/mine_tasks.py` writes into `games/ID/tasks.json`: positions from games of the
 * strongest players, each with one best turn that a search has proved. The task of a day is the
 * one at the number of the day in the list, which is shuffled once for all.
 */
import type { Message } from "../../engine/protocol";

export interface Task {
  /** Stays the same when others are added. */
  id: string;
  /** 1, 2 or 3: how few of the weaker levels find it. */
  difficulty: number;
  /** The position, as `new` takes it; it names its options. */
  position: object;
  side: string;
  /** The accepted turns, as text; `check` says whether what was played is one of them. */
  answers: string[];
  /** What the best turn is worth, and by how much it beats every other, in `unit`. */
  value: number;
  margin: number;
  exact: boolean;
  /** Why it is best, as a hint says it, and the moves that best play goes on with. */
  reason: Message;
  line: string[];
  tempting: Tempting;
}

/** The wrong turn that most players choose, and what refutes it. */
export interface Tempting {
  text: string;
  loss: number;
  /** Why one would play it, as a hint says it. */
  reason: Message;
  /** What the other side answers; [] where a throw comes between. */
  line: string[];
}

export interface Tasks {
  game: string;
  unit: string;
  tasks: Task[];
}
