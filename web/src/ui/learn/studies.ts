/**
 * The studies: positions that somebody wrote down, each with what is asked and what answers it,
 * and deals to be looked at move by move.
 */
import type { Painter } from "../../board/painter";
import type { Mark, Table } from "../../engine/protocol";

export interface StudyName {
  /** `study-<id>` is its name, `study-<id>-lead` its question, `study-<id>-solved` its answer. */
  id: string;
  game: string;
  /** Where it is to be tried, if not on the game's board. */
  page?: string;
  /** Whether the home page offers it to whoever looks for something to try; `home-offer-<id>`. */
  offered?: boolean;
}

export interface Study {
  position: object;
  /** Who is to find the answer, if not the first seat. */
  mover?: string;
  /** The position as it is shown before Python has started, where that was written down. */
  table?: Table;
  /** How many plies the answer takes. */
  steps: number;
  /** The first move that is looked for, as text; null where the rules leave no other. */
  answer: string | null;
  /** The places to be looked at before the question is asked, where a story comes first. */
  before?: readonly string[];
  /** What is marked on the board once it is played, in the place of what the game marks. */
  marks?: Mark[];
  /** Whether one plays on from the other side. */
  turns: boolean;
  /** What can be told besides, part by part: `study-tab-<part>` names it. */
  tells?: (painter: Painter, point: (places: readonly string[]) => void) => Telling;
}

export interface Telling {
  parts: Record<string, HTMLElement[]>;
  /** The part that is read first. */
  first: string;
  /** What stands under the parts at the end. */
  end: HTMLElement;
}

/** A deal with all its moves still ahead. */
export interface Replay {
  save: object;
  /** The table at its beginning, with the whole history. */
  table: Table;
  /** What every move led to: the open ends, the pips of the line, at the end what is won. */
  steps: { ends: number[]; pips: number; points: number | null }[];
}

/** Where a study is to be tried. */
export function studyPage({ id, game, page }: StudyName): string {
  return page ?? `play.html?game=${game}&study=${id}`;
}
