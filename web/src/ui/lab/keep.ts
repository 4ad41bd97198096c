/** What has been played stays on this device: the lines of the file, one record for each. */
import { clear, createStore, entries, set, type UseStore } from "idb-keyval";

let store: UseStore | undefined;

function lines(): UseStore {
  store ??= createStore("alveus-lab", "lines");
  return store;
}

/** Keeps a line under its first pair; the experiment itself under -1.  False where it cannot. */
export async function keepLine(first: number, line: string): Promise<boolean> {
  try {
    await set(first, line, lines());
    return true;
  } catch {
    return false;
  }
}

/** Everything that is kept, the experiment first; nothing where there is none or no storage. */
export async function readLines(): Promise<string[]> {
  try {
    const kept = await entries<number, string>(lines());
    return kept.sort(([one], [other]) => one - other).map(([, line]) => line);
  } catch {
    return [];
  }
}

/** Another experiment begins. */
export async function forgetLines(): Promise<void> {
  try {
    await clear(lines());
  } catch {
    // Nothing is kept on this device.
  }
}
