/**
 * The connection of an embedded board to its host page.
 *
 * Every message is an object with `alveus: 1` and a `type`. Only messages of the parent frame are
 * read, and answers are sent only to the parent. Each message is answered with `ok` or `error`,
 * which have the `id` of the message.
 */
import type { FromFrame, ToFrame } from "../../../../public/alveus-board";

const VERSION = 1;

/** Identifier that a host gives to a message, and that the answer repeats. */
export type MessageId = string | number;

type Bare<Message> = Message extends unknown ? Omit<Message, "alveus"> : never;

export type ToHost = Bare<FromFrame>;
export type FromHost = Bare<ToFrame>;

/** An unchecked message from the host. */
export type HostMessage = { type?: unknown; id?: unknown } & Record<string, unknown>;

export interface Host {
  send(message: ToHost): void;
}

/** True if this page is embedded in another page. */
export function isHosted(): boolean {
  return window.parent !== window;
}

/**
 * Opens the connection to the parent frame; without one, nothing is sent or received.
 *
 * The parent is identified by its window, which has the same document for the whole life of this
 * frame. The referrer is not used: after a navigation inside the frame it names this site.
 */
export function openHost(onMessage: (message: HostMessage) => void): Host {
  const { parent } = window;
  if (!isHosted()) return { send: () => {} };
  let origin = parentOrigin();
  addEventListener("message", (event) => {
    if (event.source !== parent || (origin !== "*" && event.origin !== origin)) return;
    if (!isOurs(event.data)) return;
    if (origin === "*" && event.origin !== "null") origin = event.origin;
    onMessage(event.data);
  });
  return { send: (message) => parent.postMessage({ alveus: VERSION, ...message }, origin) };
}

/** The origin of the parent, or "*" if the browser does not report it. */
function parentOrigin(): string {
  const ancestor = location.ancestorOrigins?.[0];
  return ancestor && ancestor !== "null" ? ancestor : "*";
}

/** True for messages of this protocol; an invalid `type` is answered with an error. */
function isOurs(data: unknown): data is HostMessage {
  return (data as { alveus?: unknown } | null)?.alveus === VERSION;
}
