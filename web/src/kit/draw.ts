/**
 * Reactions to changed signals: templates are drawn again, listeners are called (`watch`), and the
 * keyboard focus is kept.
 */

import { effect, untracked } from "@preact/signals-core";
import { render } from "lit-html";
import { focusElement } from "../board/keyboard";
import type { TableControls } from "../board/table";
import { nextTask, SLICE, stage } from "../engine/startup";

const waiting = new Set<() => void>();
const told: (() => void)[] = [];

function drawAll(): void {
  // While the page loads, rendering is divided into tasks to keep phones responsive. Once it is
  // loaded, all pending changes are drawn in one frame.
  const until = stage() === "ready" ? Infinity : performance.now() + SLICE;
  const due = [...waiting];
  waiting.clear();
  for (const draw of due) {
    if (performance.now() > until) {
      soon(draw, (then) => void nextTask().then(then));
      continue;
    }
    try {
      draw();
    } catch (error) {
      // An error in one panel must not prevent the others from being drawn.
      reportError(error);
    }
  }
  if (waiting.size === 0) for (const tell of told.splice(0)) tell();
}

/** Resolve when all pending changes are drawn. */
export function allDrawn(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => told.push(resolve));
}

function soon(draw: () => void, after: (then: () => void) => unknown): void {
  if (waiting.size === 0) after(drawAll);
  waiting.add(draw);
}

/**
 * Call `draw` now, and again in the next animation frame whenever a signal that `draw` has read
 * changes. Return a function that ends these calls.
 */
export function eachFrame(draw: () => void): () => void {
  let stop = () => {};
  const run = () => {
    stop();
    let reads = true;
    stop = effect(() => {
      if (reads) draw();
      else soon(run, requestAnimationFrame);
      reads = false;
    });
  };
  run();
  return () => {
    stop();
    waiting.delete(run);
  };
}

/**
 * Render a template into an element now and whenever a signal that the template reads changes. Keep
 * the keyboard focus (see `keepFocus`). Return a function that ends the rendering.
 */
export function drawIn(element: HTMLElement, template: () => unknown): () => void {
  return eachFrame(() => keepFocus(element, () => render(template(), element)));
}

/** Return an AbortSignal that removes event listeners when the page closes its game table. */
export function closing({ state: { closed } }: TableControls): AbortSignal {
  const ending = new AbortController();
  effect(() => {
    if (closed.value) ending.abort();
  });
  return ending.signal;
}

/** Call `listener` whenever a signal that `read` reads changes, until `until` is aborted. */
export function watch(read: () => unknown, listener: () => void, until?: AbortSignal): void {
  if (until?.aborted) return;
  let isFirst = true;
  const stop = effect(() => {
    read();
    if (!isFirst) untracked(listener);
    isFirst = false;
  });
  until?.addEventListener("abort", stop);
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Call `draw`, which redraws an element, and keep the focus. If the focused control is moved, focus
 * it again. If it is removed, hidden or disabled, focus the nearest control of the element: first
 * those after it, then those before it. If the element has no control left, call `elsewhere`.
 * Without `elsewhere`, focus the element's heading or, if there is no heading, the next control on
 * the page.
 */
export function keepFocus(element: HTMLElement, draw: () => void, elsewhere?: () => void): void {
  const held = document.activeElement;
  // If no element has the focus, activeElement is the body.
  const nothing = held === null || held === document.body;
  const within = !nothing && held !== element && element.contains(held);
  const before = within ? controls(element) : [];
  draw();
  const now = document.activeElement;
  // Nothing to restore: the focus was outside the element, is unchanged, or was set by `draw`.
  if (!within || (now && now !== document.body && canFocus(now))) return;
  const at = Math.max(0, before.indexOf(held as HTMLElement));
  const near = [...before.slice(at), ...before.slice(0, at).reverse(), ...controls(element)].find(
    canFocus,
  );
  if (near) focusElement(near);
  else if (elsewhere) elsewhere();
  else focusElement(beyond(element));
}

/**
 * Return the first visible heading of an element and make it focusable. Without a heading, return
 * the next control after the element that can receive the focus; undefined if there is none.
 */
function beyond(element: HTMLElement): HTMLElement | undefined {
  const heading = [...element.querySelectorAll<HTMLElement>("h2, h3")].find(isSeen);
  if (heading) heading.tabIndex = -1;
  const follows = (other: Element) =>
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return heading ?? controls(document.body).find((one) => follows(one) && canFocus(one));
}

function controls(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)];
}

/**
 * Selector of the hidden content of a closed `details`. This content has client rectangles like
 * visible content, but the browser removes the focus from it in the next frame.
 */
const FOLDED = "details:not([open]) > :not(summary)";

function isSeen(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0 && !element.closest(FOLDED);
}

/** True if an element is visible and enabled. Browsers take the focus from disabled controls. */
function canFocus(element: Element): boolean {
  return isSeen(element) && !element.matches(":disabled");
}

/** Render a template once, and return its top-level elements. */
export function elementsOf(template: unknown): HTMLElement[] {
  const holder = document.createElement("div");
  render(template, holder);
  return [...holder.children] as HTMLElement[];
}
