/**
 * Format of a course: positions, each with a question and its answers. The texts of a step are
 * `learn-GAME-NAME` (name), `…-tells` (explanation), `…-task` (question), `…-right` and `…-replied`
 * (feedback).
 */
export interface CourseStep {
  name: string;
  /** Part of the course; `course-group-GROUP` is its name. */
  group: string;
  position: object;
  /**
   * Accepted turns, each as the list of moves that must be played. Without answers, any turn is
   * right.
   */
  answers?: string[][];
  /** The opponent's reply, if it is part of the lesson. */
  reply?: string;
  /** Places mentioned in the task. */
  goal?: string[];
}

export interface Course {
  steps: CourseStep[];
}
