/**
 * The page that holds an embedded board, and what is said to it and heard from it.
 *
 * Every message is an object with `alveus: 1` and a `type`. Out: `ready`, `state`, `result`,
 * `resize`, `error`. In: `newGame`, `setLang`, `setTheme`, `setPosition`. Only the parent frame is
 * listened to, and only the parent is answered, at the origin it is known by.
 */
import type { Actor, Outcome, Param } from "../../engine/protocol";

const VERSION = 1;

export type ToHost =
  | { type: "ready"; game: string; languages: readonly string[] }
  | {
      type: "state";
      game: string;
      ply: number;
      actor: Actor;
      series: { game: number; target: number; score: Record<string, number> };
    }
  | { type: "result"; game: string; outcome: Outcome }
  | { type: "resize"; width: number; height: number }
  | { type: "error"; code: string; params: Record<string, Param>; text: string };

export type FromHost =
  | { type: "newGame"; level?: string; mode?: string; options?: Record<string, string> }
  | { type: "setLang"; lang: string }
  | { type: "setTheme"; theme: string }
  | { type: "setPosition"; position: string };

export interface Host {
  send(message: ToHost): void;
}

/** Opens the conversation with the parent frame; without one, nothing is sent or heard. */
export function openHost(hear: (message: FromHost) => void): Host {
  const { parent } = window;
  if (parent === window) return { send: () => {} };
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

const HEARD = ["newGame", "setLang", "setTheme", "setPosition"];

function isOurs(data: unknown): data is FromHost {
  if (typeof data !== "object" || data === null) return false;
  const { alveus, type } = data as { alveus?: unknown; type?: unknown };
  return alveus === VERSION && typeof type === "string" && HEARD.includes(type);
}
