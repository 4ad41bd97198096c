/**
 * Types of the messages of `embed.html` and of the element in `alveus-board.js`. Written by
 * `scripts/protocol_types.py` from `schemas/embed.py`; the schema is `schemas/embed.json`.
 */

/** Outcome of a game: winner (null for a draw), code of the ending, points for the winner. */
export interface Outcome {
  winner: string | null;
  ending: string;
  points: number;
}

/** Value of `View.actor` while a side has to move; `side` is the id of this side. */
export interface SeatActor {
  kind: "seat";
  side: string;
}

/**
 * Value of `View.actor` before a roll or deal. `side` is the id of the side on turn; null until
 * the starter is known.
 */
export interface ChanceActor {
  kind: "chance";
  side: string | null;
}

/** Value of `View.actor` when the game is over. */
export interface OverActor {
  kind: "over";
  outcome: Outcome;
}

export type Actor = SeatActor | ChanceActor | OverActor;

/** A message between frame and host page; `alveus` is the version of the message format. */
export interface Message {
  alveus: 1;
}

/** Score of a series: number of the game, points to win (0: no series), points keyed by side. */
export interface Standing {
  game: number;
  target: number;
  score: Record<string, number>;
}

/** The last move or roll, in notation (`text`) and as a sentence in the frame's language. */
export interface Last {
  side: string;
  text: string;
  words: string;
}

/** The frame has loaded and the game can be played. */
export interface Ready extends Message {
  type: "ready";
  game: string;
  /** The name of the game, in the language of the frame. */
  name: string;
  languages: string[];
}

/**
 * The state of the game, sent after every change and in reply to `getState`. `ply` is the index of
 * the current position in the history, from 0.
 */
export interface State extends Message {
  type: "state";
  game: string;
  ply: number;
  actor: Actor;
  series: Standing;
  last: Last | null;
  /** The position as JSON; it and `link` are null if hands are hidden or a newer state follows. */
  position: object | null;
  link: string | null;
  result: Outcome | null;
}

/** The game is over. */
export interface Result extends Message {
  type: "result";
  game: string;
  outcome: Outcome;
}

/** Size of the frame's content in CSS pixels. */
export interface Resize extends Message {
  type: "resize";
  width: number;
  height: number;
}

/** The game is available without a network on this device. */
export interface Offline extends Message {
  type: "offline";
  game: string;
}

/**
 * Anonymous usage event, sent only after the host has enabled the log with `setLog`. `by` is the
 * kind of player that moved, null for other events; `lang` is the frame's language.
 */
export interface Logged extends Message {
  type: "log";
  game: string;
  event: "begin" | "move" | "end" | "language";
  by: "person" | "computer" | null;
  lang: string;
  /** Time of the event, in seconds since the frame (iframe) was ready. */
  at: number;
}

/** Confirmation that the frame has carried out a message from the host; `id` is its id. */
export interface Done extends Message {
  type: "ok";
  /** The `type` of the host's message that the frame has carried out. */
  to: string;
  id: string | number | null;
}

/** An error: a code, its parameters, and a sentence in the frame's language (`text`). */
export interface Wrong extends Message {
  type: "error";
  code: string;
  params: object;
  text: string;
  /** Type of the message that caused the error; null if it has no type or there is no message. */
  to: string | null;
  id: string | number | null;
}

/** A message from the host page. The reply, of type `ok` or `error`, has the same id. */
export interface Asked extends Message {
  id?: string | number;
}

/**
 * Request to start a new game. The defaults of `level` and `mode` are the values in the frame's
 * URL. Without `options`, the current options are used.
 */
export interface NewGame extends Asked {
  type: "newGame";
  level?: string | number;
  mode?: string;
  options?: Record<string, string>;
}

/** Request to change the language; `lang` is its code, such as "en". */
export interface SetLang extends Asked {
  type: "setLang";
  lang: string;
}

/** Request to change the colour theme: "auto", "light", "dark" or "contrast". */
export interface SetTheme extends Asked {
  type: "setTheme";
  theme: string;
}

/** Request to open a link (as text) or a position (as an object, or as JSON text). */
export interface SetPosition extends Asked {
  type: "setPosition";
  position: string | object;
}

/** Request to change an exhibit's texts, keyed by language and then by name, and its logo. */
export interface SetTexts extends Asked {
  type: "setTexts";
  texts: Record<string, Record<string, string>>;
  logo?: string;
}

/** Request to switch `log` messages on or off. */
export interface SetLog extends Asked {
  type: "setLog";
  on: boolean;
}

/** Request to switch sound off (`on` is true) or on. */
export interface Mute extends Asked {
  type: "mute";
  on: boolean;
}

/** Request for a `state` message. */
export interface GetState extends Asked {
  type: "getState";
}

/** Request to open the position in the frame's URL or, if there is none, a new game. */
export interface Reset extends Asked {
  type: "reset";
}

export type FromFrame = Ready | State | Result | Resize | Offline | Logged | Done | Wrong;

export type ToFrame =
  | NewGame
  | SetPosition
  | SetTexts
  | SetLang
  | SetTheme
  | SetLog
  | Mute
  | GetState
  | Reset;

export type EmbedMessage = FromFrame | ToFrame;

/** The settings of a new game. */
export type Wish = Omit<NewGame, keyof Asked | "type">;

/** The error with which a promise of the element is rejected. */
export interface BoardFault extends Error {
  code: string;
  params: object;
}

/** The element; its attributes are the parameters of the frame, and `position`. */
export interface AlveusBoard extends HTMLElement {
  newGame(wish?: Wish): Promise<void>;
  setPosition(position: string | object): Promise<void>;
  setTexts(texts: SetTexts["texts"], logo?: string): Promise<void>;
  setLog(on: boolean): Promise<void>;
  mute(on: boolean): Promise<void>;
  getState(): Promise<void>;
  reset(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "alveus-board": AlveusBoard;
  }
}
