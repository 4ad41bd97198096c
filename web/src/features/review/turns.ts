/** The turns of the last game in the history, in the order in which they were played. */
import type { LogEntry } from "../../engine/protocol";
import { rows } from "../../table/notation";

export interface Turn {
  side: string;
  /** Number of the round, as in the move list. */
  round: number;
  /** The first and the last ply of the turn. */
  from: number;
  ply: number;
  entries: readonly LogEntry[];
}

/** True if the history ends with a finished game. */
export function isOver(log: readonly LogEntry[]): boolean {
  return log.at(-1)?.events.some(({ code }) => code === "over") ?? false;
}

/** Returns the entries of the last game in the history. */
export function lastGame(log: readonly LogEntry[]): readonly LogEntry[] {
  const game = log.at(-1)?.game;
  return log.filter((entry) => entry.game === game);
}

export function turnsOf(log: readonly LogEntry[], sides: readonly string[]): Turn[] {
  const game = lastGame(log);
  return rows(game, sides)
    .flatMap(({ number, cells }) =>
      cells.flatMap((cell) => (cell ? [{ ...cell, round: number }] : [])),
    )
    .sort((a, b) => a.from - b.from)
    .map(({ side, round, from, ply }) => {
      const entries = game.filter((one) => one.side === side && one.ply >= from && one.ply <= ply);
      return { side, round, from, ply, entries };
    });
}

/** Returns the turn that contains a ply; undefined if there is none. */
export function turnAt(turns: readonly Turn[], ply: number): Turn | undefined {
  return turns.find((turn) => turn.from <= ply && ply <= turn.ply);
}

/** Returns the number of turns completed at a ply. */
export function turnsDone(turns: readonly Turn[], ply: number): number {
  return turns.findLastIndex((turn) => turn.ply <= ply) + 1;
}
