/**
 * What a course is made of: positions on the real board, each with a question and its answers.
 * `learn-GAME-NAME` is what a step is called; `…-tells` explains, `…-task` asks, `…-right` and
 * `…-replied` say what has come of it.
 */
export interface CourseStep {
  name: string;
  /** The part of the course that it belongs to; `course-group-GROUP` names it. */
  group: string;
  position: object;
  /** The turns that answer it, each as the moves that have to be in it; without any, all do. */
  answers?: string[][];
  /** What the other side replies, where one has to see what comes of it. */
  reply?: string;
  /** The places that the task speaks of. */
  goal?: string[];
}

export interface Course {
  steps: CourseStep[];
}
