/**
 * Types of the messages of `embed.html` and of the element in `alveus-board.js`. Written by
 * `scripts/protocol_types.py` from `schemas/embed.py`; the schema is `schemas/embed.json`.
 */

/** How a game ended; `winner` is None for a draw. */
export interface Outcome {
  winner: string | null;
  ending: string;
  points: number;
}

/** Somebody is to play. */
export interface SeatActor {
  kind: "seat";
  side: string;
}

/** Chance is to throw or to deal, for a side or for nobody. */
export interface ChanceActor {
  kind: "chance";
  side: string | null;
}

/** Nobody: the game is over. */
export interface OverActor {
  kind: "over";
  outcome: Outcome;
}

export type Actor = SeatActor | ChanceActor | OverActor;

/** A message of the embed, in either direction. */
export interface Message {
  alveus: 1;
}

/** Where a series stands: the number of the game, the points to reach, the score. */
export interface Standing {
  game: number;
  target: number;
  score: Record<string, number>;
}

/** What was played last, as text and as a sentence of the language that is spoken. */
export interface Last {
  side: string;
  text: string;
  words: string;
}

/** The board can be played. */
export interface Ready extends Message {
  type: "ready";
  game: string;
  /** The name of the game, in the language of the frame. */
  name: string;
  languages: string[];
}

/** Where the game stands: after every change, or because it was asked for. */
export interface State extends Message {
  type: "state";
  game: string;
  ply: number;
  actor: Actor;
  series: Standing;
  last: Last | null;
  /** None while hands are hidden, as is the link. */
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

/** The room that the board would like to have, in CSS pixels. */
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

/** What happened at the board, once it was asked for; nothing tells who played. */
export interface Logged extends Message {
  type: "log";
  game: string;
  event: "begin" | "move" | "end" | "language";
  by: "person" | "computer" | null;
  lang: string;
  /** Seconds since the frame was ready. */
  at: number;
}

/** A message was understood and what it asks for is done. */
export interface Done extends Message {
  type: "ok";
  /** The type of the message that is answered. */
  to: string;
  id: string | number | null;
}

/** Something cannot be done: a code with its parameters, and the sentence that is shown. */
export interface Wrong extends Message {
  type: "error";
  code: string;
  params: object;
  text: string;
  /** The type of the message that is answered; None if it has none, or for other faults. */
  to: string | null;
  id: string | number | null;
}

/** A message of the host; its answer, `ok` or `error`, bears the same id. */
export interface Asked extends Message {
  id?: string | number;
}

/** A new game, as before where nothing else is named. */
export interface NewGame extends Asked {
  type: "newGame";
  level?: string | number;
  mode?: string;
  options?: Record<string, string>;
}

/** Another language. */
export interface SetLang extends Asked {
  type: "setLang";
  lang: string;
}

/** Other colours. */
export interface SetTheme extends Asked {
  type: "setTheme";
  theme: string;
}

/** A game or a position, as it is shared, or the position as an object. */
export interface SetPosition extends Asked {
  type: "setPosition";
  position: string | object;
}

/** Other texts beside the board of an exhibit, by language, and a picture beside the page. */
export interface SetTexts extends Asked {
  type: "setTexts";
  texts: Record<string, Record<string, string>>;
  logo?: string;
}

/** Whether what happens at the board is told as well. */
export interface SetLog extends Asked {
  type: "setLog";
  on: boolean;
}

/** Whether the board is silent. */
export interface Mute extends Asked {
  type: "mute";
  on: boolean;
}

/** Where the game stands is to be told now. */
export interface GetState extends Asked {
  type: "getState";
}

/** The board as the frame's address says, whatever was played on it. */
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

/** What is wished for a new game. */
export type Wish = Omit<NewGame, keyof Asked | "type">;

/** What rejects a promise of the element. */
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
