/**
 * State of a table (see `table.ts`) as signals, which only the table and its modules change.
 * `engineView` and `shownView` contain the match; `view`, `log`, `seats` are parts of `shownView`.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Hint, LogEntry, Move, Seat, View, WhyNot } from "../engine/protocol";
import type { Board } from "./painter";

/**
 * `opening`: the engine has not opened the match yet. `waiting`: a person has played a turn, but
 * not yet pressed the button that ends it. `replaying`: an earlier ply of the history is shown.
 */
export type Phase =
  | "opening"
  | "playing"
  | "thinking"
  | "waiting"
  | "replaying"
  | "over"
  | "closed";

/** A position of a match: the view, the whole history, and the players by side. */
export interface Position {
  view: View;
  log: readonly LogEntry[];
  seats: Readonly<Record<string, Seat>>;
}

const EMPTY: Pick<Position, "log" | "seats"> = { log: [], seats: {} };

export class TableState {
  /** The engine's latest answer, or the stored match that is shown until the engine answers. */
  readonly engineView = signal<Position | null>(null);
  /**
   * The last position whose animations have ended. While a step is animated, this is still the
   * position before the step.
   */
  readonly shownView = signal<Position | null>(null);
  /** Codes of the marks and status messages that `view` omits (preference `hides`). */
  readonly hides = signal<readonly string[]>([]);
  /**
   * The parts of `shownView`: the view without the marks and status messages whose codes are in
   * `hides`, the history (`log`), and the players (`seats`).
   */
  readonly view = computed(() => {
    const { view } = this.shownView.value ?? {};
    return view ? omitMarks(view, this.hides.value) : null;
  });
  readonly log = computed(() => (this.shownView.value ?? EMPTY).log);
  readonly seats = computed(() => (this.shownView.value ?? EMPTY).seats);
  /** The board, fitted to its space on the page; null before it is first painted. */
  readonly board = signal<Board | null>(null);
  /** The chosen place and the moves that can be made from it; null without a choice. */
  readonly chosen = signal<{ place: string; moves: Move[] } | null>(null);
  /** Why the last action was refused, in the user's language; null without a refusal. */
  readonly refusal = signal<{ why: WhyNot; text: string } | null>(null);
  readonly hint = signal<{ hint: Hint; text: string } | null>(null);
  /** The side for which the computer is thinking; null if it is not thinking. */
  readonly thinking = signal<string | null>(null);
  /** True if the engine has opened the match. Until then, a move of the user waits in `kept`. */
  readonly settled = signal(false);
  /** Text of the move to play when the engine has opened the match, or null. */
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

/** Return the view without marks and status messages of these codes. */
export function omitMarks(view: View, codes: readonly string[]): View {
  if (codes.length === 0) return view;
  const isShown = (code: string) => !codes.includes(code);
  return {
    ...view,
    status: view.status.filter(({ code }) => isShown(code)),
    marks: view.marks.filter(({ kind }) => isShown(kind)),
    places: view.places.map((place) => ({ ...place, marks: place.marks.filter(isShown) })),
  };
}

/**
 * Return the history with its last entries replaced by those in the view's `log`. Keep the entries
 * after the view's ply if they are as many as the engine can redo (`ahead`).
 */
export function mergeHistory(history: readonly LogEntry[], { log, ply, ahead }: View): LogEntry[] {
  const merged = [...history.slice(0, log.from), ...log.entries];
  const later = history.filter((entry) => entry.ply > ply);
  return later.length === ahead ? [...merged, ...later] : merged;
}

/**
 * True if a new ply leads from the earlier position (first argument) to a view (second argument).
 * The third argument is the history entry of this ply. False after an undo or a redo, because these
 * do not change the history.
 */
export function isPlayed(
  { view: earlier, log }: Pick<Position, "view" | "log">,
  { match, ply, ahead }: View,
  { kind, text }: LogEntry,
): boolean {
  if (match !== earlier.match || ply <= earlier.ply) return false;
  const undone = log.find((entry) => entry.ply === ply);
  const isOther = undone !== undefined && (undone.kind !== kind || undone.text !== text);
  return isOther || ply + ahead !== earlier.ply + earlier.ahead;
}

/** Return the entries, up to the view's ply, of the last turn in which a side moved. */
export function lastTurn(history: readonly LogEntry[], { ply }: View): LogEntry[] {
  const played = history.filter((entry) => entry.ply <= ply);
  const last = played.findLast(({ kind }) => kind === "move");
  if (!last) return [];
  const { game, turn, side } = last;
  return played.filter(
    (entry) => entry.game === game && entry.turn === turn && entry.side === side,
  );
}
