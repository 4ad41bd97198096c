/**
 * What crosses between page and engine: one JSON object in, one out.
 *
 * The same names stand in `py/alveus/protocol.py`; `tests/test_protocol.py` holds the two together.
 */
import type { GameEvent, Message, Param, View } from "./view";

export type * from "./view";

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
/** The view with its notes, and what is to be told of them. */
export interface Noted {
  view: View;
  events: GameEvent[];
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
  view: { in: { match?: string; rev?: number }; out: { view: View } };
  /** One or more moves as text; `auto` when the page plays what is forced. */
  play: { in: { match?: string; rev: number; text: string; auto?: boolean }; out: { view: View } };
  /** Marks and looks that are no moves; they stay beside the history. */
  note: { in: { match?: string; rev: number; text: string }; out: Noted };
  undo: { in: { match?: string; rev: number }; out: { view: View } };
  redo: { in: { match?: string; rev: number }; out: { view: View } };
  /** Steps to a ply of the history without forgetting what comes after it. */
  goto: { in: { match?: string; rev: number; ply: number }; out: { view: View } };
  /** The next game, or a fresh start with other options or from a position; `back` leads back. */
  again: {
    in: {
      match?: string;
      rev: number;
      options?: Record<string, string>;
      seats?: Record<string, Seat>;
      position?: object;
    };
    out: Table;
  };
  /** The game before: of the series, else the match that lay on the table before this one. */
  back: { in: { match?: string; rev: number }; out: Table };
  seats: { in: { seats: Record<string, Seat> }; out: Table };
  /** The person whose turn it is has sat down; only then the view shows the hand. */
  sit: { in: { match?: string; rev: number; side: string }; out: Table };
  think: {
    in: { match?: string; rev: number; level?: string; ms?: number };
    out: { task: number };
  };
  hint: { in: { match?: string; rev: number; ms?: number }; out: { task: number } };
  /** The worth of every move: now, or in the position after a ply of the history. */
  analyse: {
    in: { match?: string; rev: number; ply?: number; ms?: number };
    out: { task: number };
  };
  /** A new puzzle; the seed is its number, a date or any other word, a position its start. */
  generate: {
    in: { game: string; options?: Record<string, string>; seed: string; position?: object };
    out: { task: number };
  };
  /** Something a game can tell without a match. */
  consult: { in: { game: string; about: string; given?: object }; out: object };
  /** A solution of the puzzle on the table as rows of < > ^ v, and how many there are. */
  key: {
    in: { match?: string; rev: number };
    out: { key: string[]; solutions: number; complete: boolean };
  };
  /** What can be known of hidden hands by the eyes of the present view. */
  knowledge: { in: { match?: string; rev: number }; out: Knowledge };
  why: { in: { path: string[] }; out: { why: WhyNot | null } };
  slice: { in: { task: number; ms?: number }; out: Slice };
  cancel: { in: { task: number }; out: object };
  save: { in: object; out: { save: object } };
  link: { in: object; out: { link: string; kind: "moves" | "position" } };
}

export type Slice = { progress: Message } | { done: Choice | Hint | Analysis | PuzzleMade };

/** A request as it is sent; `base` is the tag of the last view that has arrived. */
export type Request<K extends keyof Requests> = {
  id: number;
  do: K;
  base: string;
} & Requests[K]["in"];

export interface EngineError {
  code: string;
  params: Record<string, Param>;
  /** The present view, where the request was made from an old one. */
  view?: View;
}

export type Reply<K extends keyof Requests> =
  | { id: number; ok: Requests[K]["out"] }
  | { id: number; error: EngineError };
