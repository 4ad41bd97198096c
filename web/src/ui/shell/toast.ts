/** A word about what was just done, with one thing that can be done about it. */
import { sayInDialog } from "./dialog";
import { make } from "./dom";

const STAY = 6000;
/** As wide as a column at most, in CSS pixels: beside a sentence there may be buttons. */
const WIDEST = 440;
/** What can be pressed on it has to be found first. */
const REACHED = 30_000;
/** What toasts look like is fetched when the first one is shown. */
const style = () => import("./toast.css");
/** There from the start, so that screen readers notice what comes into it. */
const rack = document.body.appendChild(make("div", { class: "toasts", role: "status" }));
addEventListener("scroll", () => rack.firstChild && putAside(), { passive: true });
// Whoever presses something else goes on, and what it stood upon is seen again.
addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Node && !rack.contains(target)) rack.replaceChildren();
});

/** Shows a toast; it waits while the pointer or focus is on it. Answers what takes it away. */
export function toast(words: string, action?: { words: string; press: () => void }): () => void {
  const note = make("div", { class: "toast" }, make("span", {}, words));
  let timer = 0;
  const leave = () => note.remove();
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(leave, action ? REACHED : STAY);
  };
  if (action) {
    const press = () => {
      leave();
      action.press();
    };
    note.append(make("button", { type: "button", onclick: press }, action.words));
  }
  // A finger does not rest on it; it sends it away.
  const rests = (event: Event) => (event as PointerEvent).pointerType !== "touch";
  for (const stay of ["pointerenter", "focusin"])
    note.addEventListener(stay, (event) => rests(event) && clearTimeout(timer));
  for (const go of ["pointerleave", "focusout"])
    note.addEventListener(go, (event) => rests(event) && wait());
  note.addEventListener("click", leave);
  const show = () => {
    putAside();
    rack.replaceChildren(note);
    sayInDialog(words);
    wait();
  };
  void style().then(show, show);
  return leave;
}

/**
 * A toast never lies over a board: it stands at the foot of the column beside it, or in the place
 * of the sentence where that is above or under the board, and goes with it where the page is
 * scrolled.
 */
function putAside(): void {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent);
  const [say, board] = [seen(".say, .band.near"), seen(".board")];
  if (!say || !board) return;
  const { left, top, width } = say.getBoundingClientRect();
  const beside = left >= board.getBoundingClientRect().right - 1;
  Object.assign(rack.style, {
    left: `${left}px`,
    top: beside ? "" : `${top}px`,
    bottom: beside ? "" : "auto",
    width: `${Math.min(width, WIDEST)}px`,
    transform: "none",
  });
}
