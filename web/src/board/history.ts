/** Assembles the history from the parts in the views. */
import type { LogEntry, View } from "../engine/protocol";

/** Returns the known history updated by a view. Plies ahead of the view are kept for redo. */
export function mergeHistory(history: readonly LogEntry[], { log, ply, ahead }: View): LogEntry[] {
  const merged = [...history.slice(0, log.from), ...log.entries];
  const later = history.filter((entry) => entry.ply > ply);
  return later.length === ahead ? [...merged, ...later] : merged;
}

/** Returns the entries of the turn with the last move. */
export function lastTurn(history: readonly LogEntry[], { ply }: View): LogEntry[] {
  const played = history.filter((entry) => entry.ply <= ply);
  const last = played.findLast(({ kind }) => kind === "move");
  if (!last) return [];
  const { game, turn, side } = last;
  return played.filter(
    (entry) => entry.game === game && entry.turn === turn && entry.side === side,
  );
}
