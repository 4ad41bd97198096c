/** Lists records, and writes records without checking revisions. */

import { transact } from "./database";
import { announceWrite, type ExtraRecords, putAll, type Revisioned } from "./records";
import { isStorageAllowed } from "./storage";

/** Reads all keys that begin with `prefix`. */
export function readKeys(prefix = ""): Promise<string[]> {
  return transact("readonly", (records, { after, done }) => {
    after(records.getAllKeys(rangeOf(prefix)), (keys) => done(keys.map(String)));
  });
}

/** Reads all records whose keys begin with `prefix`. */
export function readRecords<T extends object>(prefix = ""): Promise<(T & Revisioned)[]> {
  return transact("readonly", (records, { after, done }) => {
    after(records.getAll(rangeOf(prefix)), done);
  });
}

/** Writes or deletes records without checking their revisions. */
export async function putRecords(extra: ExtraRecords): Promise<void> {
  const all = [...extra];
  await transact<void>("readwrite", (records) => putAll(records, all));
  for (const [key] of all) announceWrite(key);
}

/** Renames a record. */
export async function moveRecord(from: string, to: string): Promise<void> {
  await transact<void>("readwrite", (records, { after }) => {
    after(records.get(from), (record) => {
      if (record === undefined) return;
      records.put(record, to);
      records.delete(from);
    });
  });
  for (const key of [from, to]) announceWrite(key);
}

/** Returns the slots in which games are stored. The list is empty if storage cannot be read. */
export async function usedSlots(): Promise<string[]> {
  return (await keysOf("game.")).map((name) => name.slice("game.".length));
}

/** True if games by letter are stored on this device. */
export async function hasLetters(): Promise<boolean> {
  return (await keysOf("letter.")).length > 0;
}

async function keysOf(prefix: string): Promise<string[]> {
  return isStorageAllowed() ? readKeys(prefix).catch(() => []) : [];
}

function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
