/**
 * The page's interface to the engine: typed requests and long tasks. Requests made before Python is
 * ready are queued. A worker that dies is replaced: the new worker restores the game and receives
 * the pending requests again. If the new worker dies before it has answered all of them, the engine
 * fails.
 */

import {
  type Analysis,
  type Choice,
  EngineFailure,
  type Hint,
  type Message,
  type ProgressSlice,
  type PuzzleMade,
  type Reply,
  type Request,
  type Requests,
  type Review,
  type ReviewPart,
  read,
  type UpdateReply,
  ViewCache,
} from "./protocol";
import { setStage, stage } from "./startup";
import type { Report } from "./worker";
import { WorkerHandle } from "./worker-handle";

interface Tasks {
  think: Choice;
  hint: Hint;
  analyse: Analysis;
  review: Review;
  generate: PuzzleMade;
}
type RequestName = Exclude<keyof Requests, keyof Tasks | "slice" | "cancel">;

/** Send a request and return its reply. Reject with EngineFailure if Python refuses it or fails. */
export type Ask = <K extends RequestName>(
  name: K,
  params: Requests[K]["in"],
) => Promise<Requests[K]["out"]>;

export interface EngineOptions {
  /**
   * Names of the archives of Python modules (such as that of a family of games), of modules
   * (`family.module`) and of games (`game:ID`) that Python loads at its start.
   */
  preload?: readonly string[];
  /** Start Python only at `start()` or the first task, unless a worker is already running. */
  delayed?: boolean;
  /** Restore the game in the worker that replaces a dead one, usually by loading the last save. */
  restore?: (request: Ask) => Promise<unknown>;
  /**
   * Called when a game with many moves begins to load in slices (short steps, between which Python
   * answers other requests). Returns a function that shows the progress in per cent.
   */
  loading?: (work: Loading) => (percent: number) => void;
  /** Called once if the engine cannot be started or replaced. */
  failed?: (failure: EngineFailure) => void;
}

/** A game with many moves that Python loads in short steps (see `EngineOptions.loading`). */
export interface Loading {
  /** Stops loading. The request fails with `load_cancelled`; the current game is unchanged. */
  cancel: () => void;
  /** Aborted when loading ends: the game has been loaded, refused or cancelled. */
  finished: AbortSignal;
}

export interface TaskOptions {
  /** Reports progress and, for a review of a game, the moves evaluated since the last report. */
  progress?: (message: Message, part?: ReviewPart) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Callbacks of a request that Python may divide into slices (short steps), in order to answer other
 * requests between them. If it does, `onStart` is called once before the first slice, and
 * `progress` between slices.
 */
interface SliceCallbacks {
  onStart?: () => void;
  progress: (slice: ProgressSlice) => void;
  signal?: AbortSignal | undefined;
}

/** The reply to a request; for a task, the last reply, which contains its result (`done`). */
type Result<T> = T | { done: T };

/** A pending request: `put` sends it to a worker; `settle` and `fail` handle the result. */
interface Call {
  put(handle: WorkerHandle): Promise<string>;
  settle(reply: Reply): void;
  fail(reason: unknown): void;
}

export class Engine {
  /** Resolves when all files that Python needs for its start have been downloaded. */
  readonly downloaded: Promise<void>;
  #reportDownloaded = () => {};
  readonly #options: EngineOptions;
  /** Pending requests, in the order in which they were made. */
  readonly #calls = new Set<Call>();
  #handle: WorkerHandle | undefined;
  #started = false;
  /** True if the current worker has started and, if it is a replacement, has restored the game. */
  #open = false;
  /** True once a worker has started: a death is then `worker_died`, otherwise `load_failed`. */
  #wasOpen = false;
  #deaths = 0;
  /** True after the death of a worker. Its snapshot may be the cause, so it is not used again. */
  #hasDied = false;
  #failure: EngineFailure | undefined;
  #lastId = 0;
  /**
   * The most recent request to load a game; null if none is pending. The next such request waits
   * for it, so that games are loaded in the order of their requests.
   */
  #loading: Promise<unknown> | null = null;
  readonly #views = new ViewCache();

  constructor(options: EngineOptions = {}) {
    this.#options = options;
    this.downloaded = new Promise((resolve) => {
      this.#reportDownloaded = resolve;
    });
    if (typeof WebAssembly === "undefined") this.#fail("no_webassembly");
    else if (!options.delayed || globalThis.alveusWorker) this.start();
  }

  readonly request: Ask = (name, params) => {
    const text = this.#write(name, params);
    if (name !== "load") return this.#send((handle) => handle.request(text));
    const load = () => this.#load<never>(text);
    const loaded = this.#loading ? this.#loading.then(load, load) : load();
    const clearLoading = () => {
      if (this.#loading === loaded) this.#loading = null;
    };
    loaded.then(clearLoading, clearLoading);
    this.#loading = loaded;
    return loaded;
  };

  /** Run a long task and return its result. Fails with EngineFailure or the signal's reason. */
  task<K extends keyof Tasks>(
    name: K,
    params: Requests[K]["in"],
    { progress, signal }: TaskOptions = {},
  ): Promise<Tasks[K]> {
    const text = this.#write(name, params);
    this.start();
    return this.#run(text, { progress: ({ progress: at, part }) => progress?.(at, part), signal });
  }

  /** Load a game. `EngineOptions.loading` shows the progress of a long load and can cancel it. */
  async #load<T>(text: string): Promise<T> {
    const stop = new AbortController();
    const finished = new AbortController();
    const cancel = () => stop.abort(new EngineFailure("load_cancelled"));
    let show = (_percent: number) => {};
    const onStart = () => {
      show = this.#options.loading?.({ cancel, finished: finished.signal }) ?? show;
    };
    const progress = ({ progress: { params } }: ProgressSlice) => show(Number(params.percent));
    try {
      return await this.#run(text, { onStart, progress, signal: stop.signal });
    } catch (failure) {
      const isReplaced = failure instanceof EngineFailure && failure.code === "unknown_task";
      throw isReplaced ? new EngineFailure("load_cancelled") : failure; // another game was opened
    } finally {
      finished.abort();
    }
  }

  /** Send a request that runs in slices if it takes long, and return its result. */
  async #run<T>(text: string, { onStart, progress, signal }: SliceCallbacks): Promise<T> {
    let task: number | undefined;
    let isStarted = false;
    const cancel = () => {
      // The replacement of a dead worker does not know the task's number.
      if (task !== undefined && this.#open)
        this.#handle?.request(this.#write("cancel", { task })).catch(() => {});
    };
    const report: Report = (news) => {
      if ("progress" in news) progress(news);
      else if ("task" in news) {
        if (!isStarted) onStart?.();
        isStarted = true;
        task = news.task;
        if (signal?.aborted) cancel();
      }
    };
    signal?.addEventListener("abort", cancel);
    try {
      const put = (handle: WorkerHandle) => {
        task = undefined;
        return handle.run(text, report);
      };
      return result(await this.#send<Result<T>>(put, signal));
    } finally {
      signal?.removeEventListener("abort", cancel);
    }
  }

  /** Store a snapshot of Python's memory, so that the next visit starts faster. Ignore failures. */
  async storeSnapshot(): Promise<void> {
    await this.#handle?.storeSnapshot();
  }

  #write<K extends keyof Requests>(name: K, params: Requests[K]["in"]): string {
    this.#lastId += 1;
    const base = this.#views.tag;
    const request: Request<K> = { id: this.#lastId, do: name, base, ...params };
    return JSON.stringify(request);
  }

  #send<T>(put: Call["put"], signal?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const drop = () => {
        this.#calls.delete(call);
        reject(signal?.reason);
      };
      const call: Call = {
        put,
        settle(reply) {
          signal?.removeEventListener("abort", drop);
          try {
            resolve(read<T>(reply));
          } catch (error) {
            reject(error);
          }
        },
        fail(reason) {
          signal?.removeEventListener("abort", drop);
          reject(reason);
        },
      };
      if (this.#failure) return reject(this.#failure);
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener("abort", drop);
      this.#calls.add(call);
      if (this.#open && this.#handle) this.#put(call, this.#handle);
    });
  }

  async #put(call: Call, handle: WorkerHandle): Promise<void> {
    try {
      const reply = await this.#completeReply(await call.put(handle), handle);
      if (handle !== this.#handle || !this.#calls.delete(call)) return;
      call.settle(reply);
      if (this.#calls.size === 0) this.#deaths = 0;
      this.#markReady();
    } catch {
      this.#hasDied = true;
      this.#replaceWorker(handle, "worker_died");
    }
  }

  /**
   * Return a reply with the complete view. The engine sends only the changes since a previous view;
   * if the page does not have that view, request the complete one.
   */
  async #completeReply(text: string, handle: WorkerHandle): Promise<Reply> {
    const reply: UpdateReply & Reply = JSON.parse(text);
    const content = reply.ok ?? reply.error;
    if (content?.view?.members === undefined) return reply;
    let view = this.#views.receive(content.view);
    if (!view) {
      this.#views.forget();
      const whole = JSON.parse(await handle.request(this.#write("view", {}))) as UpdateReply;
      view = whole.ok?.view && this.#views.receive(whole.ok.view);
    }
    return { ...reply, [reply.ok ? "ok" : "error"]: { ...content, view } };
  }

  /** Start Python if its start was delayed. Requests wait for this call; a task makes it itself. */
  start(): void {
    if (this.#started || this.#failure) return;
    this.#started = true;
    this.#startWorker();
  }

  /**
   * Stop Python permanently, or prevent its delayed start. Pending and later requests are never
   * answered.
   */
  end(): void {
    this.#started = true;
    this.#handle?.end();
    this.#handle = undefined;
  }

  #startWorker(): void {
    let handle: WorkerHandle;
    try {
      handle = new WorkerHandle(this.#options.preload ?? [], this.#hasDied);
    } catch {
      this.#fail("no_worker");
      return;
    }
    this.#handle = handle;
    handle.death.then(() => {
      this.#hasDied = true;
      this.#replaceWorker(handle, this.#wasOpen ? "worker_died" : "load_failed");
    });
    handle.downloaded().then(this.#reportDownloaded, () => {});
    handle.started.then(
      () => this.#resume(handle),
      (error: Error) =>
        this.#replaceWorker(
          handle,
          error.name === "CompileError" ? "no_webassembly" : "load_failed",
        ),
    );
  }

  async #resume(handle: WorkerHandle): Promise<void> {
    if (this.#deaths > 0) {
      const ask: Ask = async (name, params) => {
        const text = this.#write(name, params);
        const sent = name === "load" ? handle.run(text, () => {}) : handle.request(text);
        return result(read(await this.#completeReply(await sent, handle)));
      };
      try {
        await this.#options.restore?.(ask);
      } catch (error) {
        reportError(error);
      }
    }
    if (handle !== this.#handle) return;
    this.#open = true;
    this.#wasOpen = true;
    performance.mark("alveus:python");
    if (this.#calls.size === 0) this.#markReady();
    for (const call of this.#calls) this.#put(call, handle);
  }

  #replaceWorker(handle: WorkerHandle, code: string): void {
    if (handle !== this.#handle) return;
    handle.end();
    this.#handle = undefined;
    this.#open = false;
    this.#deaths += 1;
    if (this.#deaths > 1) this.#fail(code);
    else this.#startWorker();
  }

  #fail(code: string): void {
    this.#failure = new EngineFailure(code);
    setStage("failed");
    for (const call of this.#calls) call.fail(this.#failure);
    this.#calls.clear();
    this.#options.failed?.(this.#failure);
  }

  #markReady(): void {
    if (stage() === "ready") return;
    setStage("ready");
    performance.mark("alveus:ready");
  }
}

function result<T>(reply: Result<T>): T {
  const { done } = reply as { done?: T };
  return done ?? (reply as T);
}
