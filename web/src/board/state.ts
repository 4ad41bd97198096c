/**
 * What is true of a table at one time. The table alone writes it; whoever shows something of it
 * reads the signals, and is told when one that was read has another value.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Hint, LogEntry, Move, Seat, View, WhyNot } from "../engine/protocol";
import type { Board } from "./painter";

/**
 * `opening`: the engine does not have the match yet. `waiting`: a person's turn is played to the
 * end and is to be ended by its button. `replaying`: an earlier place in the history is looked at.
 */
export type Phase =
  | "opening"
  | "playing"
  | "thinking"
  | "waiting"
  | "replaying"
  | "over"
  | "closed";

export class TableState {
  readonly view = signal<View | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly seats = signal<Readonly<Record<string, Seat>>>({});
  /** The board as it was fitted last; null before its first paint. */
  readonly board = signal<Board | null>(null);
  /** A place is chosen and these ways lead on from it. */
  readonly chosen = signal<{ place: string; ways: Move[] } | null>(null);
  /** Why something could not be done, in the user's language. */
  readonly refusal = signal<{ why: WhyNot; text: string } | null>(null);
  readonly hint = signal<{ hint: Hint; text: string } | null>(null);
  /** The side that the computer thinks for. */
  readonly thinking = signal<string | null>(null);
  /** Whether the engine has the match that is shown; until then a press is kept. */
  readonly settled = signal(false);
  /** The press that is kept until Python is ready, as text. */
  readonly kept = signal<string | null>(null);
  readonly waiting = signal(false);
  readonly replaying = signal(false);
  readonly closed = signal(false);

  readonly phase: ReadonlySignal<Phase> = computed(() => {
    if (this.closed.value) return "closed";
    if (!this.settled.value) return "opening";
    if (this.replaying.value) return "replaying";
    if (this.view.value?.actor.kind === "over") return "over";
    if (this.waiting.value) return "waiting";
    return this.thinking.value === null ? "playing" : "thinking";
  });
}

/** The same, to be read only. */
export type TableReading = {
  readonly [K in keyof TableState]: TableState[K] extends ReadonlySignal<infer Value>
    ? ReadonlySignal<Value>
    : never;
};
