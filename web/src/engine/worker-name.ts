/** The name of a worker: optionally how Python starts, then the packages that it loads. */

/** Starts Python without its snapshot: the worker that died may have been restored from it. */
export const WITHOUT_SNAPSHOT = "!afresh";
/** Starts Python only to store a snapshot for the next visit. */
export const FOR_SNAPSHOT = "!memory";

export interface WorkerName {
  mode: string;
  names: string[];
}

export function readName(name: string): WorkerName {
  const [first = "", ...names] = name.split(" ");
  return first.startsWith("!") ? { mode: first, names } : { mode: "", names: [first, ...names] };
}
