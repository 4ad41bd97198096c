/** Toasts: short messages about completed actions, with at most one button. */
import { make } from "./dom";
import type { Remedy } from "./toasting";

/** Live region, created at the start, because screen readers ignore content of new regions. */
const rack = document.body.appendChild(make("div", { class: "toasts", role: "status" }));

/**
 * Shows a toast. It stays while the pointer or focus is on it. Returns a function that removes it.
 * Code and styles are loaded with the first toast.
 */
export function toast(words: string, remedy?: Remedy): () => void {
  const away = new AbortController();
  void import("./toasting").then(({ showToast }) => showToast(rack, words, remedy, away.signal));
  return () => away.abort();
}
