/** Lists records, and writes records without checking revisions. */
import { isAllowed } from "../storage";
import { transact } from "./database";
import { announce, type Extra, putAll, type Revised } from "./records";

/** Reads all keys that begin with `prefix`. */
export function readKeys(prefix = ""): Promise<string[]> {
  return transact("readonly", (records, { after, done }) => {
    after(records.getAllKeys(rangeOf(prefix)), (keys) => done(keys.map(String)));
  });
}

/** Reads all records whose keys begin with `prefix`. */
export function readRecords<T extends object>(prefix = ""): Promise<(T & Revised)[]> {
  return transact("readonly", (records, { after, done }) => {
    after(records.getAll(rangeOf(prefix)), done);
  });
}

/** Writes or deletes records without checking their revisions. */
export async function putRecords(extra: Extra): Promise<void> {
  const all = [...extra];
  await transact<void>("readwrite", (records) => putAll(records, all));
  for (const [key] of all) announce(key);
}

/** Renames a record. */
export function moveRecord(from: string, to: string): Promise<void> {
  return transact("readwrite", (records, { after }) => {
    after(records.get(from), (found) => {
      if (found === undefined) return;
      records.put(found, to);
      records.delete(from);
    });
  });
}

/** Returns the slots in which games are stored. The list is empty if storage cannot be read. */
export async function keptNames(): Promise<string[]> {
  return (await namesOf("game.")).map((name) => name.slice("game.".length));
}

/** True if games by letter are stored on this device. */
export async function hasLetters(): Promise<boolean> {
  return (await namesOf("letter.")).length > 0;
}

async function namesOf(prefix: string): Promise<string[]> {
  return isAllowed() ? readKeys(prefix).catch(() => []) : [];
}

function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
