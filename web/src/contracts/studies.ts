/**
 * Teaching material: studies (historical positions, each with a question and an answer), recorded
 * deals to replay move by move, courses (series of lessons) and practice tasks.
 */
import type { Painter } from "../board/painter";
import type { Mark, Message, Table } from "../engine/protocol";

export interface StudyName {
  /**
   * Message ids: `study-<id>` for the name, `study-<id>-lead` for the question or the introduction
   * to a deal, `study-<id>-solved` for the heading after the right answer (studies only), and
   * `study-<id>-solved-lead` for the text after the answer or the deal.
   */
  id: string;
  game: string;
  /** URL of the study, if it has a separate page. */
  page?: string;
  /** True if the home page may suggest the study, with the message `home-offer-<id>`. */
  offered?: boolean;
}

export interface Study {
  position: object;
  /** The side that the user plays; by default the first side in `GameInfo.seats`. */
  mover?: string;
  /** View and players of `position`, from the build. The page shows them until Python starts. */
  table?: Table;
  /** Number of plies of the answer. */
  steps: number;
  /**
   * The right first move as text; null if every legal move is right, because all have the same
   * result.
   */
  answer: string | null;
  /** Places marked with rings while the text before the question is shown. */
  before?: readonly string[];
  /** Marks on the board after the right answer, shown instead of the marks in the engine's view. */
  marks?: Mark[];
  /** True if the user changes sides after the answer and continues the game. */
  turns: boolean;
  /** Return explanations, a tab per part: title `study-tab-<key>`. `point` puts rings on places. */
  explanations?: (painter: Painter, point: (places: readonly string[]) => void) => Explanations;
}

export interface Explanations {
  parts: Record<string, HTMLElement[]>;
  /** The key in `parts` of the tab that is selected first. */
  first: string;
  /** Element shown below the tabs of `parts` when the study is solved. */
  end: HTMLElement;
}

/** A recorded deal to replay. */
export interface Replay {
  save: object;
  /** View before the deal's first move, with the log of all its moves; and the players. */
  table: Table;
  /**
   * For each move of a domino deal: the numbers at the open ends of the line of tiles after it, and
   * the sum of all pips in the line. After the last move, `points` are the points that the winner
   * gets for the deal; after other moves, null.
   */
  steps: { ends: number[]; pips: number; points: number | null }[];
}

/** Return the URL of a study. */
export function studyPage({ id, game, page }: StudyName): string {
  return page ?? `play.html?game=${game}&study=${id}`;
}

/**
 * A step of a course: a position with a question and its answers. The texts of the step are
 * `learn-GAME-NAME` (name), `…-tells` (explanation), `…-task` (question), `…-right` (after a right
 * answer) and `…-replied` (after the opponent's `reply`).
 */
export interface CourseStep {
  name: string;
  /** Id of a part of the course. The message `course-group-GROUP` is its name. */
  group: string;
  position: object;
  /**
   * Accepted turns, each as a list of moves that must be played, in any order. A turn that wins the
   * game is always right; without `answers`, any turn is right.
   */
  answers?: string[][];
  /** The opponent's reply, if it is part of the lesson. */
  reply?: string;
  /** Places mentioned in the task. They are ringed until the task is answered. */
  goal?: string[];
}

export interface Course {
  steps: CourseStep[];
}

export interface Task {
  /** Stable id: it does not change if other tasks are added. */
  id: string;
  /**
   * Id of the study that contains the position. The message `task-origin-ID`, with this id,
   * explains the answer, instead of the message `reason`.
   */
  origin?: string;
  /**
   * Difficulty from 1 to 3: the tasks of a game are sorted by how often the computer's levels
   * (except the strongest) solve them, and divided into three equal groups. 1 is solved most often.
   */
  difficulty: number;
  /** The position in the format of the request `new`, including its options. */
  position: object;
  side: string;
  /** Accepted turns as text. The request `check` compares a played turn with them. */
  answers: string[];
  /** Search value of the best turn, and its lead over the second best, in the unit `Tasks.unit`. */
  value: number;
  margin: number;
  exact: boolean;
  /** Reason why the turn is best, and the best continuation, beginning with this turn. */
  reason: Message;
  line: string[];
  tempting: Tempting;
}

/**
 * The wrong turn that the computer's levels (except the strongest) chose most often. If they chose
 * no wrong turn, it is the second-best turn.
 */
export interface Tempting {
  text: string;
  loss: number;
  /** Message about an advantage of this turn, which makes it tempting, in the format of a hint. */
  reason: Message;
  /**
   * The refutation: the best continuation after this turn, beginning with the opponent's reply. It
   * is [] if the search found none, for example because a dice roll comes first.
   */
  line: string[];
}

/**
 * Format of `games/ID/tasks.json`, written by `scripts/mine_tasks.py`: positions from games of the
 * strongest players or from a study, each with one best turn proved by a search. The list is sorted
 * by id (a hash of the position), so that its order is arbitrary but fixed. The daily task is the
 * entry at the index of days since 1970, modulo the length of the list.
 */
export interface Tasks {
  game: string;
  unit: string;
  tasks: Task[];
}
