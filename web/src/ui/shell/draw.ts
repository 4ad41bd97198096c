/** Drawing again what has changed: once a frame at most, and only what read a changed signal. */
import { effect } from "@preact/signals-core";
import { render } from "lit-html";

const waiting = new Set<() => void>();
const told: (() => void)[] = [];

/**
 * Milliseconds that are drawn in one frame while the page arrives, which would hold a phone up; what
 * is left over follows as soon as the page has done what else is waiting.
 */
const SLICE = 4;

/** From then on all that changes is seen in one frame, and never older than what is heard. */
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
      // One panel that fails must not keep the others from being drawn.
      reportError(error);
    }
  }
  if (waiting.size === 0) for (const tell of told.splice(0)) tell();
}

/** Resolves when nothing waits to be drawn. */
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
 * Calls `draw` now, and again in the frame after a signal that it read has changed. Answers what
 * ends it.
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

/** Keeps a template drawn in an element; what stays the same keeps its place and its focus. */
export function drawIn(element: HTMLElement, template: () => unknown): () => void {
  return eachFrame(() => render(template(), element));
}
