/** Keeps the keyboard's focus while something is drawn anew. */
import { giveFocus } from "../../board/focus";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Draws something in an element. What had the focus and is gone or hidden afterwards hands it on
 * to the next control there; where none is left `elsewhere` gives it a place, or the heading has it,
 * or what follows on the page.
 */
export function keepFocus(element: HTMLElement, draw: () => void, elsewhere?: () => void): void {
  const held = document.activeElement;
  // Where nothing has the focus, the page as a whole is named.
  const nothing = held === null || held === document.body;
  const within = !nothing && held !== element && element.contains(held);
  const before = within ? controls(element) : [];
  draw();
  const now = document.activeElement;
  // It has stayed, or the drawing itself has given it a place.
  if (!within || (now && now !== document.body && isSeen(now))) return;
  const near = neighbour(element, before, before.indexOf(held as HTMLElement));
  if (near) giveFocus(near);
  else if (elsewhere) elsewhere();
  else giveFocus(beyond(element));
}

function neighbour(
  element: HTMLElement,
  before: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  const near = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at)).reverse()];
  return [...near, ...controls(element)].find((one) => isSeen(one) && !one.matches(":disabled"));
}

/** The heading of what has no control left, or the next control on the page. */
function beyond(element: HTMLElement): HTMLElement | undefined {
  const heading = [...element.querySelectorAll<HTMLElement>("h2, h3")].find(isSeen);
  if (heading) heading.tabIndex = -1;
  return heading ?? controls(document.body).find((one) => follows(element, one) && isSeen(one));
}

function controls(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Within closed details an element has its rectangles still, and loses the focus a frame later. */
const FOLDED = "details:not([open]) > :not(summary)";

function isSeen(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0 && !element.closest(FOLDED);
}

function follows(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}
