/** State of a table as signals. Only the table changes them. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Hint, LogEntry, Move, Seat, View, WhyNot } from "../engine/protocol";
import type { Board } from "./painter";

/**
 * `opening`: the engine does not have the match yet. `waiting`: a person's turn is complete, but
 * not yet confirmed by the button. `replaying`: an earlier ply of the history is shown.
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
  /** The fitted board; null before it is first painted. */
  readonly board = signal<Board | null>(null);
  /** The chosen place and the moves that can be made from it. */
  readonly chosen = signal<{ place: string; moves: Move[] } | null>(null);
  /** Why an action was refused, in the user's language. */
  readonly refusal = signal<{ why: WhyNot; text: string } | null>(null);
  readonly hint = signal<{ hint: Hint; text: string } | null>(null);
  /** The side for which the computer is thinking. */
  readonly thinking = signal<string | null>(null);
  /** True if the engine has the match shown. Until then, the user's move is kept. */
  readonly settled = signal(false);
  /** The text of the move to play when the engine is ready. */
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

/** Read-only interface of `TableState`. */
export type TableReading = {
  readonly [K in keyof TableState]: TableState[K] extends ReadonlySignal<infer Value>
    ? ReadonlySignal<Value>
    : never;
};
