/**
 * Starts and ends a web worker that runs Python, and detects that it has failed or no longer
 * answers.
 */
import { proxy, type Remote, wrap } from "comlink";
import type { PackFile } from "../pyodide/fetching";
import { WITHOUT_SNAPSHOT } from "./protocol";
import type { Report, WorkerApi } from "./worker";

declare global {
  /** The worker started by the page's inline script, before this module was loaded. */
  var alveusWorker: { worker: Worker; failed: boolean } | undefined;
}

/** Maximum number of seconds without a message from a worker with pending requests. */
const TIMEOUT_SECONDS = 10;

/**
 * Returns the worker started early, or a new one. `names` are its mode, if any, and its archives.
 */
function newWorker(names: readonly string[]): Worker {
  const early = globalThis.alveusWorker;
  globalThis.alveusWorker = undefined;
  if (early && !early.failed) return early.worker;
  const name = names.join(" ");
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
}

let pack: readonly PackFile[] = [];

/** Makes every worker that this page starts from now on add these wheels of a pack. */
export function setPack(files: readonly PackFile[]): void {
  pack = files;
}

export class WorkerHandle {
  /** Resolves when the worker has died for any reason, but not after `end()`. */
  readonly death: Promise<void>;
  /** Resolves when Python accepts requests; rejects if it cannot be started. */
  readonly started: Promise<void>;
  readonly #worker: Worker;
  readonly #engine: Remote<WorkerApi>;
  #reportDeath: () => void = () => {};
  #pending = 0;
  #silence = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * Throws if the browser refuses to create a worker. With `withoutSnapshot`, for the replacement
   * of a dead worker, Python starts without a snapshot of its memory.
   */
  constructor(preload: readonly string[], withoutSnapshot = false) {
    this.#worker = newWorker(withoutSnapshot ? [WITHOUT_SNAPSHOT, ...preload] : preload);
    this.#engine = wrap<WorkerApi>(this.#worker);
    this.death = new Promise((resolve) => {
      this.#reportDeath = resolve;
    });
    this.#worker.onerror = () => this.#reportDeath();
    this.started = this.#engine.start(pack);
    this.#detectDeath();
  }

  /** Resolves when all files that Python needs for its start have been downloaded. */
  downloaded(): Promise<void> {
    return this.#engine.downloaded();
  }

  request(text: string): Promise<string> {
    return this.#await(this.#engine.request(text));
  }

  run(text: string, report: Report): Promise<string> {
    const listener = proxy<Report>((news) => {
      this.#silence = 0;
      report(news);
    });
    return this.#await(this.#engine.run(text, listener));
  }

  /** Stores a snapshot of Python's memory so that the next visit starts faster. */
  async storeSnapshot(): Promise<void> {
    await this.#engine.storeSnapshot().catch(() => {}); // Then no snapshot is stored.
  }

  end(): void {
    this.#stopTimer();
    this.#worker.terminate();
  }

  /** Gives up the running worker, so that the next handle uses it instead of a new one. */
  release(): void {
    clearInterval(this.#timer);
    globalThis.alveusWorker = { worker: this.#worker, failed: false };
  }

  /** Detects the worker's death: the browser then releases the lock that the worker holds. */
  async #detectDeath(): Promise<void> {
    const lock = await this.#engine.acquireLock();
    if (lock) await navigator.locks.request(lock, () => this.#reportDeath());
  }

  /** Awaits an answer. A timeout detects hanging Python and, without locks, a dead worker. */
  async #await<T>(answer: Promise<T>): Promise<T> {
    this.#pending += 1;
    this.#timer ??= setInterval(() => {
      this.#silence += 1;
      if (this.#silence > TIMEOUT_SECONDS) this.#reportDeath();
    }, 1000);
    try {
      return await answer;
    } finally {
      this.#pending -= 1;
      this.#silence = 0;
      if (this.#pending === 0) this.#stopTimer();
    }
  }

  /** Stops the timeout because no request is pending. */
  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
