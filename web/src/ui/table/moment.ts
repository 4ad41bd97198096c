/** Everything the panels around the board show at one time. */
import { onlyPerson } from "../../board/choices";
import type { Phase, TableReading } from "../../board/state";
import type { Hint, LogEntry, Move, Seat, SourceInfo, View } from "../../engine/protocol";
import { words } from "../shell/words";

/** Why something could not be done, in words; the option that its rule is, and the rule's source. */
export interface Refusal {
  text: string;
  option: string;
  source: SourceInfo | null;
}

export interface Moment {
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly seats: Readonly<Record<string, Seat>>;
  readonly phase: Phase;
  readonly chosen: { place: string; ways: Move[] } | null;
  readonly refusal: Refusal | null;
  /** What a hint says. */
  readonly hint: string | null;
  /** The hint itself: what it advises, and what shows why. */
  readonly advice: Hint | null;
  /** The side that the computer thinks for. */
  readonly thinking: string | null;
  /** A press is kept until Python answers. */
  readonly kept: boolean;
}

/** A table's present, read signal by signal: whoever draws from it follows what it has read. */
export function momentOf(state: TableReading): Moment {
  return {
    get view() {
      const view = state.view.value;
      if (!view) throw new Error("nothing is shown yet");
      return view;
    },
    get log() {
      return state.log.value;
    },
    get seats() {
      return state.seats.value;
    },
    get phase() {
      return state.phase.value;
    },
    get chosen() {
      return state.chosen.value;
    },
    get refusal() {
      const refused = state.refusal.value;
      if (!refused) return null;
      const { option, source } = refused.why;
      return { text: refused.text, option, source };
    },
    get hint() {
      return state.hint.value?.text ?? null;
    },
    get advice() {
      return state.hint.value?.hint ?? null;
    },
    get thinking() {
      return state.thinking.value;
    },
    get kept() {
      return state.kept.value !== null;
    },
  };
}

/** What a panel does when something has changed. */
export interface Panel {
  element: HTMLElement;
  update(moment: Moment): void;
  /** Takes the focus where nothing is left in the panel that could have it. */
  elsewhere?(): void;
}

/** The one side that "you" play; null with two people or none. */
export function yourSide({ view, seats }: Moment): string | null {
  return onlyPerson(view, seats);
}

/** A side by what one sees. */
export function sideName(moment: Moment, side: string): string {
  return words().side(side, moment.view);
}

/** The side whose turn it is, or null. */
export function toPlay({ view: { actor } }: Moment): string | null {
  return actor.kind === "over" ? null : actor.side;
}

/** The side that is awaited: whose turn it is, or who has yet to end it. */
export function awaited(moment: Moment): string | null {
  if (moment.phase !== "waiting") return toPlay(moment);
  const { log, view } = moment;
  return log.findLast(({ ply, side }) => ply <= view.ply && side !== "")?.side ?? null;
}
