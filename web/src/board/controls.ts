/** What a table offers the page around it: what can be asked of it, and what it tells. */

import type { Ask, Engine } from "../engine/client";
import type { EngineFailure } from "../engine/failure";
import type {
  Hint,
  LogEntry,
  Mark,
  Outcome,
  Requests,
  Seat,
  Table as Start,
  View,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { Asking } from "./asking";
import type { Board, Look, Painter } from "./painter";
import type { TableReading } from "./state";

/** How a person wants to play; the shell's settings, theme and layout put together. */
export interface TablePreferences {
  theme: Look["theme"];
  shape: Look["shape"];
  /**
   * Two people at one screen: the board stays as it is, is read from the other side at every
   * turn, or lies between them.
   */
  seating: "fixed" | "turned" | "table";
  /** How quickly men travel; `prefers-reduced-motion` turns it off besides. */
  animation: "normal" | "fast" | "off";
  /** Where a man can go is shown. */
  targets: boolean;
  /** The way of the men round the board is shown. */
  way: boolean;
  /** Places are named in few words. */
  brief: boolean;
  /** Codes of marks and of sentences that are kept back. */
  hides: readonly string[];
  /** The dice fall by themselves when a throw is the only thing to do. */
  autoThrow: boolean;
  /** A line to type in stands open: the dice fall as if they were wished to, unless turns end by hand. */
  typing: boolean;
  /** A step plays itself where it is the only one. */
  autoForced: boolean;
  /** A pass plays itself. */
  autoPass: boolean;
  /** A person's turn ends only when `commit()` is called. */
  commit: boolean;
  /** Least milliseconds for which what the computer or chance did is looked at before it goes on. */
  pace: number;
}

export interface TableOptions {
  /** The element whose space the board fills; it needs a size of its own. */
  host: HTMLElement;
  client: Pick<Engine, "request" | "task">;
  painter: Painter;
  messages: Messages;
  preferences: TablePreferences;
}

/** What the shell hears, by name. */
export interface TableEvents {
  /** The board is painted for the first time, and its first move can be chosen. */
  painted: null;
  /** Nothing can be painted before the engine answers. */
  waiting: null;
  /** Another view is shown; `log` is the whole history. */
  view: { view: View; log: readonly LogEntry[]; seats: Readonly<Record<string, Seat>> };
  /** The board was fitted anew: its size, and the strips where the shell lays the players. */
  fitted: Board;
  /** Focus or the pointer rests on another place, or on none (null). */
  looked: string | null;
  /** A hint has come. */
  hint: { hint: Hint; text: string };
  over: { outcome: Outcome };
  error: { failure: EngineFailure; text: string };
  /** What the live region was just given. */
  said: string;
  /** The `?` key was pressed on the board. */
  help: null;
  /** Something was asked for that comes with words or a field of its own. */
  asked: Asking;
}

/** A request for a new match or a stored one, or another way to ask for what is to be laid. */
export type Opening =
  | { new: Requests["new"]["in"] }
  | { load: Requests["load"]["in"] }
  | { ask: (request: Ask) => Promise<Start> };

/** Everything the shell may ask of a table. */
export interface TableControls {
  readonly view: View | null;
  readonly log: readonly LogEntry[];
  readonly seats: Readonly<Record<string, Seat>>;
  /** What is true of the table, as signals; `view`, `log` and `seats` are its present values. */
  readonly state: TableReading;
  /** What the match on the table was opened with; null where it has come otherwise. */
  readonly opening: Opening | null;
  on<K extends keyof TableEvents>(name: K, listener: (news: TableEvents[K]) => void): () => void;
  /**
   * Begins or resumes a match. The opening record or last view given with it is shown at once
   * and may be played on; the choice is kept and sent when the engine has answered.
   */
  open(opening: Opening, meanwhile?: { view: View; seats: Record<string, Seat> }): Promise<void>;
  /** Shows what the engine answered elsewhere; `opening` is a way to ask for it again. */
  show(start: Start, opening?: Opening | null): void;
  /** The next game of the series, or a fresh start; `back` leads back. */
  again(change?: Omit<Requests["again"]["in"], "match" | "rev">): Promise<void>;
  /** To the game before the present one. */
  back(): Promise<void>;
  seat(seats: Record<string, Seat>): Promise<void>;
  /** Does one of the view's actions: "throw", "pass", "double", "resign"… */
  act(id: string): Promise<void>;
  /** Plays moves given as text, as a player typing them does; `auto` where they are but a step
   * towards something, so that undo goes on past them. */
  play(text: string, auto?: boolean): Promise<void>;
  /** Makes notes given as text: marks and looks that are no moves and that undo passes over. */
  note(text: string): Promise<void>;
  /** Says why a way cannot be gone and shows where; answers whether there is a reason. */
  why(path: string[]): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  goto(ply: number): Promise<void>;
  /** Lets the computer play on from a place in the history. */
  resume(): void;
  hint(): Promise<void>;
  /** Shows and says again how a view before became the present one. */
  replay(before: View, entries: readonly LogEntry[]): void;
  commit(): void;
  /** Puts other words or manners in place without disturbing the game. */
  speak(messages: Messages): void;
  setPreferences(preferences: Partial<TablePreferences>): void;
  /** Shows every view with what the page adds to it: marks, or what is written on the board. */
  decorateView(decoration: (view: View) => View): void;
  /** Shows marks beside those of the view, in the place of those shown before; [] takes them away. */
  point(marks: Mark[]): void;
  /** Lets a pointer between two places make moves of this kind ("play", "line"). */
  setTool(kind: string): void;
  /**
   * From now on hints are said in these words, for a board on which they are told little by little;
   * what they rest on and lead to is for the page to show.
   */
  wordHints(wording: (view: View, hint: Hint, whole: string) => string): void;
  /** Says the status sentence again (the `s` key). */
  sayStatus(): void;
  /** Says something after all that is being said. */
  say(text: string): void;
  /** Moves keyboard focus to the board: where it was last, or to a place. */
  focus(place?: string): void;
  /** Does what a letter asks of the board, wherever it was pressed. */
  hear(key: string): Promise<void>;
  /** Where focus is on the board, or was last, and the places row by row as they lie. */
  readonly current: string;
  readonly rows: readonly (readonly string[])[];
  close(): void;
}
