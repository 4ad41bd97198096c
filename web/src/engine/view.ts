/**
 * What one seat may see, as it crosses to the page: places, pieces, moves, status, history.
 *
 * The same names stand in `py/alveus/core/view.py`; `tests/test_protocol.py` holds the two together.
 */

/** Something to be said: a code that every language words, and its parameters. */
export interface Message {
  code: string;
  params: Record<string, Param>;
}
export type Param = string | number | boolean | null | string[] | number[];

/**
 * A thing that happened; the piece of `side` on top of `path[0]`, or the topmost at all, travels
 * to the end of the path. An event with an empty code moves a piece and says nothing.
 */
export interface GameEvent extends Message {
  side: string;
  path: string[];
}

/** A point, pit, cell, square, open end, hand slot, bar or tray. */
export interface Place {
  id: string;
  kind: string;
  /** Row and column in the reading order of the real board, seen from the first seat. */
  row: number;
  column: number;
  /** What the eyes of this view call it, free of language: "7", "d3", "A5"; may be empty. */
  name: string;
  label: Message;
  /** The side it belongs to, or "". */
  side: string;
  /** What is marked on it: codes such as "one_man". */
  marks: string[];
  /** What is printed on the place itself, for good: a digit of a puzzle, a letter of a slab. */
  value: string;
}

/** A man, stone, bean or tile. Its id travels with it. */
export interface Piece {
  id: string;
  kind: string;
  side: string;
  place: string;
  /** From 0 at the foot of the place. */
  order: number;
  /** Numeral or tile face ("3:4", first half on the first place); "" when none or hidden. */
  value: string;
  /** All places it lies on, where that is more than one. */
  covers: string[];
  /** The values of its layers, for a stone that is a pile. */
  layers: string[];
}

/** One step that begins some complete legal turn, or several such steps in a row. */
export interface Move {
  text: string;
  /** "play" unless a game has several things to do on the same path ("lay", "line", "lift"). */
  kind: string;
  /**
   * The places to choose one after another; between two that may be chosen in either order there
   * is a move each way. A path of one place is chosen, then confirmed; a move without a path is
   * done by pressing the token it uses.
   */
  path: string[];
  /** All places that are touched on the way, for a preview; empty where the path says it. */
  trail: string[];
  /** Tokens that are used up. */
  uses: string[];
  /** Pieces that are taken or hit. */
  takes: string[];
  label: Message;
}

/** A die, a number to highlight, a tile in a notebook: what is used but lies on no place. */
export interface Token {
  id: string;
  kind: string;
  side: string;
  value: number;
  used: boolean;
}

export interface Counter {
  code: string;
  side: string;
  value: number;
}

/** Something that can be done without a place: throw, pass, double, buy, resign. */
export interface Action {
  id: string;
  /** The move text to play. */
  text: string;
  enabled: boolean;
  /** Why not, where it is not enabled. */
  reason: Message | null;
}

/**
 * Something drawn on the board besides pieces: a threat with its formula, a separating line. One
 * of kind `would` is what the move from its first place to its second would bring.
 */
export interface Mark {
  kind: string;
  side: string;
  path: string[];
  label: Message;
}

/** Whether something can be taken back or played again, and why not. */
export interface Step {
  enabled: boolean;
  reason: Message | null;
}

export interface Outcome {
  winner: string | null;
  ending: string;
  points: number;
}

export type Actor =
  | { kind: "seat"; side: string }
  | { kind: "chance"; side: string | null }
  | { kind: "over"; outcome: Outcome };

export interface Series {
  /** Points to reach, 0 for single games. */
  target: number;
  score: Record<string, number>;
  /** Number of the present game, from 1. */
  game: number;
  winner: string | null;
  /** Where points make rows and rows a race; `score` and `target` are then those of this row. */
  race: Race | null;
}

/** The rows of a race that are over, and how many of how many win it. */
export interface Race {
  to_win: number;
  of: number;
  rows: { winner: string; score: Record<string, number>; games: number }[];
  /** Whether the rows were won one right after the other. */
  matsch: boolean;
  /** The points in this row as they stood after each of its games. */
  course: Record<string, number>[];
}

/** One line of the history. `ply` 0 is the start of the first game. */
export interface LogEntry {
  ply: number;
  kind: "new" | "throw" | "move";
  /** Number of the game in the series and of the turn in the game, both from 1. */
  game: number;
  turn: number;
  side: string;
  text: string;
  /** True when it played itself: a forced pass, an automatic throw. */
  auto: boolean;
  events: GameEvent[];
}

export interface View {
  v: 1;
  game: string;
  family: string;
  /** The options that differ from the defaults. */
  options: Record<string, string>;
  /** What tells this match from every other that lay on the table. */
  match: string;
  /** Whether a game before this one can be laid on the table again. */
  before: boolean;
  rev: number;
  ply: number;
  /** How many plies lie ahead for redo. */
  ahead: number;
  undo: Step;
  redo: Step;
  /** The seats' ids in order of play, and whose numbers and hands this view shows: "" nobody's. */
  sides: string[];
  eyes: string;
  actor: Actor;
  status: Message[];
  places: Place[];
  pieces: Piece[];
  moves: Move[];
  tokens: Token[];
  counters: Counter[];
  actions: Action[];
  marks: Mark[];
  series: Series;
  /** Entries from index `from` on; what the page knows before that index stays. */
  log: { from: number; entries: LogEntry[] };
  /** The ways of the last turn, for the last-move marks. */
  last: { side: string; paths: string[][] };
  /** SHA-256 of this game's seed, and the seed itself once the game is over. */
  chance: { commitment: string; seed: string | null };
}
