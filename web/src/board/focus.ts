/** Programmatic focus that never moves the page under a finger or a mouse. */

let lastInputWasKey = false;
const page = globalThis.document;
page?.addEventListener("keydown", () => (lastInputWasKey = true), { capture: true });
page?.addEventListener("pointerdown", () => (lastInputWasKey = false), { capture: true });

/** Focuses an element. The page scrolls to it only if the last input was a key. */
export function focusElement(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: !lastInputWasKey });
}
