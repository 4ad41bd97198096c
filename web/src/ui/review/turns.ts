/** The turns of the game that the history ends with, one side's after the other's. */
import type { LogEntry } from "../../engine/protocol";
import { rows } from "../table/rows";

export interface Turn {
  side: string;
  /** The number of its round, as the list of moves has it. */
  round: number;
  /** The ply it begins with, and its last. */
  from: number;
  ply: number;
  entries: readonly LogEntry[];
}

/** Whether the history ends with a game that is over. */
export function isOver(log: readonly LogEntry[]): boolean {
  return log.at(-1)?.events.some(({ code }) => code === "over") ?? false;
}

/** The history of its last game. */
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

/** The turn in which a ply was played; undefined where it is none of the game. */
export function turnAt(turns: readonly Turn[], ply: number): Turn | undefined {
  return turns.find((turn) => turn.from <= ply && ply <= turn.ply);
}

/** How many turns have been played to their end at a ply. */
export function turnsDone(turns: readonly Turn[], ply: number): number {
  return turns.findLastIndex((turn) => turn.ply <= ply) + 1;
}
