/** What the page has to say about the device, the link or the file: readable, and to be closed. */
import { sayInDialog } from "./dialog";
import { make } from "./dom";
import { t } from "./words";

interface Remedy {
  words: string;
  press: () => void;
}

/** What notices look like is fetched when the first one is shown. */
const style = () => import("./notices.css");

/** Shows a notice under the bar until it is closed, in the place of an older one of the kind. */
export function notice(id: string, text: string, remedy?: Remedy): void {
  const shelf = document.querySelector("#notices");
  if (!shelf) return;
  const close = make(
    "button",
    { class: "button", type: "button", onclick: () => note.remove() },
    t("notice-dismiss"),
  );
  const button =
    remedy &&
    make("button", { class: "button", type: "button", onclick: remedy.press }, remedy.words);
  const note = make(
    "div",
    { class: "notice", role: "alert", "data-notice": id },
    make("p", {}, text),
    make("div", { class: "remedies" }, button, close),
  );
  const show = () => {
    shelf.querySelector(`[data-notice="${id}"]`)?.remove();
    shelf.append(note);
    sayInDialog(text);
  };
  void style().then(show, show);
}
