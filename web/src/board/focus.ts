/** Programmatic focus that never moves the page under a finger or a mouse. */

let byKey = false;
const page = globalThis.document;
page?.addEventListener("keydown", () => (byKey = true), { capture: true });
page?.addEventListener("pointerdown", () => (byKey = false), { capture: true });

/** Focuses an element. The page scrolls to it only if the last input was a key. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: !byKey });
}
