/**
 * The page that holds an embedded board, and what is said to it and heard from it.
 *
 * Every message is an object with `alveus: 1` and a `type`. Only the parent frame is listened to,
 * and only the parent is answered, at the origin it is known by. Whatever is heard is answered
 * with `ok` or `error`, which bear the `id` of what they answer.
 */
import type { Actor, Outcome, Param } from "../../engine/protocol";

const VERSION = 1;

/** What a host calls a message, to know its answer by. */
export type MessageId = string | number;

export type ToHost =
  | { type: "ready"; game: string; languages: readonly string[] }
  | {
      type: "state";
      game: string;
      ply: number;
      actor: Actor;
      series: { game: number; target: number; score: Record<string, number> };
      /** What was played last, as text and as a sentence of the present language. */
      last: { side: string; text: string; words: string } | null;
      /** The position and the link that lead here; null while hands are hidden. */
      position: object | null;
      link: string | null;
      result: Outcome | null;
    }
  | { type: "result"; game: string; outcome: Outcome }
  | { type: "resize"; width: number; height: number }
  | {
      type: "log";
      game: string;
      event: "begin" | "move" | "end" | "language";
      /** Who moved, and the language that is spoken now. */
      by: "person" | "computer" | null;
      lang: string;
      /** Seconds since the frame was ready. */
      at: number;
    }
  | { type: "ok"; to: string; id: MessageId | null }
  | {
      type: "error";
      code: string;
      params: Record<string, Param>;
      text: string;
      /** The type and the id of the message that is answered; null where none was. */
      to: string | null;
      id: MessageId | null;
    };

export type FromHost = { id?: MessageId } & (
  | { type: "newGame"; level?: string | number; mode?: string; options?: Record<string, string> }
  | { type: "setPosition"; position: string | object }
  | { type: "setLang"; lang: string }
  | { type: "setTheme"; theme: string }
  | { type: "setLog"; on: boolean }
  | { type: "mute"; on: boolean }
  | { type: "getState" }
  | { type: "reset" }
);

/** What has come from the host: one of these, or something that only calls itself so. */
export type Heard = { type: string; id?: unknown } & Record<string, unknown>;

export interface Host {
  send(message: ToHost): void;
}

/** Whether there is a page around this one. */
export function isHosted(): boolean {
  return window.parent !== window;
}

/** Opens the conversation with the parent frame; without one, nothing is sent or heard. */
export function openHost(hear: (message: Heard) => void): Host {
  const { parent } = window;
  if (!isHosted()) return { send: () => {} };
  let origin = parentOrigin();
  addEventListener("message", (event) => {
    if (event.source !== parent || (origin !== "*" && event.origin !== origin)) return;
    if (!isOurs(event.data)) return;
    if (origin === "*" && event.origin !== "null") origin = event.origin;
    hear(event.data);
  });
  return { send: (message) => parent.postMessage({ alveus: VERSION, ...message }, origin) };
}

/** Where the parent comes from, as far as the browser says; "*" where it does not. */
function parentOrigin(): string {
  const ancestor = location.ancestorOrigins?.[0];
  if (ancestor && ancestor !== "null") return ancestor;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return "*";
  }
}

function isOurs(data: unknown): data is Heard {
  if (typeof data !== "object" || data === null) return false;
  const { alveus, type } = data as { alveus?: unknown; type?: unknown };
  return alveus === VERSION && typeof type === "string";
}
