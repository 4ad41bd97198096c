/**
 * The web worker that runs Python. Requests and replies are texts. Long tasks run in slices; other
 * requests are answered between two slices.
 */
import { expose, type Remote, releaseProxy } from "comlink";
import { isKept, mistrust } from "./memorystore";
import type { PackFile } from "./packfile";
import type { Slice } from "./protocol";
import { addPack, startPython, supply } from "./python";
import { type Awake, rememberPython, wakePython } from "./waking";
import { AFRESH, FOR_MEMORY, readName } from "./workername";

/** The interface that the worker offers to the client. */
export interface Engine {
  /**
   * Acquires a lock that is held until the worker ends. Returns the lock's name, or "" if the
   * browser has no locks.
   */
  hold(): Promise<string>;
  /** Settles when Python is ready and has loaded the games of the pack, if any. */
  start(pack: readonly PackFile[]): Promise<void>;
  request(text: string): Promise<string>;
  /** Resolves when all files that Python needs for its start have been downloaded. */
  downloaded(): Promise<void>;
  /** Runs a task to its end. `report` receives its number first and then its progress. */
  run(text: string, report: Report): Promise<string>;
  /** Stores a memory snapshot of a newly started Python, from which the next visit starts. */
  remember(): Promise<void>;
}
export type Report = (news: { task: number } | Slice) => void;

/** The worker's name lists the archives and games that Python loads at the start. */
const { manner, names } = readName(self.name);
let isDownloaded = () => {};
const downloaded = new Promise<void>((resolve) => {
  isDownloaded = resolve;
});
const started = manner ? startAfresh() : wakePython(names, isDownloaded);
started.then(
  () => isDownloaded(),
  () => {},
);
started.catch(() => {}); // start() reports the error.

async function startAfresh(): Promise<Awake> {
  const [python] = await Promise.all([startPython(names), manner === AFRESH && mistrust(names)]);
  return { ...python, woken: false };
}

const MISSING = /"type":"ModuleNotFoundError","text":"No module named '([\w.]+)'/;

/** Answers a request. If it needs a missing module, loads the module and repeats the request. */
async function ask(text: string): Promise<string> {
  const { python, handle } = await started;
  for (;;) {
    const reply = handle(text);
    const module = MISSING.exec(reply)?.[1];
    if (!module || !(await supply(python, module))) return reply;
  }
}

/** Milliseconds after the start during which no snapshot is made, so that the page has the CPU. */
const REST = 2000;

/** Milliseconds between two progress reports of a task. */
const PROGRESS = 500;

const turns = new MessageChannel();
turns.port1.start();

/** Yields to the event loop, so that pending messages are handled. */
function turn(): Promise<unknown> {
  return new Promise((resolve) => {
    turns.port1.addEventListener("message", resolve, { once: true });
    turns.port2.postMessage(null);
  });
}

const engine: Engine = {
  async hold() {
    const name = `alveus:${Math.random()}`;
    try {
      await new Promise<void>((held, refused) => {
        navigator.locks
          .request(name, () => {
            held();
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
      // Each task has its own channel. Close it after the last report.
      (report as Remote<Report>)[releaseProxy]();
    }
  },

  async remember() {
    const { woken } = await started;
    await new Promise((rested) => setTimeout(rested, REST));
    if (woken || (await isKept(names).catch(() => true))) return;
    const name = [FOR_MEMORY, ...names].join(" ");
    const second = new Worker(self.location.href, { type: "module", name });
    second.onerror = (event) => event.preventDefault();
  },
};

/** Runs a task slice by slice. Returns its last reply, or the first if there is no task. */
async function run(text: string, report: Report): Promise<string> {
  const reply = await ask(text);
  const { id, ok } = JSON.parse(reply) as { id: number; ok?: { task?: number } };
  if (ok?.task === undefined) return reply;
  report({ task: ok.task });
  const slice = JSON.stringify({ id, do: "slice", task: ok.task });
  let told = performance.now();
  for (;;) {
    await turn();
    const answer = await ask(slice);
    const { ok: news } = JSON.parse(answer) as { ok?: Slice };
    if (!news || "done" in news) return answer;
    if (performance.now() - told < PROGRESS) continue;
    told = performance.now();
    report(news);
  }
}

/** Stores the snapshot of this worker's Python. A second worker does this, not the visitor's. */
async function keepMemory(): Promise<void> {
  try {
    await rememberPython(names, await started);
  } catch {
    // Without a snapshot the next visit starts Python from its files.
  }
  self.close();
}

if (manner === FOR_MEMORY) void keepMemory();
else expose(engine);
