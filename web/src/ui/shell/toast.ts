/** A word about what was just done, with one thing that can be done about it. */
import { make } from "./dom";
import type { Remedy } from "./toasting";

/** There from the start, so that screen readers notice what comes into it. */
const rack = document.body.appendChild(make("div", { class: "toasts", role: "status" }));

/**
 * Shows a toast; it waits while the pointer or focus is on it. Answers what takes it away. What
 * lays it down, and its look, come with the first one.
 */
export function toast(words: string, remedy?: Remedy): () => void {
  const away = new AbortController();
  void import("./toasting").then(({ lay }) => lay(rack, words, remedy, away.signal));
  return () => away.abort();
}
