/**
 * A task on the board: position, question and accepted turns, from the task list or from a teacher.
 */

import type { Task, Tasks } from "../../../contracts/studies";
import type { Message } from "../../../engine/protocol";

export interface BoardTask {
  /** Id in the practice record; "" for a task from a link. */
  id: string;
  position: object;
  side: string;
  /** The accepted turns, as text. */
  answers: readonly string[];
  /** The teacher's question; "" for the default question. */
  question: string;
  /** The teacher's hint, or "". */
  hint: string;
  /** Reason why the answer is best, and the wrong turn that most players choose. */
  reason: Message | null;
  tempting: Task["tempting"] | null;
}

export function boardTaskOf(task: Task): BoardTask {
  const { id, position, side, answers, reason, tempting } = task;
  return { id, position, side, answers, question: "", hint: "", reason, tempting };
}

/** Returns the tasks grouped by difficulty. */
export function byDifficulty({ tasks }: Tasks): Task[][] {
  return [1, 2, 3].map((hard) => tasks.filter(({ difficulty }) => difficulty === hard));
}

/** Returns the tasks in the order of practice: easy ones first. */
export function inOrder(tasks: Tasks): Task[] {
  return byDifficulty(tasks).flat();
}

const DAY = 86_400_000;

/**
 * Returns the task of a day ("2026-11-21"). The list was shuffled once and repeats after its end.
 */
export function taskOfDay({ tasks }: Tasks, day: string): Task | undefined {
  const number = Math.floor(Date.parse(`${day}T12:00:00Z`) / DAY);
  return tasks[((number % tasks.length) + tasks.length) % tasks.length];
}
