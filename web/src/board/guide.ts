/**
 * Types of the guide, which explains the controls during a user's first game. The guide shows one
 * step at a time, until the game reaches the event that completes the step. A step can draw lines
 * and labels on the board.
 */
import type { View } from "../engine/protocol";
import type { Board, Spot } from "./painter";

/**
 * Names of the steps of a guide. The step "aim", for example, has the messages `guide-aim` (its
 * name), `guide-aim_title` and `guide-aim_text`. A game or a family of games can replace each of
 * them by its own message, such as `guide-GAME-aim_title`.
 */
export type StepName = "aim" | "begins" | "first" | "answer" | "second" | "alone";

/**
 * The event that completes a step. Turns and plies are counted from the start of the guide.
 *
 * - `read`: the user has confirmed the text, or the game has continued.
 * - `begun`: the side that begins is known, for example after rolls for the first turn.
 * - `played`: a side has rolled or moved.
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
  /** Return the lines and labels to draw on the board for a step, or null if it has neither. */
  drawing?(step: StepName, view: View, board: Board): Drawing | null;
}

/** Lines and labels on top of the board, in CSS pixels from its top left corner. */
export interface Drawing {
  lines: readonly Line[];
  labels: readonly Label[];
}

/**
 * A line from the first spot to the last, with rounded corners. If `arrows` is true, it has an
 * arrowhead at its end and on each other long segment (see `LONG` in guide-board.ts).
 */
export interface Line {
  spots: readonly Spot[];
  arrows: boolean;
}

export interface Label {
  at: Spot;
  /** Code of the text: the message `guide-label_CODE`, or the game's or family's version of it. */
  code: string;
}
