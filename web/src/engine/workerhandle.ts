/** One worker with Python in it, and how the page learns of its end. */
import { proxy, type Remote, wrap } from "comlink";
import type { PackFile } from "./packfile";
import type { Engine, Report } from "./worker";
import { AFRESH } from "./workername";

declare global {
  /** The worker that the page's first line started, before this script was here. */
  var alveusWorker: { worker: Worker; failed: boolean } | undefined;
}

/** Seconds without a word from a worker that has been asked something. */
const PATIENCE = 10;

/** A worker; it bears the names of what it is to start with. */
function newWorker(names: readonly string[]): Worker {
  const early = globalThis.alveusWorker;
  globalThis.alveusWorker = undefined;
  if (early && !early.failed) return early.worker;
  const name = names.join(" ");
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
}

let pack: readonly PackFile[] = [];

/** Makes every worker that this page starts from now on add a pack's wheel. */
export function bringPack(files: readonly PackFile[]): void {
  pack = files;
}

export class WorkerHandle {
  /** Settles when the worker has gone, whatever the cause; never if it is ended on purpose. */
  readonly death: Promise<void>;
  /** Settles when Python can be asked, and fails when it cannot be started. */
  readonly started: Promise<void>;
  readonly #worker: Worker;
  readonly #engine: Remote<Engine>;
  #die: () => void = () => {};
  #asked = 0;
  #silence = 0;
  #watch: ReturnType<typeof setInterval> | undefined;

  /** Throws where the browser refuses a worker; one after another that has died starts `afresh`. */
  constructor(preload: readonly string[], afresh = false) {
    this.#worker = newWorker(afresh ? [AFRESH, ...preload] : preload);
    this.#engine = wrap<Engine>(this.#worker);
    this.death = new Promise((resolve) => {
      this.#die = resolve;
    });
    this.#worker.onerror = () => this.#die();
    this.started = this.#engine.start(pack);
    this.#mourn();
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

  /** Has the next visit's worker begin sooner. */
  remember(): void {
    this.#engine.remember().catch(() => {}); // it begins as this one did
  }

  end(): void {
    this.#rest();
    this.#worker.terminate();
  }

  /** Leaves the worker, as it is, to the next that needs one. */
  release(): void {
    clearInterval(this.#watch);
    globalThis.alveusWorker = { worker: this.#worker, failed: false };
  }

  /** A lock that the worker holds falls free the moment it is gone. */
  async #mourn(): Promise<void> {
    const lock = await this.#engine.hold();
    if (lock) await navigator.locks.request(lock, () => this.#die());
  }

  /** Where there are no locks, and where Python hangs, the worker is known by its silence. */
  async #await<T>(answer: Promise<T>): Promise<T> {
    this.#asked += 1;
    this.#watch ??= setInterval(() => {
      this.#silence += 1;
      if (this.#silence > PATIENCE) this.#die();
    }, 1000);
    try {
      return await answer;
    } finally {
      this.#asked -= 1;
      this.#silence = 0;
      if (this.#asked === 0) this.#rest();
    }
  }

  /** Nobody waits for a word. */
  #rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
