/**
 * The IndexedDB database of this site: one connection, and transactions that survive its loss.
 *
 * Browsers close a connection when memory is short, when site data is deleted, and when another
 * tab deletes or upgrades the database. The next transaction then opens a new connection.
 */

const NAME = "alveus";
const STORE = "games";
/** Milliseconds to wait for a connection. Some browsers leave a request unanswered. */
const PATIENCE = 5000;

/** Reads or writes in a transaction. Its result is returned when the transaction is complete. */
type Work<T> = (records: IDBObjectStore, steps: Steps<T>) => void;

interface Steps<T> {
  /** Calls back with the result of a request. */
  after<R>(request: IDBRequest<R>, next: (result: R) => void): void;
  /** Sets the result of the transaction. */
  done(result: T): void;
}

let connection: Promise<IDBDatabase> | null = null;
/** True after a successful write. Later failures mean a lost connection, not forbidden storage. */
let written = false;

/** True if this page has written to the database. */
export function hasWritten(): boolean {
  return written;
}

/**
 * Runs `work` in one transaction; it fails or succeeds as a whole. If the connection is lost, a
 * second attempt uses a new connection, so `work` must give the same result when repeated.
 */
export async function transact<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const retries = connection !== null;
  try {
    return await attempt(mode, work);
  } catch (error) {
    if (isFull(error) || !retries) throw error;
    connection = null;
    return attempt(mode, work);
  }
}

/** True if an error means that the device has no space left. */
export function isFull(error: unknown): boolean {
  return (error as Error | null)?.name === "QuotaExceededError";
}

async function attempt<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  connection ??= connect();
  const database = await connection.catch((error) => {
    connection = null;
    throw error;
  });
  const transaction = database.transaction(STORE, mode);
  return new Promise((resolve, reject) => {
    let result: T;
    let failure: unknown = null;
    const run = (part: () => void) => {
      try {
        part();
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
    transaction.oncomplete = () => {
      written ||= mode === "readwrite";
      resolve(result);
    };
    transaction.onabort = () => reject(failure ?? transaction.error);
    const steps: Steps<T> = {
      after: (request, next) => {
        request.onsuccess = () => run(() => next(request.result));
      },
      done: (value) => {
        result = value;
      },
    };
    run(() => work(transaction.objectStore(STORE), steps));
  });
}

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE, new Error("IndexedDB"));
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      // An open connection would block another tab that deletes the database.
      database.onclose = database.onversionchange = () => {
        database.close();
        connection = null;
      };
      resolve(database);
    };
  });
}
