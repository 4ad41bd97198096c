/** Keeps the keyboard's focus while something is drawn anew. */

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Draws something in an element. What had the focus and is gone or hidden afterwards hands it on
 * to the next control there, to the heading, or to what follows on the page.
 */
export function keepFocus(element: HTMLElement, draw: () => void): void {
  const held = document.activeElement;
  const within = held !== null && held !== element && element.contains(held);
  const before = within ? controls(element) : [];
  draw();
  if (within && !isSeen(held)) next(element, before, before.indexOf(held as HTMLElement))?.focus();
}

function next(
  element: HTMLElement,
  before: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  const near = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at)).reverse()];
  const control = [...near, ...controls(element)].find(isSeen);
  if (control) return control;
  const heading = [...element.querySelectorAll<HTMLElement>("h2, h3")].find(isSeen);
  if (heading) heading.tabIndex = -1;
  return heading ?? controls(document.body).find((one) => follows(element, one) && isSeen(one));
}

function controls(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)];
}

function isSeen(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

function follows(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}
