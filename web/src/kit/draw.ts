/** Redraws templates after changes of the signals that they read, at most once per frame. */
import { effect } from "@preact/signals-core";
import { render } from "lit-html";

const waiting = new Set<() => void>();
const told: (() => void)[] = [];

/**
 * Milliseconds of rendering per task while the page loads, to keep phones responsive. The rest is
 * rendered in the next task.
 */
const SLICE = 4;

/** True once the page is loaded. Changes are then drawn in one frame, when they are announced. */
const hasArrived = () => document.documentElement.dataset.alveus === "ready";

function drawAll(): void {
  const until = hasArrived() ? Infinity : performance.now() + SLICE;
  const due = [...waiting];
  waiting.clear();
  for (const draw of due) {
    if (performance.now() > until) {
      soon(draw, setTimeout);
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

/** Resolves when all pending changes are drawn. */
export function allDrawn(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => told.push(resolve));
}

function soon(draw: () => void, after: (then: () => void) => unknown): void {
  if (waiting.size === 0) after(drawAll);
  waiting.add(draw);
}

function inNextFrame(draw: () => void): void {
  soon(draw, requestAnimationFrame);
}

/**
 * Calls `draw` now, and in the next frame after a signal that it read has changed. Returns a
 * function that ends this.
 */
export function eachFrame(draw: () => void): () => void {
  let stop = () => {};
  const run = () => {
    stop();
    let reads = true;
    stop = effect(() => {
      if (reads) draw();
      else inNextFrame(run);
      reads = false;
    });
  };
  run();
  return () => {
    stop();
    waiting.delete(run);
  };
}

/** Renders a template into an element, again after every change. Returns a function to stop. */
export function drawIn(element: HTMLElement, template: () => unknown): () => void {
  return eachFrame(() => render(template(), element));
}

/** Returns the elements of a template, for pages that replace whole parts. */
export function elementsOf(template: unknown): HTMLElement[] {
  const holder = document.createElement("div");
  render(template, holder);
  return [...holder.children] as HTMLElement[];
}
