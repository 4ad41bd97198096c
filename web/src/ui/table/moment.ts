/** Everything the panels around the board show at one time. */
import type { Hint, LogEntry, Message, Move, Seat, SourceInfo, View } from "../../engine/protocol";
import { t, words } from "../shell/words";

export interface Moment {
  view: View;
  log: readonly LogEntry[];
  seats: Readonly<Record<string, Seat>>;
  chosen: { place: string; ways: Move[] } | null;
  /** Why something could not be done, in words, and the source of the rule. */
  refusal: { text: string; source: SourceInfo | null } | null;
  /** What a hint says. */
  hint: string | null;
  /** The hint itself: what it advises, and what shows why. */
  advice: Hint | null;
  thinking: { side: string; progress: Message | null } | null;
  /** The turn waits to be ended by its button. */
  waiting: boolean;
  /** A press is kept until Python answers. */
  kept: boolean;
  /** Plies lie ahead, and the computer rests because of them. */
  resting: boolean;
}

/** What a panel does when something has changed. */
export type Panel = { element: HTMLElement; update(moment: Moment): void };

/** The sides that people play. */
export function people({ seats, view }: Moment): string[] {
  return view.sides.filter((side) => seats[side]?.kind !== "computer");
}

/** The one side that "you" play; null with two people or none. */
export function yourSide(moment: Moment): string | null {
  const [first, second] = people(moment);
  return first && !second ? first : null;
}

/** A side by what one sees. */
export function sideName(moment: Moment, side: string): string {
  return words().side(side, moment.view);
}

/** The side whose turn it is, or null. */
export function toPlay({ view: { actor } }: Moment): string | null {
  return actor.kind === "over" ? null : actor.side;
}

/** "Level 3", counted from the weakest. */
export function levelName(levels: readonly string[], level: string): string {
  return t("player-level", { level: levels.indexOf(level) + 1 });
}
