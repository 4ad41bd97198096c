/**
 * The IndexedDB database of this site: one connection, and transactions that are repeated if the
 * connection is lost.
 *
 * Browsers close a connection when memory is short, when site data is deleted, and when another tab
 * deletes or upgrades the database. The next transaction then opens a new connection.
 */

const NAME = "alveus";
const STORE = "games";
/** Milliseconds to wait for a connection. Some browsers leave a request unanswered. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds after which a transaction fails if it has not started (other tabs can delay it). */
const START_TIMEOUT = 10_000;

/**
 * Makes the requests of a transaction on the object store `records`. The value that it passes to
 * `steps.done` is returned by `transact` when the transaction is complete.
 */
type Work<T> = (records: IDBObjectStore, steps: TransactionSteps<T>) => void;

export interface TransactionSteps<T> {
  /** Call `next` with the result of a request. `next` can make further requests. */
  after<R>(request: IDBRequest<R>, next: (result: R) => void): void;
  /** Set the result of the transaction. */
  done(result: T): void;
}

let connection: Promise<IDBDatabase> | null = null;
/** True after a successful write, which shows that storage is allowed. */
let written = false;
/** Transactions that are not complete. */
const running = new Set<IDBTransaction>();
/** Promise that settles when the page leaves the back/forward cache; null outside that cache. */
let hidden: Promise<void> | null = null;

// In WebKit, a transaction of a page in the back/forward cache blocks all other pages. The
// transaction is aborted here and repeated when the page is shown again.
globalThis.window?.addEventListener("pagehide", ({ persisted }) => {
  if (!persisted) return;
  const shown = new Promise((resolve) => {
    addEventListener("pageshow", resolve, { once: true });
  });
  hidden = shown.then(() => {
    hidden = null;
  });
  for (const transaction of running) abort(transaction);
});

export function hasWritten(): boolean {
  return written;
}

/**
 * Run `work` in one transaction, which fails or succeeds as a whole. If it fails on a connection
 * that was open before (and may be lost), or because the page was put into the back/forward cache,
 * try once more on a new connection, except if the device has no space left. `work` must therefore
 * have the same effect when it is repeated.
 */
export async function transact<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const canRetry = connection !== null;
  try {
    return await attempt(mode, work);
  } catch (error) {
    if (isFull(error) || !(canRetry || hidden)) throw error;
    connection = null;
    return attempt(mode, work);
  }
}

/** True if an error means that the device has no space left. */
export function isFull(error: unknown): boolean {
  return (error as Error | null)?.name === "QuotaExceededError";
}

async function attempt<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  await hidden;
  connection ??= connect();
  const database = await connection.catch((error) => {
    connection = null;
    throw error;
  });
  const transaction = database.transaction(STORE, mode);
  running.add(transaction);
  return new Promise<T>((resolve, reject) => {
    let result: T;
    let unanswered = 0;
    const fail = (error: unknown) => {
      clearTimeout(timer);
      abort(transaction);
      reject(error);
    };
    const timer = setTimeout(fail, START_TIMEOUT, new Error("IndexedDB"));
    const run = (part: () => void) => {
      try {
        part();
        // A committed transaction is completed even if the page is closed.
        if (unanswered === 0) transaction.commit?.();
      } catch (error) {
        fail(error);
      }
    };
    transaction.oncomplete = () => {
      written ||= mode === "readwrite";
      resolve(result);
    };
    transaction.onabort = () => fail(transaction.error ?? new Error("IndexedDB"));
    const steps: TransactionSteps<T> = {
      after: (request, next) => {
        unanswered++;
        request.onsuccess = () => {
          unanswered--;
          run(() => next(request.result));
        };
      },
      done: (value) => {
        result = value;
      },
    };
    run(() => {
      const records = transaction.objectStore(STORE);
      records.getKey("").onsuccess = () => clearTimeout(timer);
      work(records, steps);
    });
  }).finally(() => running.delete(transaction));
}

/** Abort a transaction unless it is already being committed. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // `abort()` throws an error if the transaction is already being committed.
  }
}

function connect(): Promise<IDBDatabase> {
  const connecting: Promise<IDBDatabase> = new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error("IndexedDB"));
    }, CONNECT_TIMEOUT);
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      if (isLate) return database.close();
      // An open connection would block another tab that deletes the database.
      database.onclose = database.onversionchange = () => {
        database.close();
        if (connection === connecting) connection = null;
      };
      resolve(database);
    };
  });
  return connecting;
}
