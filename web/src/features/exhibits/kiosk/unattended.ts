/**
 * Functions for the device of an unattended exhibit. They dim the screen at night, shift the page
 * by a few pixels against burn-in, limit sound to set hours, prevent zooming, accept touches of all
 * fingers, and show a warning if the window is too small.
 */
import type { TableControls } from "../../../board/table";
import { find, make } from "../../../kit/dom";
import { eachFrame } from "../../../kit/draw";
import { overrideSettings } from "../../../kit/settings";
import { t, words } from "../../../kit/words";
import { type Hours, isWithin, type Volume } from "./exhibit";

/** Milliseconds between two checks of the time, and between two shifts of the page. */
const MINUTE = 60_000;
/** Cycle of horizontal and vertical offsets of the page in CSS pixels, against burn-in. */
const STEPS = [0, 1, 2, 3, 2, 1, 0, -1, -2, -3, -2, -1];

/** Dim the screen every day during the hours `night`; null leaves it always bright. */
export function dimAtNight(night: Hours | null): void {
  const page = document.documentElement;
  if (night) eachMinute(() => page.toggleAttribute("data-night", isWithin(night, new Date())));
}

/**
 * Play sounds only during the daily periods in `volume`, each with its own volume. An empty list
 * mutes the exhibit.
 */
export function soundInHours(volume: readonly Volume[], table: TableControls): void {
  overrideSettings({ sound: false });
  if (volume.length === 0) return;
  void import("../../../table/create-table").then(({ sounds }) => sounds(table));
  eachMinute(async () => {
    const loudness = loudnessAt(volume, new Date());
    const { setLoudness } = await import("../../../table/tones");
    setLoudness(loudness);
    overrideSettings({ sound: loudness > 0 });
  });
}

/** Return the volume from 0 to 1 at the time `now`; 0 outside all periods. */
export function loudnessAt(volume: readonly Volume[], now: Date): number {
  return volume.find((hours) => isWithin(hours, now))?.loudness ?? 0;
}

/** Shift `element` by a few pixels every minute, because a fixed picture would burn in. */
export function shiftPicture(element: HTMLElement): void {
  let step = 0;
  setInterval(() => {
    step += 1;
    const x = STEPS[step % STEPS.length] ?? 0;
    const y = STEPS[(step + 3) % STEPS.length] ?? 0;
    element.style.translate = `${x}px ${y}px`;
  }, MINUTE);
}

function eachMinute(check: () => unknown): void {
  setInterval(check, MINUTE);
  check();
}

/** Keys that change the browser's zoom together with Ctrl or Cmd. */
const ZOOM_KEYS = ["+", "-", "=", "0", "_"];

/** Prevent zooming by wheel, keys and, in Safari, gestures; kiosk.css prevents pinch zoom. */
export function preventZoom(): void {
  const options = { passive: false, capture: true };
  const prevent = (event: Event) => event.preventDefault();
  const preventKey = (event: KeyboardEvent) =>
    (event.ctrlKey || event.metaKey) && ZOOM_KEYS.includes(event.key) && prevent(event);
  window.addEventListener("wheel", (event) => event.ctrlKey && prevent(event), options);
  // Only Safari sends this event.
  addEventListener("gesturestart", prevent, options);
  window.addEventListener("keydown", preventKey, options);
}

/**
 * True if a visitor has zoomed in by pinching. A script cannot reset the zoom, but loading a page
 * resets it to 1.
 */
export function isZoomed(): boolean {
  return Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01;
}

/**
 * Let every finger press buttons, links and labels. If several fingers touch the screen, a browser
 * sends clicks only for the first: a palm on the glass would block all other fingers. The places of
 * the board have their own touch handling (board/pointer.ts).
 */
export function acceptAllTouches(): void {
  const pressed = new Map<number, Element>();
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest("button:not([data-place]), a, label") : null;
  const press = (event: PointerEvent) => {
    const button = buttonOf(event);
    if (event.pointerType === "touch" && !event.isPrimary && button)
      pressed.set(event.pointerId, button);
  };
  window.addEventListener("pointerdown", press, { capture: true });
  const remove = ({ pointerId }: PointerEvent) => pressed.delete(pointerId);
  window.addEventListener("pointercancel", remove, { capture: true });
  window.addEventListener("pointerup", (event) => {
    const button = pressed.get(event.pointerId);
    remove(event);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (button instanceof HTMLElement && under && button.contains(under)) button.click();
  });
}

/** Distance that fingers need between the centres of two places on the board, in CSS pixels. */
const TARGET = 44;

interface Size {
  width: number;
  height: number;
}

/**
 * Show a message with the necessary window size while the places on the board are too close
 * together for fingers. `kiosk.css` hides the message while a visitor plays.
 */
export function warnIfSmall(): void {
  const note = make("p", { class: "kiosk-small", hidden: true });
  const board = find("#board");
  let needed: Size | null = null;
  const write = () => {
    note.hidden = needed === null;
    if (needed) note.textContent = t("kiosk-small", { ...needed });
  };
  const measure = () => {
    const places = [...board.querySelectorAll("[data-place]")];
    const boxes = places.map((place) => place.getBoundingClientRect());
    needed = neededSize(boxes, { width: innerWidth, height: innerHeight });
    write();
  };
  find("#say").append(note);
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(board);
  setTimeout(measure, 500);
  eachFrame(() => {
    void words();
    write();
  });
}

/**
 * Return the window size in CSS pixels at which the centres of all places are at least `TARGET`
 * apart. Return null if the current window (second argument) is large enough. `boxes` are
 * the bounding boxes of the places, in CSS pixels.
 */
export function neededSize(
  boxes: readonly Pick<DOMRect, "left" | "top" | "width" | "height">[],
  { width, height }: Size,
): Size | null {
  const visible = boxes.filter((box) => box.width > 0 && box.height > 0);
  const centres = visible.map(({ left, top, width, height }) => ({
    x: left + width / 2,
    y: top + height / 2,
  }));
  let least = TARGET;
  for (const [index, { x, y }] of centres.entries())
    for (const other of centres.slice(index + 1)) {
      const distance = Math.hypot(other.x - x, other.y - y);
      // Centres at most 4 CSS pixels apart count as one target.
      if (distance > 4) least = Math.min(least, distance);
    }
  const growth = TARGET / least - 1;
  if (growth < 0.02) return null;
  const right = Math.max(...visible.map((box) => box.left + box.width));
  const bottom = Math.max(...visible.map((box) => box.top + box.height));
  const wide = right - Math.min(...visible.map(({ left }) => left));
  const high = bottom - Math.min(...visible.map(({ top }) => top));
  const tens = (length: number) => 10 * Math.ceil(length / 10);
  return { width: tens(width + growth * wide), height: tens(height + growth * high) };
}
