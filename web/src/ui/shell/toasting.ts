/** Toasts as they are laid down: where, for how long, and what takes them away. */
import { sayInDialog } from "./dialog";
import { make } from "./dom";
import "./toast.css";

/** What can be done about it. */
export interface Remedy {
  words: string;
  press: () => void;
}

const STAY = 6000;
/** As wide as a column at most, in CSS pixels: beside a sentence there may be buttons. */
const WIDEST = 440;
/** What can be pressed on it has to be found first. */
const REACHED = 30_000;

/** Lays a toast in the place of the one before, unless it has been taken away already. */
export function lay(
  rack: HTMLElement,
  words: string,
  remedy: Remedy | undefined,
  away: AbortSignal,
): void {
  if (away.aborted) return;
  const note = make("div", { class: "toast" }, make("span", {}, words));
  const gone = new AbortController();
  let timer = 0;
  const leave = () => {
    note.remove();
    gone.abort();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(leave, remedy ? REACHED : STAY);
  };
  if (remedy) {
    const press = () => {
      leave();
      remedy.press();
    };
    note.append(make("button", { type: "button", onclick: press }, remedy.words));
  }
  // A finger does not rest on it; it sends it away.
  const rests = (event: Event) => (event as PointerEvent).pointerType !== "touch";
  for (const stay of ["pointerenter", "focusin"])
    note.addEventListener(stay, (event) => rests(event) && clearTimeout(timer));
  for (const go of ["pointerleave", "focusout"])
    note.addEventListener(go, (event) => rests(event) && wait());
  note.addEventListener("click", leave);
  away.addEventListener("abort", leave);
  const { signal } = gone;
  addEventListener("scroll", () => putAside(rack), { passive: true, signal });
  // Whoever presses something else goes on, and what it stood upon is seen again.
  const pass = ({ target }: Event) => target instanceof Node && !note.contains(target) && leave();
  addEventListener("pointerdown", pass, { signal });
  putAside(rack);
  rack.replaceChildren(note);
  sayInDialog(words);
  wait();
}

/**
 * A toast never lies over a board: it stands at the foot of the column beside it, or in the place
 * of the sentence where that is above or under the board, and goes with it where the page is
 * scrolled.
 */
function putAside(rack: HTMLElement): void {
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
