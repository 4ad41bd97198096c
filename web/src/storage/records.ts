/**
 * Records in IndexedDB that several tabs share. Each record has a revision: a count of its writes
 * and the page that made the last one. A page writes only over the revision that it knows, so a
 * tab with an older state cannot overwrite a newer one.
 */
import { transact } from "./database";

/** The field that all records have in common. Records written by older builds lack it. */
export interface Revised {
  rev?: string;
}

/** The result of a write: the new revision, or the record of another tab that was not replaced. */
export type Written<T> = { rev: string } | { newer: T & Revised };

/** Further records to write in the same transaction; null deletes one. */
export type Extra = Iterable<readonly [key: string, value: object | null]>;

/** The name of this page in the revisions that it writes. */
const WRITER = Math.random().toString(36).slice(2, 8);

/** Reports to other tabs that this page has written a record; see `follow.ts`. */
export let announce: (key: string) => void = () => {};

/** Sets the function that reports writes to other tabs. */
export function onWrite(report: typeof announce): void {
  announce = report;
}

/** The revision of a stored record; null if there is none. */
export function revisionOf(record: Revised | null | undefined): string | null {
  return record ? (record.rev ?? "") : null;
}

/** The number of writes before a revision; 0 if unknown. */
export function countOf(rev: string | null | undefined): number {
  return Number.parseInt(rev ?? "", 10) || 0;
}

/** The revision of this page's next write over a revision. */
export function nextRevision(rev: string | null): string {
  return `${countOf(rev) + 1}.${WRITER}`;
}

/** Reads a record; null if there is none. */
export function readRecord<T extends object>(key: string): Promise<(T & Revised) | null> {
  return transact("readonly", (records, { after, done }) => {
    after(records.get(key), (found) => done(found ?? null));
  });
}

/**
 * Writes a record if the stored record has the revision `base` (null: there was no record). A
 * deleted record is written again. `extra` is written only together with the record.
 */
export async function writeRecord<T extends object>(
  key: string,
  value: T,
  base: string | null,
  extra: Extra = [],
): Promise<Written<T>> {
  const rev = nextRevision(base);
  const written = await transact<Written<T>>("readwrite", (records, { after, done }) => {
    after(records.get(key), (newer) => {
      const found = revisionOf(newer);
      // A write whose success was not reported before the connection was lost is repeated.
      if (found !== null && found !== base && found !== rev) return done({ newer });
      records.put({ ...value, rev }, key);
      putAll(records, extra);
      done({ rev });
    });
  });
  if ("rev" in written) announce(key);
  return written;
}

/** Writes or deletes records in a transaction. */
export function putAll(records: IDBObjectStore, extra: Extra): void {
  for (const [key, value] of extra) value ? records.put(value, key) : records.delete(key);
}
