/**
 * Format of `games/ID/tasks.json`, written by `scripts/mine_tasks.py`: positions from games of the
 * strongest players, each with one best turn proved by a search. The list was shuffled once. The
 * daily task is the entry at the index of days since 1970, modulo the length of the list.
 */
import type { Message } from "../engine/protocol";

export interface Task {
  /** Stable id: it does not change if other tasks are added. */
  id: string;
  /** 1, 2 or 3. The fewer of the weaker levels find the answer, the higher the number. */
  difficulty: number;
  /** The position in the format of the request `new`, including its options. */
  position: object;
  side: string;
  /** Accepted turns as text. The request `check` compares a played turn with them. */
  answers: string[];
  /** Value of the best turn, and its lead over the second best, in `unit`. */
  value: number;
  margin: number;
  exact: boolean;
  /** Reason why the turn is best, as in a hint, and the best continuation. */
  reason: Message;
  line: string[];
  tempting: Tempting;
}

/** The wrong turn chosen by most players, and its refutation. */
export interface Tempting {
  text: string;
  loss: number;
  /** Reason to play this turn, as in a hint. */
  reason: Message;
  /** The opponent's reply; [] if a dice roll comes first. */
  line: string[];
}

export interface Tasks {
  game: string;
  unit: string;
  tasks: Task[];
}
