/** A finished game looked over: the balance after every move, and the moves that lost something. */
import type { Engine } from "../../engine/client";
import { presentOf } from "../../engine/present";
import type { Analysis, LogEntry, View } from "../../engine/protocol";

/** Milliseconds for each position. */
const PATIENCE = 150;
/** A guess must differ by this much, and by its interval, to be told; what is certain, by one. */
const DOUBT = 2;

/** One move weighed; worths are those of the first side. */
export interface Weighed {
  entry: LogEntry;
  /** How the game would have ended after it, with best play. */
  balance: number;
  /** What it lost against the best move, and which that was. */
  loss: number;
  better: string;
  exact: boolean;
}

/** The moves of the game that the history ends with, if it has ended; else none. */
export function finishedMoves(log: readonly LogEntry[]): LogEntry[] {
  const last = log.at(-1);
  if (!last?.events.some(({ code }) => code === "over")) return [];
  return log.filter(({ game, kind, side }) => game === last.game && kind === "move" && side !== "");
}

/** Weighs moves one by one; those that were no choice (a game given up) are left out. */
export async function* review(
  engine: Pick<Engine, "task">,
  moves: readonly LogEntry[],
  view: View,
  signal: AbortSignal,
): AsyncGenerator<{ unit: string; move: Weighed | null }> {
  for (const entry of moves) {
    const ask = { ...presentOf(view), ply: entry.ply - 1, ms: PATIENCE };
    const found = await engine.task("analyse", ask, { signal });
    yield { unit: found.unit, move: weighed(entry, found, view.sides[0] ?? "") };
  }
}

function weighed(entry: LogEntry, { side, prospects }: Analysis, first: string): Weighed | null {
  const played = prospects.find(({ text }) => text === entry.text);
  const best = [...prospects].sort((a, b) => b.value - a.value)[0];
  if (!played || !best) return null;
  const exact = played.exact && best.exact;
  const lost = Math.round(best.value - played.value);
  const doubt = exact ? 1 : Math.max(DOUBT, played.apart);
  return {
    entry,
    balance: side === first ? played.value : -played.value,
    loss: lost >= doubt ? lost : 0,
    better: best.text,
    exact,
  };
}
