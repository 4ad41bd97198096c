/** Types of the guide to a first game: steps that follow the history, and drawings on the board. */
import type { View } from "../engine/protocol";
import type { Board, Spot } from "./painter";

/** Steps of a guide. Their texts are the messages `guide-…-STEP`. */
export type StepName = "aim" | "begins" | "first" | "answer" | "second" | "alone";

/**
 * The event that completes a step. `read`: the text was read or a ply was played; `begun`: a side
 * has to move or a ply was played; `played`: a ply was played; `first`, `second`, `third`: the
 * user's first, second or third turn is over; `answer`: the user's second turn has begun.
 */
export type Until = "read" | "begun" | "played" | "first" | "answer" | "second" | "third";

export interface GuideStep {
  name: StepName;
  until: Until;
}

export interface Guide {
  steps: readonly GuideStep[];
  /** Returns the drawing for a step. */
  drawing?(step: StepName, view: View, board: Board): Drawing | null;
}

/** Lines and labels on top of the board, in CSS pixels from its top left corner. */
export interface Drawing {
  lines: readonly Line[];
  labels: readonly Label[];
}

/** A line through spots. With `arrows`, it has rounded corners, and arrows on its long segments. */
export interface Line {
  spots: readonly Spot[];
  arrows: boolean;
}

export interface Label {
  at: Spot;
  /** Code of the label. Its text is the message `guide-…-label_CODE`. */
  code: string;
}
