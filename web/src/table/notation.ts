/** Texts of the moves in the history, and the history as a table of rounds. */
import { eventMessage } from "../board/names";
import type { LogEntry, View } from "../engine/protocol";
import type { Params } from "../i18n/messages";
import { words } from "../kit/words";

/** Events that describe one step each. */
const STEPS = ["step", "enter", "bear_off"];

/**
 * Format a move. If the game has `move` messages for its events ("5, captures 12"), join these.
 * Otherwise translate the engine's notation. In the tables games, "6:bar-5*" becomes "bar–5*":
 * points are numbered for the viewer, and the die is omitted, because the move list shows the roll
 * before the moves.
 */
export function writeMove({ text, events }: LogEntry, view: View): string {
  const called = events.map((event) => eventMessage(view, event, words()));
  const told = called.filter(({ code }) => code && words().id("move", code, view));
  if (told.length > 0) return told.map((event) => words().say("move", event, view)).join(" + ");
  if (view.family !== "tables") return inWords(text);
  const steps = called.filter(({ code }) => STEPS.includes(code));
  return text
    .split(" ")
    .map((step, index) => stepWords(step.replace(/^\d+:/, ""), steps[index]?.params ?? {}))
    .join(", ");
}

/** Format a step, with the viewer's point numbers from its event and with translated words. */
function stepWords(step: string, { from, to }: Params): string {
  const [start = "", end] = step.split("-").map((part) => part.replace(/[a-z]+/g, inWords));
  if (end === undefined) return start;
  const called = (part: string, name: unknown) =>
    part.replace(/^\d+/, (number) => String(name ?? number));
  return `${called(start, from)}–${called(end, to)}`;
}

/** Translate a word of the notation, such as bar, off or pass. */
function inWords(word: string): string {
  const id = `notation-${word}`;
  return words().has(id) ? words().text(id) : word;
}

/** Shortens three or more equal steps in a row: "buys ×7". */
export function inRuns(steps: readonly string[]): string[] {
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  return starts.flatMap((start, i) => {
    const run = steps.slice(start, starts[i + 1]);
    return run.length < 3 ? run : [`${run[0]} ×${run.length}`];
  });
}

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
  /** In the order of the sides; null if a side has not played in this round. */
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

/** Return the number, in its game, of the last round begun by this ply; 0 if no round has begun. */
export function roundOf(log: readonly LogEntry[], sides: readonly string[], ply: number): number {
  const past = log.filter((entry) => entry.ply <= ply);
  const last = rows(past, sides).at(-1);
  return last && last.game === past.at(-1)?.game ? last.number : 0;
}

/**
 * Return the row for a turn of the side in `column`: the last row, if it belongs to this game and
 * has no turn in this or a later column. Otherwise append a new row to `made`.
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
