/** Where the keyboard's focus goes when the control that had it is gone. */

/**
 * Draws an element. Where the control that had focus goes with what was there before, the first
 * one left in the element has it, or else `elsewhere` gives it a place.
 */
export function keepFocus(element: HTMLElement, draw: () => void, elsewhere?: () => void): void {
  const had = element.contains(document.activeElement);
  draw();
  const now = document.activeElement;
  if (!had || (now && element.contains(now) && isShown(now))) return;
  const next = [...element.querySelectorAll<HTMLElement>(CONTROLS)].find(isShown);
  if (next) next.focus();
  else elsewhere?.();
}

const CONTROLS = "button, a[href], input, select, summary";

function isShown(element: Element): boolean {
  return element.closest("[hidden]") === null;
}
