/**
 * Results of the laboratory on this device: the lines of a results file, in an IndexedDB database.
 * The key of a line is the number of its first pair of games (two games with swapped sides).
 */
import { createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import { isObject, parseJson } from "./storage";

/** Key of the header, the first line of the file, which describes the experiment. */
export const HEADER = -1;

type Line = [first: number, line: string];

let store: UseStore | undefined;

/** Return the store of the lines. Throw an error if IndexedDB is not available. */
export function linesStore(): UseStore {
  store ??= createStore("alveus-lab", "lines");
  return store;
}

/**
 * Call `use` with the store of lines. Resolve with its result, or with `otherwise` after a failure.
 */
export async function withLines<T>(use: (lines: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await use(linesStore());
  } catch {
    return otherwise;
  }
}

/** Resolve with the text of the stored results file; "" if there is none or if storage fails. */
export async function readStored(): Promise<string> {
  const lines = await withLines((store) => entries<number, string>(store), []);
  return joined(withoutOverlaps(lines));
}

/**
 * Add the lines of a results file to those of the same experiment. Resolve with false, without a
 * change, if this device has stored another experiment. Reject if storage fails.
 */
export function addStored(text: string): Promise<boolean> {
  const [header = "", ...lines] = text.split(/(?<=\n)/);
  return linesStore()("readwrite", async (records) => {
    const stored = await promisifyRequest<string | undefined>(records.get(HEADER));
    if (stored !== undefined && stored !== header) return false;
    records.put(header, HEADER);
    for (const line of lines.filter((line) => line.endsWith("\n"))) {
      const [first, end] = partOf(line);
      const other = await promisifyRequest<string | undefined>(records.get(first));
      if (end > partOf(other ?? "")[1]) records.put(line, first);
    }
    await promisifyRequest(records.transaction);
    return true;
  });
}

export function joined(lines: Line[]): string {
  return lines
    .sort(([one], [other]) => one - other)
    .map(([, line]) => line)
    .join("");
}

/**
 * Remove each line that contains game pairs of an earlier line. Such lines occur if two tabs
 * continue the same experiment.
 */
function withoutOverlaps(lines: Line[]): Line[] {
  let played = 0;
  return lines
    .sort(([one], [other]) => one - other)
    .filter(([first, line]) => {
      if (first === HEADER) return true;
      if (first < played) return false;
      played = partOf(line)[1] || played;
      return true;
    });
}

/** True if a text begins like a results file. Python checks the rest when the file is opened. */
export function isResultsFile(text: unknown): boolean {
  const header = typeof text === "string" ? parseJson(text.split("\n")[0] ?? "") : null;
  return isObject(header) && isObject(header.experiment);
}

/** Return the range of game pairs in a line: the number of the first, and of the last plus 1. */
function partOf(line: string): [first: number, end: number] {
  const { part } = (parseJson(line) ?? {}) as { part?: unknown };
  const [first, end] = Array.isArray(part) ? part : [];
  return Number.isInteger(first) && Number.isInteger(end) && first >= 0 ? [first, end] : [0, 0];
}
