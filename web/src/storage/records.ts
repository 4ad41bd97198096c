/**
 * Records in IndexedDB that several tabs share. The revision of a record consists of the number of
 * its writes and the name of the page that wrote it last. `writeRecord` replaces a record only if
 * its revision is still the one that the page has read or written, so a tab with an old state
 * cannot overwrite a newer state.
 */
import { transact } from "./database";

/**
 * A record with a revision. `rev` is missing in records written by older builds or without a
 * revision check.
 */
export interface Revisioned {
  rev?: string;
}

/**
 * The result of `writeRecord`: the new revision, or (`newer`) the record of another tab that
 * prevented the write.
 */
export type WriteResult<T> = { rev: string } | { newer: T & Revisioned };

/** Further records to write in the same transaction; null deletes one. */
export type ExtraRecords = Iterable<readonly [key: string, value: object | null]>;

/** The random name of this page, which is part of the revisions that the page writes. */
const WRITER = Math.random().toString(36).slice(2, 8);

/** Tells other tabs that this page has written a record. No effect until `tabs.ts` replaces it. */
export let announceWrite: (key: string) => void = () => {};

/** Set the function that reports writes to other tabs. */
export function onWrite(report: typeof announceWrite): void {
  announceWrite = report;
}

/**
 * Return the revision of a stored record; "" if the record has no revision, null if there is no
 * record.
 */
export function revisionOf(record: Revisioned | null | undefined): string | null {
  return record ? (record.rev ?? "") : null;
}

/** The number of writes up to and including a revision; 0 if unknown. */
export function writeCount(rev: string | null | undefined): number {
  return Number.parseInt(rev ?? "", 10) || 0;
}

/**
 * Return the revision of a record after this page has replaced the revision `rev` (null: no
 * record): the number of writes and the name of the page, such as "12.k3x9ab".
 */
export function nextRevision(rev: string | null): string {
  return `${writeCount(rev) + 1}.${WRITER}`;
}

/** Read a record; null if there is none. */
export function readRecord<T extends object>(key: string): Promise<(T & Revisioned) | null> {
  return transact("readonly", (records, { after, done }) => {
    after(records.get(key), (record) => done(record ?? null));
  });
}

/**
 * Write a record, and the further records `extra`, if the stored record has the revision `base`
 * (null: there was no record), or if there is no stored record, for example because another tab
 * has deleted it. Otherwise write nothing and return the stored record.
 */
export async function writeRecord<T extends object>(
  key: string,
  value: T,
  base: string | null,
  extra: ExtraRecords = [],
): Promise<WriteResult<T>> {
  const rev = nextRevision(base);
  const result = await transact<WriteResult<T>>("readwrite", (records, { after, done }) => {
    after(records.get(key), (newer) => {
      const storedRevision = revisionOf(newer);
      // The stored record may already have the revision `rev`: `transact` repeats a write if the
      // connection was lost before the success of the first attempt was reported.
      if (storedRevision !== null && storedRevision !== base && storedRevision !== rev)
        return done({ newer });
      records.put({ ...value, rev }, key);
      putAll(records, extra);
      done({ rev });
    });
  });
  if ("rev" in result) announceWrite(key);
  return result;
}

/** Write records in a transaction; delete those whose value is null. */
function putAll(records: IDBObjectStore, extra: ExtraRecords): void {
  for (const [key, value] of extra) value ? records.put(value, key) : records.delete(key);
}

export function readKeys(prefix = ""): Promise<string[]> {
  return transact("readonly", (records, { after, done }) => {
    after(records.getAllKeys(rangeOf(prefix)), (keys) => done(keys.map(String)));
  });
}

/** Read all records whose keys begin with `prefix`. */
export function readRecords<T extends object>(prefix: string): Promise<(T & Revisioned)[]> {
  return transact("readonly", (records, { after, done }) => {
    after(records.getAll(rangeOf(prefix)), done);
  });
}

/** Write records, or delete those whose value is null, without a check of their revisions. */
export async function putRecords(extra: ExtraRecords): Promise<void> {
  const all = [...extra];
  await transact<void>("readwrite", (records) => putAll(records, all));
  for (const [key] of all) announceWrite(key);
}

/**
 * Move a record to another key, and replace any record there. Without a record at `from`, change
 * nothing.
 */
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

function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
