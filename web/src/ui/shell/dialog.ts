/** Dialogs of the page: the native element, a title, a body, and buttons at the foot. */

import { giveFocus } from "../../board/focus";
import { fill, make } from "./dom";
import { drawIn } from "./draw";
import { icon } from "./icons";
import { t } from "./words";

export interface DialogParts {
  title: string;
  /** What stands in it, or what draws it whenever a signal that it reads has changed. */
  body: (Node | string | null)[] | (() => unknown);
  /** Buttons at the foot, the last one being the thing to do, and what is said to them. */
  foot?: HTMLElement[];
  wide?: boolean;
  /** Called when it has its style, for what must be measured or scrolled to. */
  onopen?: () => void;
  onclose?: () => void;
}

/** What dialogs look like is fetched when the first one opens. */
const style = () => import("./dialog.css");

let counter = 0;
/** What is said while dialogs are open, in the region of each; the last one is on top. */
const regions: HTMLElement[] = [];
/** How many utterances stay in a region. */
const KEPT = 4;

/** Says something in the dialog on top: what lies behind it is inert, and is not heard. */
export function sayInDialog(text: string): void {
  const region = regions.at(-1);
  if (!region) return;
  region.append(make("p", {}, text));
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/**
 * Shows a dialog; Esc, the cross and a press beside it close it, and focus goes back to where
 * it was.
 */
export function openDialog(parts: DialogParts): HTMLDialogElement {
  const before = document.activeElement;
  counter += 1;
  const name = `dialog-${counter}`;
  const cross = make(
    "button",
    {
      class: "round",
      type: "button",
      "aria-label": t("shell-close"),
      onclick: () => dialog.close(),
    },
    icon("close"),
  );
  const region = make("div", { class: "unseen", "aria-live": "polite" });
  const dialog = make(
    "dialog",
    { "aria-labelledby": name, class: parts.wide ? "wide" : null },
    make("div", { class: "dialog-head" }, make("h2", { id: name }, parts.title), cross),
    make("div", { class: "dialog-body" }),
    region,
  );
  const body = bodyOf(dialog);
  let stop = () => {};
  if (typeof parts.body === "function") stop = drawIn(body, parts.body);
  else fill(body, ...parts.body);
  if (parts.foot?.length) dialog.append(make("div", { class: "dialog-foot" }, ...parts.foot));
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target === dialog && !inside(dialog, event)) dialog.close();
  });
  regions.push(region);
  dialog.addEventListener("close", () => {
    regions.splice(regions.indexOf(region), 1);
    stop();
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) giveFocus(before);
    parts.onclose?.();
  });
  document.body.append(dialog);
  dialog.style.opacity = "0";
  dialog.showModal();
  const reveal = () => {
    dialog.style.opacity = "";
    parts.onopen?.();
  };
  void style().then(reveal, reveal);
  // A body with nothing to press is scrolled with the keyboard itself.
  if (!body.querySelector("button, input, a, [tabindex]")) body.tabIndex = 0;
  return dialog;
}

/** The part of a dialog that scrolls. */
export function bodyOf(dialog: HTMLDialogElement): HTMLElement {
  const body = dialog.querySelector<HTMLElement>(".dialog-body");
  if (!body) throw new Error("a dialog without a body");
  return body;
}

/** A button for a dialog's foot; `first` is the filled one. */
export function footButton(words: string, press: () => void, first = false): HTMLButtonElement {
  return make(
    "button",
    { class: first ? "button first" : "button", type: "button", onclick: () => press() },
    words,
  );
}

function inside(dialog: HTMLDialogElement, event: PointerEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  );
}
