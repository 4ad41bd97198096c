/** What a worker is told by its name: what it starts with, after how it is to come by its Python. */

/** Not from memory, which is no longer trusted: the worker that this one replaces may have woken. */
export const AFRESH = "!afresh";
/** For the sake of what its Python holds in its memory, which is kept for the next visit. */
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
