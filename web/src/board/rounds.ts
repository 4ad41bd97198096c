/** The history as a table with one row per round and one cell per side. */
import type { LogEntry } from "../engine/protocol";

export interface Cell {
  side: string;
  /** The roll in the notation of the engine, for example "5-1"; empty without a roll. */
  throw: string;
  steps: LogEntry[];
  /** Ply of the first entry of the turn: its roll or, without a roll, its first step. */
  from: number;
  /** Ply of the last entry of the turn. A click on the cell shows the position at this ply. */
  ply: number;
}
export interface Row {
  game: number;
  /** Number of the round in its game, from 1. */
  number: number;
  /** Turns in the order of the sides; null if a side has not played in this round. */
  cells: (Cell | null)[];
}

/** Return all rounds of all games in the history. In a round, each side has at most one turn. */
export function rows(log: readonly LogEntry[], sides: readonly string[]): Row[] {
  const made: Row[] = [];
  let turn = "";
  let cell: Cell | null = null;
  for (const entry of log) {
    const column = sides.indexOf(entry.side);
    if (entry.kind === "new" || column < 0) continue;
    const key = `${entry.game}/${entry.turn}/${entry.side}`;
    if (key !== turn || !cell) {
      turn = key;
      cell = { side: entry.side, throw: "", steps: [], from: entry.ply, ply: entry.ply };
      rowFor(made, entry.game, column, sides.length).cells[column] = cell;
    }
    if (entry.kind === "throw") cell.throw = entry.text.replace(/^throw\s*/, "");
    else cell.steps.push(entry);
    cell.ply = entry.ply;
  }
  return made;
}

/** Return the number of the round at a ply, from 1 in each game; 0 before the first round. */
export function roundOf(log: readonly LogEntry[], sides: readonly string[], ply: number): number {
  const past = log.filter((entry) => entry.ply <= ply);
  const last = rows(past, sides).at(-1);
  return last && last.game === past.at(-1)?.game ? last.number : 0;
}

/**
 * Return the row for a turn of the side with the index `column`: the last row of `made` if it is
 * from this game and has no turn in this or a later column; otherwise add a new row to `made`.
 */
function rowFor(made: Row[], game: number, column: number, width: number): Row {
  const last = made.at(-1);
  const same = last?.game === game;
  if (last && same && last.cells.slice(column).every((cell) => cell === null)) return last;
  const number = same ? last.number + 1 : 1;
  const row: Row = { game, number, cells: new Array<Cell | null>(width).fill(null) };
  made.push(row);
  return row;
}
