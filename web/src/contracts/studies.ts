/**
 * Teaching material: studies (historical positions, each with a question and an answer), recorded
 * deals to replay move by move, courses and tasks.
 */
import type { Painter } from "../board/painter";
import type { Mark, Message, Table } from "../engine/protocol";

export interface StudyName {
  /** `study-<id>` is the name, `study-<id>-lead` the question, `study-<id>-solved` the answer. */
  id: string;
  game: string;
  /** Page of the study, if it is not the game page. */
  page?: string;
  /** True if the home page may suggest it (message `home-offer-<id>`). */
  offered?: boolean;
}

export interface Study {
  position: object;
  /** The side that has to answer, if it is not the first seat. */
  mover?: string;
  /** Stored table to show until Python has started. */
  table?: Table;
  /** Number of plies of the answer. */
  steps: number;
  /**
   * The expected first move as text; null if the rules allow only one, so that any move is right.
   */
  answer: string | null;
  /** Places to ring while the story before the question is shown. */
  before?: readonly string[];
  /** Marks on the board after the answer, replacing those of the game. */
  marks?: Mark[];
  /** True if the user continues the game as the other side after the answer. */
  turns: boolean;
  /** Returns further explanations as tabs; `study-tab-<part>` is the title of a tab. */
  explanations?: (painter: Painter, point: (places: readonly string[]) => void) => Explanations;
}

export interface Explanations {
  parts: Record<string, HTMLElement[]>;
  /** The tab selected first. */
  first: string;
  /** Element shown below the tabs when the study is solved. */
  end: HTMLElement;
}

/** A recorded deal to replay. */
export interface Replay {
  save: object;
  /** The table at the beginning of the deal, with the whole history. */
  table: Table;
  /** State after each move: the open ends, the pips of the line, and at the end the points won. */
  steps: { ends: number[]; pips: number; points: number | null }[];
}

/** Returns the URL of a study. */
export function studyPage({ id, game, page }: StudyName): string {
  return page ?? `play.html?game=${game}&study=${id}`;
}

/**
 * A step of a course: a position with a question and its answers. The texts of the step are
 * `learn-GAME-NAME` (name), `…-tells` (explanation), `…-task` (question), `…-right` and `…-replied`
 * (feedback).
 */
export interface CourseStep {
  name: string;
  /** Part of the course; `course-group-GROUP` is its name. */
  group: string;
  position: object;
  /** Accepted turns, each as the moves that must be played. Without answers, any turn is right. */
  answers?: string[][];
  /** The opponent's reply, if it is part of the lesson. */
  reply?: string;
  /** Places mentioned in the task. */
  goal?: string[];
}

export interface Course {
  steps: CourseStep[];
}

export interface Task {
  /** Stable id: it does not change if other tasks are added. */
  id: string;
  /** Id of the study that contains the position; `task-origin-ID` names the source. */
  origin?: string;
  /** 1, 2 or 3. The fewer of the weaker levels find the answer, the higher the number. */
  difficulty: number;
  /** The position in the format of the request `new`, including its options. */
  position: object;
  side: string;
  /** Accepted turns as text. The request `check` compares a played turn with them. */
  answers: string[];
  /** Value of the best turn, and its lead over the second best, in `Tasks.unit`. */
  value: number;
  margin: number;
  exact: boolean;
  /** Reason why the turn is best, as in a hint, and the best continuation. */
  reason: Message;
  line: string[];
  tempting: Tempting;
}

/** The wrong turn that the weaker levels chose most often, and its refutation. */
export interface Tempting {
  text: string;
  loss: number;
  /** Reason to play this turn, as in a hint. */
  reason: Message;
  /** The opponent's reply; [] if a dice roll comes first. */
  line: string[];
}

/**
 * Format of `games/ID/tasks.json`, written by `scripts/mine_tasks.py`: positions from games of the
 * strongest players or from a study, each with one best turn proved by a search. The list was
 * shuffled once. The daily task is the entry at the index of days since 1970, modulo the length of
 * the list.
 */
export interface Tasks {
  game: string;
  unit: string;
  tasks: Task[];
}
