/** A task on the board: a position, a question, the accepted turns; from the shelf or a teacher. */
import type { Message } from "../../engine/protocol";
import type { Task, Tasks } from "../learn/task";

export interface Asked {
  /** Under which it is remembered; "" for one that came by a link. */
  id: string;
  position: object;
  side: string;
  /** The accepted turns, as text. */
  answers: readonly string[];
  /** What is asked in words of one's own; "" where the page asks. */
  question: string;
  /** A hint in words of one's own. */
  hint: string;
  /** Why the answer is best, and what refutes the wrong turn that most players choose. */
  reason: Message | null;
  tempting: Task["tempting"] | null;
}

export function askedOf(task: Task): Asked {
  const { id, position, side, answers, reason, tempting } = task;
  return { id, position, side, answers, question: "", hint: "", reason, tempting };
}

/** Tasks by how hard they are, each in its order. */
export function byDifficulty({ tasks }: Tasks): Task[][] {
  return [1, 2, 3].map((hard) => tasks.filter(({ difficulty }) => difficulty === hard));
}

/** In the order in which they are practised: the easy ones first. */
export function inOrder(tasks: Tasks): Task[] {
  return byDifficulty(tasks).flat();
}

const DAY = 86_400_000;

/** The task of a day ("2026-11-21"): the list is shuffled once for all, and begins again. */
export function taskOfDay({ tasks }: Tasks, day: string): Task | undefined {
  const number = Math.floor(Date.parse(`${day}T12:00:00Z`) / DAY);
  return tasks[((number % tasks.length) + tasks.length) % tasks.length];
}
