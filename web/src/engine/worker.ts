/**
 * The worker that Python lives in: text in, text out. Long tasks run in slices, and between two
 * slices whatever else has come in is answered.
 */
import { expose, type Remote, releaseProxy } from "comlink";
import { isKept, mistrust } from "./memorystore";
import type { PackFile } from "./packfile";
import type { Slice } from "./protocol";
import { addPack, startPython, supply } from "./python";
import { type Awake, rememberPython, wakePython } from "./waking";
import { AFRESH, FOR_MEMORY, readName } from "./workername";

/** What the client may ask of the worker. */
export interface Engine {
  /** Takes a lock that is held as long as the worker lives; "" where there are no locks. */
  hold(): Promise<string>;
  /** Settles when Python can be asked, and knows the games of the pack, if any. */
  start(pack: readonly PackFile[]): Promise<void>;
  request(text: string): Promise<string>;
  /** Runs a task to its end; `report` is told its number, then its progress. */
  run(text: string, report: Report): Promise<string>;
  /** Has the next visit's Python wake as this one started, from its memory. */
  remember(): Promise<void>;
}
export type Report = (news: { task: number } | Slice) => void;

/** The worker bears the names of what it starts with, such as the family of its page's game. */
const { manner, names } = readName(self.name);
const started = manner ? startAfresh() : wakePython(names);
started.catch(() => {}); // start() tells it

async function startAfresh(): Promise<Awake> {
  const [python] = await Promise.all([startPython(names), manner === AFRESH && mistrust(names)]);
  return { ...python, woken: false };
}

const MISSING = /"type":"ModuleNotFoundError","text":"No module named '([\w.]+)'/;

/** What needs modules that are not there is asked again once they have been brought. */
async function ask(text: string): Promise<string> {
  const { python, handle } = await started;
  for (;;) {
    const reply = handle(text);
    const module = MISSING.exec(reply)?.[1];
    if (!module || !(await supply(python, module))) return reply;
  }
}

/** Milliseconds after the start in which nothing but the page itself is at work. */
const REST = 2000;

/** Milliseconds between two reports of how far a task has come. */
const PROGRESS = 500;

const turns = new MessageChannel();
turns.port1.start();

/** Lets the messages that have arrived be answered. */
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

  async run(text, report) {
    try {
      return await run(text, report);
    } finally {
      // Each task has a channel of its own, which is to be closed when nothing more is told.
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

/** A second Python is what is remembered, so that the visitor's own is never disturbed. */
async function keepMemory(): Promise<void> {
  try {
    await rememberPython(names, await started);
  } catch {
    // The next visit starts as this one did.
  }
  self.close();
}

if (manner === FOR_MEMORY) void keepMemory();
else expose(engine);
