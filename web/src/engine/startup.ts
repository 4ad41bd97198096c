/**
 * Start of a page with a board: the order of the work on each kind of device, the stage that the
 * page has reached, and the division of long work into tasks.
 *
 * `build/inline/start.ts` copies `PLANS` and `planFor` into the page, so they use nothing else in
 * this module.
 */

/** Properties of a device that decide the order of the work. */
export interface Device {
  /** Number of processor cores. */
  cores: number;
  /** True if fingers are the main input. */
  touch: boolean;
  /** True if a snapshot of Python's memory is stored, so that Python starts quickly. */
  snapshot: boolean;
}

export interface StartPlan {
  /** Start of Python: at once, after the board is painted, or `REST` milliseconds after that. */
  python: "at once" | "after the board" | "after a rest";
  /** Painting of the texture: after the board, or after Python's first answer. */
  texture: "after the board" | "after Python";
}

interface PlanRow extends StartPlan {
  /** Maximum number of cores of the devices of this row. */
  cores?: number;
  touch?: boolean;
  snapshot?: boolean;
}

/**
 * Plans by device: the first row that agrees with a device applies. Measured with `scripts/bench.py
 * boot` and `lighthouse`; docs/dev/start-up.md has the figures.
 */
export const PLANS: readonly PlanRow[] = [
  // If the snapshot is restored at once, Python answers after 0.6 s; if after the board, 0.72 s.
  { cores: 2, touch: true, snapshot: true, python: "at once", texture: "after the board" },
  // Lighthouse performance 93 to 97; 84 to 86 without the rest.
  { cores: 2, touch: true, python: "after a rest", texture: "after the board" },
  { cores: 2, snapshot: true, python: "at once", texture: "after Python" },
  // Python started at once answers 5 to 8 % sooner, but the board appears 12 to 15 % later. With
  // the texture after Python's first answer, that answer comes 8 % sooner.
  { cores: 2, python: "after the board", texture: "after Python" },
  // Python and the page do not share a core.
  { python: "at once", texture: "after the board" },
];

/**
 * Returns when a device starts Python and paints the texture, according to the first fitting row.
 */
export function planFor(device: Device, plans: readonly PlanRow[]): StartPlan {
  const agrees = ({ cores, touch = device.touch, snapshot = device.snapshot }: PlanRow) =>
    (!cores || device.cores <= cores) && touch === device.touch && snapshot === device.snapshot;
  return plans.find(agrees) as PlanRow;
}

/** Returns when this device starts Python and paints the texture if it has no snapshot. */
export function startPlan(): StartPlan {
  const { hardwareConcurrency: cores } = navigator;
  return planFor({ cores, touch: matchMedia("(pointer: coarse)").matches, snapshot: false }, PLANS);
}

/** Milliseconds between the first painting of the board and Python's start "after a rest". */
export const REST = 400;

/**
 * Stages of a page: the board is being painted; the first move can be chosen; Python has answered
 * or, on pages without Python, the page is complete; Python cannot start.
 */
export type Stage = "painting" | "choosable" | "ready" | "failed";

let reportReady: () => void;

/** Resolves at the stage "ready". */
export const ready = new Promise<void>((resolve) => {
  reportReady = resolve;
});

/** The current stage. The HTML file contains the first one, because style sheets depend on it. */
export function stage(): Stage | undefined {
  return document.documentElement.dataset.alveus as Stage | undefined;
}

export function setStage(reached: Stage): void {
  document.documentElement.dataset.alveus = reached;
  if (reached === "ready") reportReady();
}

/** Maximum number of milliseconds for which the texture waits for Python's first answer. */
const MAX_DELAY = 1000;

/** Resolves when the texture of a board that is already visible may be painted. */
export async function textureTurn(): Promise<void> {
  const isStarting = stage() === "painting" || stage() === "choosable";
  if (isStarting && startPlan().texture === "after Python")
    await Promise.race([ready, pause(MAX_DELAY)]);
}

/** Milliseconds of work per task, so that phones respond while a page loads. */
export const SLICE = 4;

interface SliceOptions {
  /** Milliseconds of work before a pause. */
  slice?: number;
  /** Milliseconds of every pause; by default the next task follows at once. */
  rest?: number;
  /** Ends the work early: the promise rejects. */
  signal?: AbortSignal;
}

/** Runs an iterator to its end in slices and returns its result. */
export async function inSlices<T>(
  steps: Iterator<unknown, T>,
  { slice = SLICE, rest, signal }: SliceOptions = {},
): Promise<T> {
  let since = performance.now();
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    await (rest === undefined ? nextTask() : pause(rest));
    since = performance.now();
  }
}

/** Waits for a new task, so that the browser can handle other events. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : pause(0);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
