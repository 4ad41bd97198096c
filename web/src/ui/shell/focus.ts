/** Where the keyboard's focus goes when the control that had it is gone. */

/**
 * Draws an element. Where the control that had focus goes with what was there before, the first
 * one left around its place has it, or else `elsewhere` gives it a place.
 */
export function keepFocus(element: HTMLElement, draw: () => void, elsewhere?: () => void): void {
  const had = document.activeElement;
  const around: Element[] = [];
  for (let one = had; one && element.contains(one); one = one.parentElement) around.push(one);
  draw();
  if (!had || around.length === 0 || isShown(had)) return;
  const left = around
    .filter(isShown)
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown));
  if (left[0]) left[0].focus();
  else elsewhere?.();
}

const CONTROLS = "button, a[href], input, select, summary";

function isShown(element: Element): boolean {
  return element.isConnected && element.closest("[hidden]") === null;
}
