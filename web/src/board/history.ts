/** Assembles the history from the parts in the views. */
import type { LogEntry, View } from "../engine/protocol";

/** Returns the known history updated by a view. Plies ahead of the view are kept for redo. */
export function historyWith(known: readonly LogEntry[], { log, ply, ahead }: View): LogEntry[] {
  const history = [...known.slice(0, log.from), ...log.entries];
  const later = known.filter((entry) => entry.ply > ply);
  return later.length === ahead ? [...history, ...later] : history;
}

/** Returns the entries of the turn with the last move. */
export function lastTurn(known: readonly LogEntry[], { ply }: View): LogEntry[] {
  const past = known.filter((entry) => entry.ply <= ply);
  const last = past.findLast(({ kind }) => kind === "move");
  if (!last) return [];
  const { game, turn, side } = last;
  return past.filter((one) => one.game === game && one.turn === turn && one.side === side);
}
