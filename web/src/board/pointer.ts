/**
 * Mouse, pen and finger on the board: presses and drags, acted on when the pointer goes up.
 */
import type { Spot } from "./painter";
import { REACH } from "./places";

/** How far a pointer travels before a press becomes a drag, in CSS pixels. */
const SLACK = 7;
/** Milliseconds after which a finger that rests means what a mouse's second button does. */
const HOLD = 480;

export interface PointerOptions {
  /** The place that a spot means; `reach` is how far it may miss. */
  place(spot: Spot, reach: number): string | null;
  /** Whether a finger that rests means something else than one that taps. */
  held(): boolean;
  /** Whether something at a place can be dragged. */
  draggable(place: string): boolean;
  pressed(place: string, press: Pressing): void;
  /** A mouse or pen is over a place, or no longer over any (null); fingers are never. */
  hovered(place: string | null): void;
  /** A drag goes on, or ends without a place (null). */
  dragged(from: string, spot: Spot | null): void;
  dropped(from: string, to: string): void;
}

/**
 * Where a pointer went up, whether it was a mouse's second button or a finger that had rested,
 * whether it was a finger.
 */
export interface Pressing {
  spot: Spot;
  second: boolean;
  finger: boolean;
}

interface Press {
  place: string | null;
  from: Spot;
  reach: number;
  drags: boolean;
  /** It has left where it came down. */
  far: boolean;
  second: boolean;
  /** Timer that ends the press of a resting finger. */
  holding: number;
}

/** Listens on an element whose top left corner is the board's, until the signal. */
export function listen(element: HTMLElement, options: PointerOptions, signal: AbortSignal): void {
  /** The presses under way, by pointer: a palm on the board does not block other fingers. */
  const presses = new Map<number, Press>();
  let quiet = 0;
  /** Pointers whose press ended when they had rested. */
  const rested = new Set<number>();
  signal.addEventListener("abort", () => {
    for (const { holding } of presses.values()) clearTimeout(holding);
  });

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(name, act, { signal });
  const onPlace = ({ target }: Event) =>
    target instanceof Element && !target.closest("button:not([data-place])");

  on("pointerdown", (event) => {
    if (![0, 2].includes(event.button) || !onPlace(event)) return;
    const reach = event.pointerType === "mouse" ? 0 : REACH;
    const from = spotOf(event);
    const place = options.place(from, reach);
    const second = event.button === 2;
    const pointer = event.pointerId;
    clearTimeout(presses.get(pointer)?.holding);
    const press = { place, from, reach, drags: false, far: false, second, holding: 0 };
    presses.set(pointer, press);
    if (event.pointerType === "touch" && place !== null && options.held())
      press.holding = window.setTimeout(() => rest(pointer, place, from), HOLD);
  });

  /** A finger has rested where it came down: the rest of its movement is ignored. */
  const rest = (pointer: number, place: string, spot: Spot) => {
    const press = presses.get(pointer);
    if (!press || press.drags || press.far) return;
    rested.add(pointer);
    presses.delete(pointer);
    options.pressed(place, { spot, second: true, finger: true });
  };

  on("pointermove", (event) => {
    if (event.pointerType !== "touch") options.hovered(options.place(spotOf(event), 0));
    const press = presses.get(event.pointerId);
    if (!press || press.place === null) return;
    const spot = spotOf(event);
    const far = Math.hypot(spot.x - press.from.x, spot.y - press.from.y) > SLACK;
    press.far ||= far;
    const other = [...presses.values()].some(({ drags }) => drags);
    if (far && !other && !press.second && options.draggable(press.place)) {
      press.drags = true;
      element.setPointerCapture(event.pointerId);
    }
    if (press.drags) options.dragged(press.place, spot);
  });

  on("pointerleave", () => options.hovered(null));

  on("pointerup", (event) => {
    if (rested.delete(event.pointerId)) quiet = event.timeStamp;
    const press = presses.get(event.pointerId);
    if (!press) return;
    const { place, reach, drags, second, holding } = press;
    clearTimeout(holding);
    presses.delete(event.pointerId);
    quiet = event.timeStamp;
    if (place === null) return;
    const spot = spotOf(event);
    const to = options.place(spot, reach);
    if (!drags) {
      const finger = event.pointerType === "touch";
      if (to === place) options.pressed(place, { spot, second, finger });
    } else if (to === null) options.dragged(place, null);
    else options.dropped(place, to);
  });

  on("pointercancel", (event) => {
    rested.delete(event.pointerId);
    const press = presses.get(event.pointerId);
    if (!press) return;
    clearTimeout(press.holding);
    presses.delete(event.pointerId);
    if (press.drags && press.place !== null) options.dragged(press.place, null);
  });

  /* The click that follows a pointer has been acted on already; clicks of keys have not. */
  const swallow = (event: MouseEvent) => {
    if (quiet > 0 && event.timeStamp - quiet < 500 && onPlace(event)) event.stopPropagation();
    quiet = 0;
  };
  element.addEventListener("click", swallow, { capture: true, signal });
}
