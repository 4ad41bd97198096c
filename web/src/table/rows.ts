/** The history as a table: one row for each round, one cell for each side. */
import type { LogEntry } from "../engine/protocol";

export interface Cell {
  side: string;
  /** The roll as typed, for example "5-1"; empty without a roll. */
  throw: string;
  steps: LogEntry[];
  /** Plies after the first and after the last step of the turn. A click shows the last one. */
  from: number;
  ply: number;
}
export interface Row {
  game: number;
  /** Number of the round in its game, from 1. */
  number: number;
  /** In the order of the sides; null if a side has not played in this round. */
  cells: (Cell | null)[];
}

/** Returns all rounds of all games in the history. */
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

/** Returns the number of the round that contains a ply. */
export function roundOf(log: readonly LogEntry[], sides: readonly string[], ply: number): number {
  return (
    rows(
      log.filter((entry) => entry.ply <= ply),
      sides,
    ).at(-1)?.number ?? 0
  );
}

/** Returns the last row if it is empty from this column on, otherwise a new row. */
function rowFor(made: Row[], game: number, column: number, width: number): Row {
  const last = made.at(-1);
  const same = last?.game === game;
  if (last && same && last.cells.slice(column).every((cell) => cell === null)) return last;
  const number = same ? last.number + 1 : 1;
  const row: Row = { game, number, cells: new Array<Cell | null>(width).fill(null) };
  made.push(row);
  return row;
}
