/** Types shared by a table and the page around it: preferences, events and commands. */
import type { Ask, Engine } from "../engine/client";
import type {
  EngineFailure,
  Hint,
  Outcome,
  Requests,
  Table as Start,
  View,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { Board, Look, Painter } from "./painter";
import type { Position } from "./state";

/** The user's preferences for the table, including the theme and the layout of the page. */
export interface TablePreferences {
  theme: Look["theme"];
  shape: Look["shape"];
  /**
   * Board for two people at one screen: never rotated ("fixed"), rotated every turn to face the
   * player on turn ("turned"), or for people on opposite sides of a device that is flat on a table:
   * the board is not rotated, but its numerals and dice face the player on turn ("table").
   */
  seating: "fixed" | "turned" | "table";
  /** Speed of the animations; `prefers-reduced-motion` also turns them off. */
  animation: "normal" | "fast" | "off";
  /** True if the board marks movable men and the targets of the chosen man. */
  targets: boolean;
  /** True if the board shows the route along which the men move around it. */
  way: boolean;
  /** True if screen readers get short descriptions of places. */
  brief: boolean;
  /** Codes of the marks and status messages to hide. */
  hides: readonly string[];
  /** True if the page rolls the dice when a roll is the only choice. */
  autoThrow: boolean;
  /**
   * True if the field for typing moves is open. Dice are then rolled automatically, unless the
   * preference `commit` is on (the user ends each turn with a button).
   */
  typing: boolean;
  /** True if the only choice is played automatically, unless it is a roll or a pass. */
  autoForced: boolean;
  /** True if a pass is played automatically when it is the only choice. */
  autoPass: boolean;
  /** True if a human player's turn ends only after a press of a button, which calls `commit()`. */
  commit: boolean;
  /** Minimum milliseconds to show a position before an automatic step (see `AutoPlayer`). */
  pace: number;
}

export interface TableOptions {
  /** The element that the board fills. Its size must not depend on its content. */
  host: HTMLElement;
  client: Pick<Engine, "request" | "task">;
  painter: Painter;
  messages: Messages;
  preferences: TablePreferences;
}

/** Events that a table emits, by name, with the data for the listeners. */
export interface TableEvents {
  /** The board was painted for the first time and is ready for input. */
  painted: null;
  /** A match is being opened, and no stored view of it can be shown until the engine replies. */
  waiting: null;
  /** A new view is shown; `log` is the whole history. */
  view: Position;
  /** The board was fitted again, because its space, appearance or places have changed. */
  fitted: Board;
  /** Focus or the pointer moved to another place, or to none (null). */
  looked: string | null;
  /** The engine has returned a hint. */
  hint: { hint: Hint; text: string };
  over: { outcome: Outcome };
  error: { failure: EngineFailure; text: string };
  /** A text was announced to screen readers. */
  said: string;
  /** The `?` key was pressed. */
  help: null;
  /** A key requested a spoken summary of the board, or the field for typing moves. */
  asked: PanelRequest;
}

/**
 * Returns the text to announce for a hint, for games that reveal a hint in stages: first only the
 * location of the move, then the reason. `whole` is the text of the complete hint.
 */
export type HintWording = (view: View, hint: Hint, whole: string) => string;

/**
 * How to open a match: as a new match (`new`), from a saved game or link (`load`), or with a
 * function `ask` that itself sends requests to the engine and resolves with the match.
 */
export type Opening =
  | { new: Requests["new"]["in"] }
  | { load: Requests["load"]["in"] }
  | { ask: (request: Ask) => Promise<Start> };

/**
 * Commands of keys on the board. `drop` cancels the choice of a piece; `throw` rolls, deals or
 * passes; `last` repeats the last turn; `type` opens the field for typing moves. Spoken summaries:
 * `board` (the whole board), `mine` (pieces of the viewer's side, see `nearSide`), `theirs` (pieces
 * of other sides), `row` (one row of places), `kinds` (pieces, grouped by kind).
 */
export type Command =
  | "drop"
  | "throw"
  | "undo"
  | "redo"
  | "hint"
  | "last"
  | "status"
  | "hand"
  | "moves"
  | "threats"
  | "help"
  | "board"
  | "mine"
  | "theirs"
  | "row"
  | "kinds"
  | "type";

/** Commands that the table handles. The board itself handles `drop`. */
export type TableCommand = Exclude<Command, "drop">;

/**
 * A command (see `Command`) to which the page responds: a spoken summary, or `type`. `typed` is the
 * digit whose key opened the field for typing moves; "" for all other keys.
 */
export interface PanelRequest {
  what: "board" | "mine" | "theirs" | "row" | "kinds" | "type";
  typed: string;
}
