/**
 * Studies: historical positions, each with a question and an answer, and recorded deals to replay
 * move by move.
 */
import type { Painter } from "../board/painter";
import type { Mark, Table } from "../engine/protocol";

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
  /** The side to answer, if it is not the first seat. */
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
  /** True if the user continues the game with the other side. */
  turns: boolean;
  /** Returns further explanations as tabs; `study-tab-<part>` is the title of a tab. */
  explanations?: (painter: Painter, point: (places: readonly string[]) => void) => Explanations;
}

export interface Explanations {
  parts: Record<string, HTMLElement[]>;
  /** The tab selected first. */
  first: string;
  /** Element below the tabs once the study is solved. */
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
