/**
 * The web worker that runs Python. Requests and replies are JSON texts. Long tasks run in slices;
 * other requests are answered between two slices.
 */
import { expose, type Remote, releaseProxy } from "comlink";
import type { PackFile } from "../pyodide/fetching";
import { addPack, loadMissing, startPython } from "../pyodide/python";
import { restorePython, type StartResult, takeSnapshot } from "../pyodide/snapshot";
import { blockSnapshot, hasEntry } from "../pyodide/snapshot-store";
import { FOR_SNAPSHOT, readName, type Slice, WITHOUT_SNAPSHOT } from "./protocol";

export interface WorkerApi {
  /**
   * Acquire a lock that the browser releases when the worker ends; the page thus detects the end.
   * Return the lock's name, or "" if the browser has no locks.
   */
  acquireLock(): Promise<string>;
  /**
   * Resolve when Python is ready and has loaded the games of the pack, if any. Reject if Python
   * cannot be started or the pack cannot be added.
   */
  start(pack: readonly PackFile[]): Promise<void>;
  request(text: string): Promise<string>;
  /** Resolve at once. A worker in which Python hangs does not answer. */
  ping(): Promise<void>;
  /**
   * Resolve when all files that Python needs for its start have been downloaded, or when Python has
   * started from a snapshot. The promise stays pending if a download fails.
   */
  downloaded(): Promise<void>;
  /**
   * Run a request to its end. If the request starts a task, `report` receives the task's number
   * first and then its progress.
   */
  run(text: string, report: Report): Promise<string>;
  /**
   * Store a snapshot of the memory of a newly started Python, from which the next visit starts. Do
   * nothing if there is already a snapshot, or if an earlier one did not work. Resolve when the
   * snapshot is stored or cannot be stored; reject if Python cannot be started.
   */
  storeSnapshot(): Promise<void>;
}
export type Report = (news: { task: number } | Slice) => void;

/**
 * The worker's name contains its mode ("", `WITHOUT_SNAPSHOT` or `FOR_SNAPSHOT`), and the names of
 * the archives, modules and games that Python loads at its start (`startPython`).
 */
const { mode, names } = readName(self.name);
let reportDownloaded = () => {};
const downloaded = new Promise<void>((resolve) => {
  reportDownloaded = resolve;
});
const started = mode ? startWithoutSnapshot() : restorePython(names, reportDownloaded);
started.then(
  () => reportDownloaded(),
  () => {},
);
started.catch(() => {}); // start() reports the error.

async function startWithoutSnapshot(): Promise<StartResult> {
  const python = await startPython(names);
  if (mode === WITHOUT_SNAPSHOT) await blockSnapshot(names);
  return { ...python, fromSnapshot: false };
}

/**
 * Answer a request. If Python lacks a module for it, load the module and repeat the request. If the
 * module cannot be loaded, the answer is the error `part_missing`.
 */
async function ask(text: string): Promise<string> {
  const { python, handle } = await started;
  for (;;) {
    const reply = handle(text);
    const isLoaded = await loadMissing(python, reply).catch(() => null);
    if (isLoaded === null) {
      const { id } = JSON.parse(text);
      return JSON.stringify({ id, error: { code: "part_missing", params: {} } });
    }
    if (!isLoaded) return reply;
  }
}

/**
 * Delay in milliseconds before `storeSnapshot` starts a second worker, which makes the snapshot of
 * Python's memory. It runs from the call or, if Python starts later, from Python's start. In this
 * time, the second worker does not slow down the page.
 */
const SNAPSHOT_DELAY = 2000;

/** Minimum number of milliseconds between two progress reports of a task. */
const REPORT_INTERVAL = 500;

const yieldChannel = new MessageChannel();
yieldChannel.port1.start();

/** Yield to the event loop, so that pending messages are handled. */
function yieldToEvents(): Promise<unknown> {
  return new Promise((resolve) => {
    yieldChannel.port1.addEventListener("message", resolve, { once: true });
    yieldChannel.port2.postMessage(null);
  });
}

const engine: WorkerApi = {
  async ping() {},
  async acquireLock() {
    const name = `alveus:${Math.random()}`;
    try {
      await new Promise<void>((acquired, refused) => {
        navigator.locks
          .request(name, () => {
            acquired();
            return new Promise(() => {});
          })
          .catch(refused);
      });
      return name;
    } catch {
      return "";
    }
  },

  async start(pack) {
    const { python } = await started;
    await addPack(python, pack);
  },

  request: ask,

  downloaded: () => downloaded,

  async run(text, report) {
    try {
      return await run(text, report);
    } finally {
      // Comlink has opened a message channel for `report`. Close it after the last report.
      (report as Remote<Report>)[releaseProxy]();
    }
  },

  async storeSnapshot() {
    const { fromSnapshot } = await started;
    await new Promise((resolve) => setTimeout(resolve, SNAPSHOT_DELAY));
    if (fromSnapshot || (await hasEntry(names).catch(() => true))) return;
    const name = [FOR_SNAPSHOT, ...names].join(" ");
    const snapshotWorker = new Worker(self.location.href, { type: "module", name });
    await new Promise<void>((resolve) => {
      snapshotWorker.onmessage = () => resolve();
      snapshotWorker.onerror = (event) => {
        event.preventDefault();
        resolve();
      };
    });
  },
};

/** Run a request and, if it starts a task, the slices of the task. Return the last reply. */
async function run(text: string, report: Report): Promise<string> {
  const reply = await ask(text);
  const { id, ok } = JSON.parse(reply) as { id: number; ok?: { task?: number } };
  if (ok?.task === undefined) return reply;
  report({ task: ok.task });
  const slice = JSON.stringify({ id, do: "slice", task: ok.task });
  let lastReport = performance.now();
  for (;;) {
    await yieldToEvents();
    const answer = await ask(slice);
    const { ok: news } = JSON.parse(answer) as { ok?: Slice };
    if (!news || "done" in news) return answer;
    // Report every new evaluation of a move for a review: later slices do not repeat it.
    const hasMoments = (news.part?.moments.length ?? 0) > 0;
    if (performance.now() - lastReport < REPORT_INTERVAL && !hasMoments) continue;
    lastReport = performance.now();
    report(news);
  }
}

/**
 * Store a snapshot of this worker's Python. Then post a message, even after a failure, and close
 * the worker. Only workers in the mode `FOR_SNAPSHOT` do this, because Python cannot be used after
 * a snapshot.
 */
async function storeOwnSnapshot(): Promise<void> {
  try {
    await takeSnapshot(names, await started);
  } catch {
    // Ignore the error: without a snapshot, the next visit starts Python from its files.
  }
  self.postMessage(null);
  self.close();
}

if (mode === FOR_SNAPSHOT) void storeOwnSnapshot();
else expose(engine);
