/**
 * What crosses between page and engine: one JSON object in, one out.
 *
 * The same names stand in `py/alveus/core/view.py` and `py/alveus/bridge.py`;
 * `tests/test_protocol.py` holds the two together.
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
  /** What is printed on the place itself, for good: a digit of a Dominosa, a letter of the slab. */
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
  rev: number;
  ply: number;
  /** How many plies lie ahead for redo. */
  ahead: number;
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

export type Seat = { kind: "human" } | { kind: "computer"; level: string };

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  source: SourceInfo;
  sources: Record<string, SourceInfo>;
  /** For values that make a series of the game: the points to reach. */
  targets: Record<string, number>;
}
export interface SourceInfo {
  work: string;
  place: string;
  certainty: "attested" | "inferred" | "disputed" | "modern";
  /** A message id, or "". */
  note: string;
}
export interface GameInfo {
  id: string;
  family: string;
  seats: string[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  /** Whether anything in the game is left to chance. */
  chance: boolean;
  /** Whether seats hold what others may not see until the game is over. */
  hidden: boolean;
  /** Whether the worth of every move can be asked for. */
  analysis: boolean;
  /** The computer's levels, weakest first. */
  levels: string[];
}

/** What a match was started with; every reply that carries a view may carry it too. */
export interface Table {
  view: View;
  seats: Record<string, Seat>;
}

export interface Hint {
  text: string;
  path: string[];
  reason: Message;
  value: number;
  unit: string;
}
export interface Choice {
  text: string;
  value: number;
  unit: string;
  nodes: number;
}
/** A move with its worth to the side to choose, and the moves that best play goes on with. */
export interface Prospect {
  text: string;
  value: number;
  /** Half the 95 % interval of a worth that was sampled, 0 of any other. */
  margin: number;
  /** The same of its distance from the best move, which has met the same chances. */
  apart: number;
  /** Whether the worth is certain and no guess. */
  exact: boolean;
  line: string[];
}
/** Every move of a position, and whose worths these are. */
export interface Analysis {
  side: string;
  unit: string;
  prospects: Prospect[];
}
/** A new puzzle: the position to begin with, and the seed that leads to it again. */
export interface PuzzleMade {
  position: object;
  seed: string;
}
/** What a seat knows of the tiles it does not see. */
export interface Knowledge {
  side: string;
  numbers: KnownNumber[];
  /** Every unseen tile with the odds that a side, the stock or the talon has it. */
  tiles: { tile: string; odds: Record<string, number> }[];
  /** The pips that the talon may be expected to have. */
  talon: number;
}
/** Where the tiles of a number are, and what the own ones are called together ("" nothing). */
export interface KnownNumber {
  number: number;
  line: number;
  hand: number;
  unseen: number;
  group: string;
  /** The sides that have shown not to have it. */
  lacks: string[];
}
export interface WhyNot {
  reason: Message;
  option: string;
  source: SourceInfo | null;
}

/** Every request by name: what it needs and what it answers. */
export interface Requests {
  games: { in: object; out: { games: GameInfo[] } };
  new: {
    in: {
      game: string;
      options?: Record<string, string>;
      seats?: Record<string, Seat>;
      target?: number;
      seed?: string;
      position?: object;
    };
    out: Table;
  };
  load: { in: { save?: object; link?: string }; out: Table };
  view: { in: { rev?: number }; out: { view: View } };
  /** One or more moves as text; `auto` when the page plays what is forced. */
  play: { in: { rev: number; text: string; auto?: boolean }; out: { view: View } };
  undo: { in: { rev: number }; out: { view: View } };
  redo: { in: { rev: number }; out: { view: View } };
  /** Steps to a ply of the history without forgetting what comes after it. */
  goto: { in: { rev: number; ply: number }; out: { view: View } };
  /** The next game, or a fresh start with other options or from a position; can be undone. */
  again: {
    in: {
      rev: number;
      options?: Record<string, string>;
      seats?: Record<string, Seat>;
      position?: object;
    };
    out: Table;
  };
  seats: { in: { seats: Record<string, Seat> }; out: Table };
  /** The person whose turn it is has sat down; only then the view shows the hand. */
  sit: { in: { rev: number; side: string }; out: Table };
  think: { in: { rev: number; level?: string; ms?: number }; out: { task: number } };
  hint: { in: { rev: number; ms?: number }; out: { task: number } };
  /** The worth of every move: now, or in the position after a ply of the history. */
  analyse: { in: { rev: number; ply?: number; ms?: number }; out: { task: number } };
  /** A new puzzle; the seed is its number, a date or any other word, a position its start. */
  generate: {
    in: { game: string; options?: Record<string, string>; seed: string; position?: object };
    out: { task: number };
  };
  /** Something a game can tell without a match. */
  consult: { in: { game: string; about: string; given?: object }; out: object };
  /** A solution of the puzzle on the table as rows of < > ^ v, and how many there are. */
  key: { in: { rev: number }; out: { key: string[]; solutions: number; complete: boolean } };
  /** What can be known of hidden hands by the eyes of the present view. */
  knowledge: { in: { rev: number }; out: Knowledge };
  why: { in: { path: string[] }; out: { why: WhyNot | null } };
  slice: { in: { task: number; ms?: number }; out: Slice };
  cancel: { in: { task: number }; out: object };
  save: { in: object; out: { save: object } };
  link: { in: object; out: { link: string; kind: "moves" | "position" } };
}

export type Slice = { progress: Message } | { done: Choice | Hint | Analysis | PuzzleMade };

export type Request<K extends keyof Requests> = { id: number; do: K } & Requests[K]["in"];

export interface EngineError {
  code: string;
  params: Record<string, Param>;
  /** The present view, where the request was made from an old one. */
  view?: View;
}

export type Reply<K extends keyof Requests> =
  | { id: number; ok: Requests[K]["out"] }
  | { id: number; error: EngineError };
