/** Where the keyboard's focus goes when the control that had it is gone. */

/**
 * Draws an element. Where the control that had focus goes with what was there before, the first
 * one left in the element has it, or else `elsewhere` gives it a place.
 */
export function keepFocus(element: HTMLElement, draw: () => void, elsewhere?: () => void): void {
  const had = element.contains(document.activeElement);
  draw();
  if (!had || (!element.hidden && element.contains(document.activeElement))) return;
  const left = [...element.querySelectorAll<HTMLElement>("button, a[href], input, select")];
  const next = element.hidden ? undefined : left.find((one) => one.closest("[hidden]") === null);
  if (next) next.focus();
  else elsewhere?.();
}
