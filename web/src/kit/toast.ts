/** Toasts, which disappear automatically, and notices, which stay until the user closes them. */
import { footButton, sayInDialog } from "./dialog";
import { make, write } from "./dom";
import { eachFrame, keepFocus } from "./draw";
import type { Remedy } from "./toasting";
import { t } from "./words";

/** Live region for toasts, created early: screen readers ignore the content of new regions. */
const rack = document.body.appendChild(make("div", { class: "toasts", role: "status" }));

/** Notices, by id, that will appear when the style sheet for notices has loaded. */
const loading = new Map<string, HTMLElement>();
/** For each notice, a function that stops the updates of its texts when the language changes. */
const ends = new WeakMap<HTMLElement, () => void>();

/** A text, or a function that returns it in the language of the page. */
type Text = string | (() => string);
const read = (text: Text) => (typeof text === "string" ? text : text());

/**
 * Show a toast. It stays while the pointer or focus is on it. Return a function that removes it.
 * Code and styles are loaded with the first toast.
 */
export function toast(words: string, remedy?: Remedy): () => void {
  const away = new AbortController();
  void import("./toasting").then(({ showToast }) => showToast(rack, words, remedy, away.signal));
  return () => away.abort();
}

/**
 * Show a notice below the page's top bar until it is closed. It replaces an older notice with the
 * same id. No effect on pages without `#notices`. If a text is a function, it is called again after
 * a change of the language.
 */
export function notice(
  id: string,
  text: Text,
  remedy?: Pick<Remedy, "press"> & { words: Text },
): void {
  const shelf = document.querySelector("#notices");
  if (!shelf) return;
  const said = make("p");
  const action = remedy && footButton(read(remedy.words), remedy.press);
  const dismiss = footButton(t("notice-dismiss"), () => removeNotice(note));
  const note = make(
    "div",
    { class: "notice", role: "alert", "data-notice": id },
    said,
    make("div", { class: "remedies" }, action, dismiss),
  );
  const stop = eachFrame(() => {
    write(said, read(text));
    if (remedy && action) write(action, read(remedy.words));
    write(dismiss, t("notice-dismiss"));
  });
  ends.set(note, stop);
  loading.set(id, note);
  const show = () => {
    if (loading.get(id) !== note) return stop();
    dropNotice(id);
    shelf.append(note);
    sayInDialog(read(text));
  };
  void import("./notices.css").then(show, show);
}

/** Close the notice with this id, if it is open or about to open. */
export function dropNotice(id: string): void {
  loading.delete(id);
  removeNotice(document.querySelector<HTMLElement>(`[data-notice="${id}"]`));
}

/** Remove a notice. If it has the focus, focus the next control. */
function removeNotice(note: HTMLElement | null): void {
  if (note) ends.get(note)?.();
  if (note?.parentElement) keepFocus(note.parentElement, () => note.remove());
}
