/** Shows toasts: position, duration, and the events that remove them. */
import { focusBoard, sayInDialog } from "./dialog";
import { make } from "./dom";
import "./toast.css";

/** An action offered by a toast. */
export interface Remedy {
  words: string;
  press: () => void;
}

const STAY = 6000;
/** Maximum width of a toast in CSS pixels. */
const WIDEST = 440;
/** Minimum distance from the edge of the window in CSS pixels. */
const MARGIN = 8;
/** Milliseconds for which a toast with a button stays, because finding the button takes time. */
const REACHED = 30_000;

/**
 * Show a toast in the element `rack` and remove the previous one. Remove the new toast when the
 * signal `away` is aborted. No effect if `away` is already aborted. If a removed toast has the
 * focus, focus the board.
 */
export function showToast(
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
    const isFocused = note.contains(document.activeElement);
    note.remove();
    gone.abort();
    if (isFocused) focusBoard();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(leave, remedy ? REACHED : STAY);
  };
  // A click on the button also removes the toast, because it is a click on the toast (see below).
  if (remedy) note.append(make("button", { type: "button", onclick: remedy.press }, remedy.words));
  // The toast stays while the pointer is on it. Touch has no hover and does not affect the timer.
  const rests = (event: Event) => (event as PointerEvent).pointerType !== "touch";
  for (const stay of ["pointerenter", "focusin"])
    note.addEventListener(stay, (event) => rests(event) && clearTimeout(timer));
  for (const go of ["pointerleave", "focusout"])
    note.addEventListener(go, (event) => rests(event) && wait());
  note.addEventListener("click", leave);
  away.addEventListener("abort", leave);
  const { signal } = gone;
  const place = () => putAside(rack);
  for (const change of ["scroll", "resize"])
    addEventListener(change, place, { passive: true, signal });
  const sizes = new ResizeObserver(place);
  for (const part of document.querySelectorAll(PROTECTED)) sizes.observe(part);
  signal.addEventListener("abort", () => sizes.disconnect());
  // A press elsewhere removes the toast.
  const pass = ({ target }: Event) => target instanceof Node && !note.contains(target) && leave();
  addEventListener("pointerdown", pass, { signal });
  // If an element under the toast receives keyboard focus, try to move the toast off it (see
  // `putAside`). If the toast still covers the element, remove it.
  const uncover = ({ target }: Event) => {
    const isBelow = target instanceof Element && !target.closest(".toast, dialog");
    if (!isBelow || !target.matches(":focus-visible")) return;
    place();
    if (shared(note.getBoundingClientRect(), target.getBoundingClientRect()) > 0) leave();
  };
  addEventListener("focusin", uncover, { signal });
  const isFocused = rack.contains(document.activeElement);
  rack.replaceChildren(note);
  if (isFocused) focusBoard();
  place();
  sayInDialog(words);
  wait();
}

/** Elements that a toast should not cover (see `coverOf`). */
const PROTECTED = ".board, .say, .band, .guide-head, #last-turn, .acts";

/**
 * Move the toast to the position where it covers least of the `PROTECTED` elements and of the
 * focused element (see `coverOf`). The positions are the bottom of the column of panels
 * beside the board, the page's top bar at the left of its buttons, and the bottom centre of the
 * window. No effect without a board or status line.
 */
function putAside(rack: HTMLElement): void {
  const [board, say, nav] = [".board", ".say, .band.near", ".bar nav"].map(
    (selector) => visible(selector)[0],
  );
  if (!board || !say) return;
  const column = say.getBoundingClientRect();
  const beside = column.left >= board.getBoundingClientRect().right - 1;
  const at = (left: number, width: number) => ({
    ...{ top: "", bottom: "", transform: "none", left: `${left}px` },
    width: `${Math.min(width, WIDEST)}px`,
  });
  const low = at(Math.max(MARGIN, column.left), column.width);
  const centred = { ...low, left: "50%", width: "max-content", transform: "" };
  const places = [...(beside ? [low] : []), centred];
  if (nav) {
    const free = nav.getBoundingClientRect().left - 2 * MARGIN;
    places.splice(-1, 0, { ...at(MARGIN, free), top: "2px", bottom: "auto" });
  }
  const dress = (place: typeof low) => {
    rack.classList.toggle("compact", place.top !== "");
    Object.assign(rack.style, place);
  };
  let [best, least] = [low, Number.POSITIVE_INFINITY];
  for (const place of places) {
    dress(place);
    const cover = coverOf(rack.getBoundingClientRect());
    if (cover < least) [best, least] = [place, cover];
  }
  dress(best);
}

/**
 * Return the area in square CSS pixels that a rectangle covers of `PROTECTED` elements and of the
 * focused element. The part of the rectangle on the page's top bar does not count.
 */
function coverOf({ left, top, width, bottom }: DOMRect): number {
  const start = Math.max(top, visible(".bar")[0]?.getBoundingClientRect().bottom ?? 0);
  const rack = new DOMRect(left, start, width, bottom - start);
  const under = (selector: string) =>
    visible(selector)
      .map((part) => shared(rack, part.getBoundingClientRect()))
      .reduce((sum, area) => sum + area, 0);
  return under(PROTECTED) + under(":focus-visible");
}

function shared(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function visible(selector: string): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  return parts.filter((part) => part.getClientRects().length > 0);
}
