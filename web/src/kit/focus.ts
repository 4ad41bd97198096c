/** Keeps the keyboard focus when an element is redrawn. */
import { focusElement } from "../board/keyboard";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Redraws an element. If the focused control is removed or hidden, the focus moves to the next
 * control in the element. If there is none, `elsewhere` sets the focus; without `elsewhere`, the
 * element's heading or else the next control on the page gets it.
 */
export function keepFocus(element: HTMLElement, draw: () => void, elsewhere?: () => void): void {
  const held = document.activeElement;
  // If no element has the focus, activeElement is the body.
  const nothing = held === null || held === document.body;
  const within = !nothing && held !== element && element.contains(held);
  const before = within ? controls(element) : [];
  draw();
  const now = document.activeElement;
  // The focus is unchanged, or `draw` has set it.
  if (!within || (now && now !== document.body && isSeen(now))) return;
  const near = neighbour(element, before, before.indexOf(held as HTMLElement));
  if (near) focusElement(near);
  else if (elsewhere) elsewhere();
  else focusElement(beyond(element));
}

function neighbour(
  element: HTMLElement,
  before: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  const near = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at)).reverse()];
  return [...near, ...controls(element)].find((one) => isSeen(one) && !one.matches(":disabled"));
}

/** Returns the heading of an element without controls, or the next control on the page. */
function beyond(element: HTMLElement): HTMLElement | undefined {
  const heading = [...element.querySelectorAll<HTMLElement>("h2, h3")].find(isSeen);
  if (heading) heading.tabIndex = -1;
  return heading ?? controls(document.body).find((one) => follows(element, one) && isSeen(one));
}

function controls(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Content of a closed `details`. It has client rectangles, but loses the focus a frame later. */
const FOLDED = "details:not([open]) > :not(summary)";

function isSeen(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0 && !element.closest(FOLDED);
}

function follows(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}
