/** The whole history, put together from the parts that views bring. */
import type { LogEntry, View } from "../engine/protocol";

/** What is known with what a view adds; plies ahead of it are kept for going there again. */
export function historyWith(known: readonly LogEntry[], { log, ply, ahead }: View): LogEntry[] {
  const history = [...known.slice(0, log.from), ...log.entries];
  const later = known.filter((entry) => entry.ply > ply);
  return later.length === ahead ? [...history, ...later] : history;
}

/** What happened in the turn in which something was last moved. */
export function lastTurn(known: readonly LogEntry[], { ply }: View): LogEntry[] {
  const past = known.filter((entry) => entry.ply <= ply);
  const last = past.findLast(({ kind }) => kind === "move");
  if (!last) return [];
  const { game, turn, side } = last;
  return past.filter((one) => one.game === game && one.turn === turn && one.side === side);
}
