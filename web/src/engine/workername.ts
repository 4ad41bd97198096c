/** The name of a worker: optionally how Python starts, then the packages that it loads. */

/** Starts Python without its snapshot: the worker that died may have been restored from it. */
export const AFRESH = "!afresh";
/** Starts Python only to store a snapshot for the next visit. */
export const FOR_MEMORY = "!memory";

export interface WorkerName {
  manner: string;
  names: string[];
}

export function readName(name: string): WorkerName {
  const [first = "", ...names] = name.split(" ");
  return first.startsWith("!")
    ? { manner: first, names }
    : { manner: "", names: [first, ...names] };
}
