/**
 * Start of a page with a board. Decides when Python starts and when the board's texture is painted,
 * stores the page's stage (`Stage`) in the attribute `data-alveus`, and divides long work into
 * short tasks, so that the page stays responsive.
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
  /**
   * Start of Python: by the inline script ("at once"); when the page creates its table ("after the
   * board"); or `REST` milliseconds after the board is painted, earlier if the page needs an answer
   * ("after a rest").
   */
  python: "at once" | "after the board" | "after a rest";
  /**
   * Painting of the board's texture (grain of wood and marble): directly after the board, or after
   * Python's first answer, for which the texture waits at most `MAX_DELAY` milliseconds.
   */
  texture: "after the board" | "after Python";
}

interface PlanRow extends StartPlan {
  /**
   * Maximum number of cores. If `cores`, `touch` or `snapshot` is missing, the plan fits devices
   * with any value of the missing property.
   */
  cores?: number;
  touch?: boolean;
  snapshot?: boolean;
}

/**
 * Plans by device. The first row that fits a device applies. The plans are based on measurements
 * with `scripts/bench.py boot` and `lighthouse`; docs/dev/start-up.md has the figures.
 */
export const PLANS: readonly PlanRow[] = [
  // With this plan, Python's first answer comes after 0.6 s; if Python started after the board,
  // after 0.72 s.
  { cores: 2, touch: true, snapshot: true, python: "at once", texture: "after the board" },
  // Lighthouse performance score: 93 to 97. Without the pause of `REST` milliseconds: 84 to 86.
  { cores: 2, touch: true, python: "after a rest", texture: "after the board" },
  { cores: 2, snapshot: true, python: "at once", texture: "after Python" },
  // Python "at once" would give its first answer 5 to 8 % sooner, but the board 12 to 15 % later.
  // With the texture "after Python", the first answer is 8 % sooner than with "after the board".
  { cores: 2, python: "after the board", texture: "after Python" },
  // More than two cores: Python and the page do not compete for a core.
  { python: "at once", texture: "after the board" },
];

/** Return the first plan that fits a device. */
export function planFor(device: Device, plans: readonly PlanRow[]): StartPlan {
  const agrees = ({ cores, touch = device.touch, snapshot = device.snapshot }: PlanRow) =>
    (!cores || device.cores <= cores) && touch === device.touch && snapshot === device.snapshot;
  return plans.find(agrees) as PlanRow;
}

/** Return the device's plan if no snapshot is stored; with one, the inline script starts Python. */
export function startPlan(): StartPlan {
  const { hardwareConcurrency: cores } = navigator;
  return planFor({ cores, touch: matchMedia("(pointer: coarse)").matches, snapshot: false }, PLANS);
}

/**
 * Milliseconds between the first painting of the board and Python's start "after a rest". Python
 * starts earlier if the page needs an answer.
 */
export const REST = 400;

/**
 * Stages of a page:
 * - "painting": the board is not painted yet.
 * - "choosable": the board is painted, and the first move can be chosen.
 * - "ready": Python has answered or has no requests; on pages without Python, the page is complete.
 * - "failed": Python cannot run, or the game cannot be shown.
 */
export type Stage = "painting" | "choosable" | "ready" | "failed";

let reportReady: () => void;

/** Resolves at the stage "ready"; stays pending if the stage becomes "failed" instead. */
export const ready = new Promise<void>((resolve) => {
  reportReady = resolve;
});

/**
 * Return the current stage; undefined if the page has none yet. The HTML file of a page with a
 * board contains the stage "painting", because style sheets need it before scripts run.
 */
export function stage(): Stage | undefined {
  return document.documentElement.dataset.alveus as Stage | undefined;
}

export function setStage(reached: Stage): void {
  document.documentElement.dataset.alveus = reached;
  if (reached === "ready") reportReady();
}

/** Maximum number of milliseconds for which the texture waits for Python's first answer. */
const MAX_DELAY = 1000;

/** Resolve when the device's plan permits painting the texture of the board. */
export async function textureTurn(): Promise<void> {
  const isStarting = stage() === "painting" || stage() === "choosable";
  if (isStarting && startPlan().texture === "after Python")
    await Promise.race([ready, pause(MAX_DELAY)]);
}

/** Milliseconds of work per task, so that phones respond while a page loads. */
export const SLICE = 4;

interface SliceOptions {
  /** Milliseconds of work before a pause; default: `SLICE`. */
  slice?: number;
  /** Milliseconds of every pause; by default the next task follows at once. */
  rest?: number;
  /** Ends the work early: the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Run an iterator to its end and return its result. Other tasks can run in between. */
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

/** Resolve in a later task of the event loop; until then, the browser can handle other events. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : pause(0);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
