/**
 * Types of the guide, which explains the controls during a user's first game. The guide shows one
 * step at a time, until the game reaches the event that completes the step. A step can draw lines
 * and labels on the board.
 */
import type { View } from "../engine/protocol";
import type { Board, Spot } from "./painter";

/**
 * Names of the steps of a guide. The texts of a step are the messages `guide-STEP` (its name),
 * `guide-STEP_title` and `guide-STEP_text`. A game or a family of games can replace a text by its
 * own message, such as `guide-GAME-STEP_title`.
 */
export type StepName = "aim" | "begins" | "first" | "answer" | "second" | "alone";

/**
 * The event that completes a step. Turns and plies are counted from the start of the guide.
 *
 * - `read`: the user has confirmed the text, or the game has continued.
 * - `begun`: it is decided which side begins.
 * - `played`: a side has made a ply.
 * - `first`, `second`, `third`: the user's first, second or third turn is over.
 * - `answer`: the user's second turn has begun.
 */
export type Until = "read" | "begun" | "played" | "first" | "answer" | "second" | "third";

export interface GuideStep {
  name: StepName;
  until: Until;
}

export interface Guide {
  steps: readonly GuideStep[];
  /** Return the drawing for a step, or null if the step has none. */
  drawing?(step: StepName, view: View, board: Board): Drawing | null;
}

/** Lines and labels on top of the board, in CSS pixels from its top left corner. */
export interface Drawing {
  lines: readonly Line[];
  labels: readonly Label[];
}

/**
 * A line through several points, with rounded corners. If `arrows` is true, its last segment and
 * all long segments have an arrowhead.
 */
export interface Line {
  spots: readonly Spot[];
  arrows: boolean;
}

export interface Label {
  at: Spot;
  /** Code of the label. Its text is the message `guide-label_CODE` of the game or its family. */
  code: string;
}
