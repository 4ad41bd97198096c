/** Storage of the experiment on this device: the lines of the results file, one record each. */
import { clear, createStore, entries, set, type UseStore } from "idb-keyval";

let store: UseStore | undefined;

function lines(): UseStore {
  store ??= createStore("alveus-lab", "lines");
  return store;
}

/**
 * Stores a line under the number of its first pair, the header under -1. Returns false if storage
 * fails.
 */
export async function storeLine(first: number, line: string): Promise<boolean> {
  try {
    await set(first, line, lines());
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored lines, header first; [] if nothing is stored or storage is unavailable. */
export async function readLines(): Promise<string[]> {
  try {
    const stored = await entries<number, string>(lines());
    return stored.sort(([one], [other]) => one - other).map(([, line]) => line);
  } catch {
    return [];
  }
}

/** Deletes the stored lines before another experiment. */
export async function deleteLines(): Promise<void> {
  try {
    await clear(lines());
  } catch {
    // Storage is unavailable, so no lines are stored.
  }
}
