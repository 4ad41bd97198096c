/** Splits long work into slices, so that the page remains responsive. */

/** Milliseconds of work before a pause. */
const SLICE = 4;

/** Runs an iterator to its end in slices and returns its result. */
export async function inSlices<T>(steps: Iterator<unknown, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await nextTask();
    since = performance.now();
  }
}

/** Waits for a task, so that the browser can handle other events. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
