/**
 * The page that holds an embedded board, and what is said to it and heard from it.
 *
 * Every message is an object with `alveus: 1` and a `type`. Only the parent frame is listened to,
 * and only the parent is answered, at the origin it is known by. Whatever is heard is answered
 * with `ok` or `error`, which bear the `id` of what they answer.
 */
import type { FromFrame, ToFrame } from "../../../public/alveus-board";

const VERSION = 1;

/** What a host calls a message, to know its answer by. */
export type MessageId = string | number;

type Bare<Message> = Message extends unknown ? Omit<Message, "alveus"> : never;

export type ToHost = Bare<FromFrame>;
export type FromHost = Bare<ToFrame>;

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
