/** Dialogs: the native element with a title, a body, and buttons at the foot. */

import { focusElement } from "../board/keyboard";
import { button, elementOf, icon } from "./button";
import { fill, find, make } from "./dom";
import { drawIn } from "./draw";
import { t } from "./words";

export interface DialogParts {
  title: string;
  /**
   * Content of the body, or a function that returns its template. The template is rendered again
   * whenever a signal that the function reads changes.
   */
  body: (Node | string | null)[] | (() => unknown);
  /** Messages and buttons at the foot. The last button is the main action. */
  foot?: HTMLElement[];
  wide?: boolean;
  /**
   * Called when the dialog is visible: after its styles have loaded or failed to load. The dialog
   * can then be measured and scrolled.
   */
  onopen?: () => void;
  onclose?: () => void;
}

let counter = 0;
/** Live regions of the open dialogs. The last one belongs to the topmost dialog. */
const regions: HTMLElement[] = [];
/** Maximum number of announcements kept in a live region. */
const KEPT = 4;

/**
 * Announce a text in the topmost dialog, because the live regions behind a dialog are inert. No
 * effect if no dialog is open.
 */
export function sayInDialog(text: string): void {
  const region = regions.at(-1);
  if (!region) return;
  region.append(make("p", {}, text));
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/**
 * Show a modal dialog. Esc, the close button or a click outside closes it. Focus then returns to
 * the element that had it before or, if this element has been removed, to the board.
 */
export function openDialog(parts: DialogParts): HTMLDialogElement {
  const before = document.activeElement;
  counter += 1;
  const name = `dialog-${counter}`;
  const closes = { "aria-label": t("shell-close"), onclick: () => dialog.close() };
  const cross = make("button", { class: "round", type: "button", ...closes }, icon("close"));
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
  const isOutside = (event: MouseEvent) => event.target === dialog && !inside(dialog, event);
  // A press outside closes the dialog only with its click: after a touch, the browser would send
  // the click to the element behind a closed dialog, such as a place of the board.
  let begins = false;
  dialog.addEventListener("pointerdown", (event) => {
    begins = isOutside(event);
  });
  dialog.addEventListener("click", (event) => {
    if (begins && isOutside(event)) dialog.close();
  });
  regions.push(region);
  dialog.addEventListener("close", () => {
    regions.splice(regions.indexOf(region), 1);
    stop();
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) focusElement(before);
    else if (before instanceof HTMLElement) focusBoard();
    parts.onclose?.();
  });
  document.body.append(dialog);
  dialog.style.opacity = "0";
  dialog.showModal();
  const reveal = () => {
    dialog.style.opacity = "";
    parts.onopen?.();
  };
  // The style sheet is loaded with the first dialog.
  void import("./dialog.css").then(reveal, reveal);
  // A body without controls takes focus itself, so that it can be scrolled with the keyboard.
  if (!body.querySelector("button, input, a, [tabindex]")) body.tabIndex = 0;
  return dialog;
}

/** Focus the place of the board that the Tab key reaches, if the page has a board. */
export function focusBoard(): void {
  focusElement(document.querySelector<HTMLElement>('#board [tabindex="0"]'));
}

/** Return the scrolling part of a dialog. */
export function bodyOf(dialog: HTMLDialogElement): HTMLElement {
  return find(".dialog-body", dialog);
}

/** Return a button for a dialog's foot; `first` selects the filled style of the main action. */
export function footButton(words: string, press: () => void, first = false): HTMLButtonElement {
  return elementOf(button({ words, press, look: first ? "button first" : "button" }));
}

function inside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x >= left && x <= right && y >= top && y <= bottom;
}
