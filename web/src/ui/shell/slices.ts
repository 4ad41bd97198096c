/** Work in steps, with pauses in which the page does what else is waiting. */

/** Milliseconds of work before the page may breathe. */
const SLICE = 4;

/** Carries steps to their end, a slice of them at a time, and answers what they have made. */
export async function inSlices<T>(steps: Iterator<unknown, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await breath();
    since = performance.now();
  }
}

/** Lets the page do what else is waiting. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
