/** Messages between tabs about written records. */
import { onWrite } from "./records";

const CHANNEL = "alveus.records";

/** Callbacks for records written by other tabs, by key. */
const followers = new Map<string, () => void>();
let channel: BroadcastChannel | null = null;

/**
 * Calls back when another tab has written the record, and when the page is shown, focused or
 * restored from the back/forward cache: a frozen page receives no messages.
 */
export function followRecord(key: string, onWritten: () => void): void {
  if (followers.size === 0) {
    onWrite((written) => channel?.postMessage(written));
    listen();
  }
  followers.set(key, onWritten);
}

function listen(): void {
  const open = () => {
    if (channel || !self.BroadcastChannel) return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => followers.get(data)?.();
  };
  const check = () => {
    if (!document.hidden) for (const onWritten of followers.values()) onWritten();
  };
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
  window.addEventListener("pageshow", ({ persisted }) => {
    open();
    if (persisted) check();
  });
  // An open channel keeps some browsers from storing the page in the back/forward cache.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  open();
}
