/** What the guide through a first game is made of: steps told from the history, and a drawing. */
import type { View } from "../engine/protocol";
import type { Board, Spot } from "./painter";

/** The steps that a guide may have; `guide-…-STEP` words them. */
export type StepName = "aim" | "begins" | "first" | "answer" | "second" | "alone";

/**
 * Until when a step is the present one: it was read, or something was played; a side is to play,
 * or has thrown; something was played; the reader's first turn, second turn or third turn is over,
 * or the second has begun.
 */
export type Until = "read" | "begun" | "played" | "first" | "answer" | "second" | "third";

export interface GuideStep {
  name: StepName;
  until: Until;
}

export interface Guide {
  steps: readonly GuideStep[];
  /** What a step shows on the board. */
  drawn?(step: StepName, view: View, board: Board): Drawn | null;
}

/** Lines and labels over a board, in CSS pixels from its corner. */
export interface Drawn {
  lines: readonly Line[];
  labels: readonly Label[];
}

/** A way with rounded corners and an arrow on every long stretch; a plain stroke without. */
export interface Line {
  spots: readonly Spot[];
  arrows: boolean;
}

export interface Label {
  at: Spot;
  /** `guide-…-label_CODE` words it. */
  code: string;
}
