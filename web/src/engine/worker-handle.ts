/**
 * Starts and ends a web worker that runs Python, and detects that it has failed or no longer
 * answers.
 */
import { proxy, type Remote, wrap } from "comlink";
import type { PackFile } from "../pyodide/fetching";
import { WITHOUT_SNAPSHOT } from "./protocol";
import type { Report, WorkerApi } from "./worker";

declare global {
  /**
   * A running worker that the next `WorkerHandle` takes over. The page's inline script started the
   * worker before this module was loaded, or another handle released it. `failed` is true if the
   * worker reported an error.
   */
  var alveusWorker: { worker: Worker; failed: boolean } | undefined;
}

/** Maximum number of seconds for which a worker with pending requests may be silent. */
const TIMEOUT_SECONDS = 10;
/** Seconds of silence after which the worker is asked whether it still answers. */
const PING_SECONDS = 5;

/**
 * Return the running worker in `alveusWorker` (see its declaration) or, if there is none or it has
 * failed, a new worker. The name of a new worker consists of `names`: the worker's mode
 * (`WITHOUT_SNAPSHOT`), if any, and the archives, modules and games that Python loads when it
 * starts.
 */
function newWorker(names: readonly string[]): Worker {
  const early = globalThis.alveusWorker;
  globalThis.alveusWorker = undefined;
  if (early && !early.failed) return early.worker;
  const name = names.join(" ");
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
}

let pack: readonly PackFile[] = [];

/**
 * Set the Python wheels of a pack, an additional game installed with the site. Every handle created
 * from now on adds them to its Python.
 */
export function setPack(files: readonly PackFile[]): void {
  pack = files;
}

export class WorkerHandle {
  /**
   * Resolves when the worker reports an error, ends, or is silent for more than `TIMEOUT_SECONDS`
   * while a request is pending. It may also resolve after `end()`.
   */
  readonly death: Promise<void>;
  /**
   * Resolves when Python accepts requests and has the games of the pack, if any; rejects if Python
   * cannot be started or the pack cannot be added.
   */
  readonly started: Promise<void>;
  readonly #worker: Worker;
  readonly #engine: Remote<WorkerApi>;
  #reportDeath: () => void = () => {};
  #pending = 0;
  #silence = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * Throw if the browser refuses to create a worker. With `withoutSnapshot`, for the replacement
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

  /** Resolve when all files that Python needs for its start have been downloaded. */
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

  /** Store a snapshot of Python's memory, if possible, so that the next visit starts faster. */
  async storeSnapshot(): Promise<void> {
    await this.#engine.storeSnapshot().catch(() => {}); // Then no snapshot is stored.
  }

  end(): void {
    this.#stopTimer();
    this.#worker.terminate();
  }

  /** Pass the running worker to the next new handle. This handle must not be used afterwards. */
  release(): void {
    clearInterval(this.#timer);
    globalThis.alveusWorker = { worker: this.#worker, failed: false };
  }

  /** Report the worker's death when the browser releases the lock that the worker holds. */
  async #detectDeath(): Promise<void> {
    const lock = await this.#engine.acquireLock();
    if (lock) await navigator.locks.request(lock, () => this.#reportDeath());
  }

  /**
   * Wait for the answer to a request. Resolve the promise `death` after more than `TIMEOUT_SECONDS`
   * without an answer, a progress report or the answer to a ping: Python hangs, or the worker is
   * dead in a browser without the Web Locks API (see `#detectDeath`). A worker that waits for a
   * slow download answers the ping.
   */
  async #await<T>(answer: Promise<T>): Promise<T> {
    this.#pending += 1;
    this.#timer ??= setInterval(() => {
      this.#silence += 1;
      if (this.#silence === PING_SECONDS) void this.#ping();
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

  async #ping(): Promise<void> {
    await this.#engine.ping();
    this.#silence = 0;
  }

  /** Stop counting the seconds without an answer. */
  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
