/** Touches of an exhibit: no zoom, and every finger counts. */

/** Keys that change the browser's zoom together with Ctrl or Cmd. */
const ZOOM_KEYS = ["+", "-", "=", "0", "_"];

/** Prevents zooming by wheel, keys and, in Safari, gestures; kiosk.css prevents pinch zoom. */
export function preventZoom(): void {
  const options = { passive: false, capture: true };
  window.addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), options);
  // Safari only.
  addEventListener("gesturestart", (event) => event.preventDefault(), options);
  window.addEventListener(
    "keydown",
    (event) => {
      if ((event.ctrlKey || event.metaKey) && ZOOM_KEYS.includes(event.key)) event.preventDefault();
    },
    options,
  );
}

/** True if the page is zoomed in. A script cannot change the zoom, but a new page starts with 1. */
export function isZoomed(): boolean {
  return Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01;
}

/**
 * Lets every finger press buttons. A browser sends clicks for the first touch only: a palm on the
 * glass would block all other players. The board has its own handling (board/pointer.ts).
 */
export function acceptAllTouches(): void {
  const pressed = new Map<number, Element>();
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest("button:not([data-place]), a, label") : null;
  window.addEventListener(
    "pointerdown",
    (event) => {
      const button = buttonOf(event);
      if (event.pointerType === "touch" && !event.isPrimary && button)
        pressed.set(event.pointerId, button);
    },
    { capture: true },
  );
  const remove = ({ pointerId }: PointerEvent) => pressed.delete(pointerId);
  window.addEventListener("pointercancel", remove, { capture: true });
  window.addEventListener("pointerup", (event) => {
    const button = pressed.get(event.pointerId);
    remove(event);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (button instanceof HTMLElement && under && button.contains(under)) button.click();
  });
}
