/** Types of `alveus-board.js` and of the messages of `embed.html`. The schema: `schemas/embed.json`. */

export type MessageId = string | number;

export interface NewGame {
  level?: string | number;
  mode?: "ai" | "two" | "demo";
  options?: Record<string, string>;
}

export type Actor =
  | { kind: "seat"; side: string }
  | { kind: "chance"; side: string }
  | { kind: "over"; outcome: object };

/** What the frame says. */
export type FromFrame = { alveus: 1 } & (
  | { type: "ready"; game: string; languages: string[] }
  | {
      type: "state";
      game: string;
      ply: number;
      actor: Actor;
      series: { game: number; target: number; score: Record<string, number> };
      /** What was played last, as text and as a sentence. */
      last: { side: string; text: string; words: string } | null;
      /** Null while hands are hidden. */
      position: object | null;
      link: string | null;
      result: object | null;
    }
  | { type: "result"; game: string; outcome: object }
  | { type: "resize"; width: number; height: number }
  | {
      type: "log";
      game: string;
      event: "begin" | "move" | "end" | "language";
      by: "person" | "computer" | null;
      lang: string;
      at: number;
    }
  | { type: "ok"; to: string; id: MessageId | null }
  | {
      type: "error";
      code: string;
      params: Record<string, unknown>;
      text: string;
      to: string | null;
      id: MessageId | null;
    }
);

/** What the frame hears; its answer bears the same id. */
export type ToFrame = { alveus: 1; id?: MessageId } & (
  | ({ type: "newGame" } & NewGame)
  | { type: "setPosition"; position: string | object }
  | { type: "setLang"; lang: string }
  | { type: "setTheme"; theme: "auto" | "light" | "dark" | "contrast" }
  | { type: "setLog"; on: boolean }
  | { type: "mute"; on: boolean }
  | { type: "getState" }
  | { type: "reset" }
);

/** What rejects a promise of the element. */
export interface BoardFault extends Error {
  code: string;
  params: Record<string, unknown>;
}

export interface AlveusBoard extends HTMLElement {
  newGame(wish?: NewGame): Promise<void>;
  setPosition(position: string | object): Promise<void>;
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
