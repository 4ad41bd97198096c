/**
 * Mouse, pen and touch input on the board: presses, long presses, drags and hovering. A press is
 * reported when the pointer is released, a long press (touch only) after `LONG_PRESS`.
 */
import type { Spot } from "./painter";
import { TOUCH_REACH } from "./places";

/** Distance in CSS pixels that a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 7;
/** Milliseconds after which a long press counts as a press of the secondary mouse button. */
const LONG_PRESS = 480;

export interface PointerOptions {
  /** Return the id of the place at most `reach` CSS pixels from a spot on the board, or null. */
  place(spot: Spot, reach: number): string | null;
  /** True if a long press and a tap have different effects. */
  longPressMatters(): boolean;
  /** True if something at a place can be dragged. */
  draggable(place: string): boolean;
  pressed(place: string, press: CompletedPress): void;
  /**
   * The mouse or pen moved over a place, or off all places (null). Touch reports only null,
   * when the finger is lifted or leaves the board.
   */
  hovered(place: string | null): void;
  /** A drag from `from` reached `spot`. With null, it was cancelled or ended outside all places. */
  dragged(from: string, spot: Spot | null): void;
  dropped(from: string, to: string): void;
}

export interface CompletedPress {
  /** The spot where the pointer was released or, for a long press, where it was pressed. */
  spot: Spot;
  /** True for the secondary mouse button and for a long press. */
  isSecondary: boolean;
  isTouch: boolean;
}

interface Press {
  place: string | null;
  from: Spot;
  reach: number;
  isDrag: boolean;
  /** True if the pointer was ever more than `DRAG_DISTANCE` from the start of the press. */
  far: boolean;
  isSecondary: boolean;
  longPressTimer?: ReturnType<typeof setTimeout>;
}

/**
 * Report input on `element` to `options` until `signal` is aborted. The element's top left corner
 * must be that of the board. Ignore presses on buttons that are not places (no `data-place`).
 */
export function listen(element: HTMLElement, options: PointerOptions, signal: AbortSignal): void {
  /** Current presses by pointer id, so that a palm on the board does not block other fingers. */
  const presses = new Map<number, Press>();
  let lastPointerEvent = 0;
  /** Ids of pointers whose press was already reported as a long press. */
  const longPressed = new Set<number>();
  signal.addEventListener("abort", () => {
    for (const { longPressTimer } of presses.values()) clearTimeout(longPressTimer);
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
    const reach = event.pointerType === "mouse" ? 0 : TOUCH_REACH;
    const from = spotOf(event);
    const place = options.place(from, reach);
    const isSecondary = event.button === 2;
    const pointer = event.pointerId;
    clearTimeout(presses.get(pointer)?.longPressTimer);
    const press: Press = { place, from, reach, isSecondary, isDrag: false, far: false };
    presses.set(pointer, press);
    const isTouch = event.pointerType === "touch";
    if (isTouch && place !== null && options.longPressMatters())
      press.longPressTimer = setTimeout(reportLongPress, LONG_PRESS, pointer, place, from);
  });

  /** Report a long press unless the finger has moved. Ignore the finger until it is lifted. */
  const reportLongPress = (pointer: number, place: string, spot: Spot) => {
    const press = presses.get(pointer);
    if (!press || press.isDrag || press.far) return;
    longPressed.add(pointer);
    presses.delete(pointer);
    options.pressed(place, { spot, isSecondary: true, isTouch: true });
  };

  on("pointermove", (event) => {
    if (event.pointerType !== "touch") options.hovered(options.place(spotOf(event), 0));
    // End the press of a mouse whose button was released outside the board.
    if (event.pointerType === "mouse" && event.buttons === 0) presses.delete(event.pointerId);
    const press = presses.get(event.pointerId);
    if (!press || press.place === null) return;
    const spot = spotOf(event);
    const far = Math.hypot(spot.x - press.from.x, spot.y - press.from.y) > DRAG_DISTANCE;
    press.far ||= far;
    const other = [...presses.values()].some(({ isDrag }) => isDrag);
    if (far && !other && !press.isSecondary && options.draggable(press.place)) {
      press.isDrag = true;
      element.setPointerCapture(event.pointerId);
    }
    if (press.isDrag) options.dragged(press.place, spot);
  });

  const endPress = ({ pointerId }: PointerEvent): Press | undefined => {
    const press = presses.get(pointerId);
    clearTimeout(press?.longPressTimer);
    presses.delete(pointerId);
    return press;
  };

  on("pointerleave", () => options.hovered(null));

  on("pointerup", (event) => {
    if (longPressed.delete(event.pointerId)) lastPointerEvent = event.timeStamp;
    const press = endPress(event);
    if (!press) return;
    lastPointerEvent = event.timeStamp;
    const { place, reach, isDrag, isSecondary } = press;
    if (place === null) return;
    const spot = spotOf(event);
    const to = options.place(spot, reach);
    if (!isDrag) {
      const isTouch = event.pointerType === "touch";
      if (to === place) options.pressed(place, { spot, isSecondary, isTouch });
    } else if (to === null) options.dragged(place, null);
    else options.dropped(place, to);
  });

  on("pointercancel", (event) => {
    longPressed.delete(event.pointerId);
    const { isDrag = false, place = null } = endPress(event) ?? {};
    if (isDrag && place !== null) options.dragged(place, null);
  });

  /*
   * Stops the click that follows a pointer event, because the press has already been handled.
   * Clicks by keyboard pass.
   */
  const stopClick = (event: MouseEvent) => {
    if (lastPointerEvent > 0 && event.timeStamp - lastPointerEvent < 500 && onPlace(event))
      event.stopPropagation();
    lastPointerEvent = 0;
  };
  element.addEventListener("click", stopClick, { capture: true, signal });
}
