/**
 * Runner of an experiment: workers (one fewer than the device has cores, from one to seven) play
 * the games. It reports the results, and stores the lines of the results file on this device.
 */
import { signal } from "@preact/signals-core";
import { clear, promisifyRequest, set } from "idb-keyval";
import {
  type Experiment,
  LabClient,
  LabError,
  type LabReport,
  type Progress,
} from "../../engine/lab-client";
import { HEADER, joined, withLines } from "../../storage/lab-results";

export { readStored } from "../../storage/lab-results";

/**
 * Target duration of a part of the experiment, in milliseconds. A part is the range of game pairs
 * (two games with swapped sides) that a worker plays per request.
 */
const PART = 2000;
/** Minimum time between two updates of the report, in milliseconds. */
const REPORT = 1000;
/** Maximum number of crashed workers to replace in a run. */
const MAX_CRASHES = 3;
const GROWTH = 4;

type Status = "idle" | "opening" | "playing" | "paused" | "done";

export const status = signal<Status>("idle");
export const progress = signal<Progress | null>(null);
export const report = signal<LabReport | null>(null);
/**
 * The settings with which the experiment was started; null if it was read from a file. Python omits
 * option values that are defaults under the other options, so `progress` can have fewer of them.
 */
export const requested = signal<Experiment | null>(null);
/** The current error, or null. */
export const fault = signal<LabError | null>(null);
/** Speed of the current run: games per second of all workers, and number of workers. */
export const speed = signal({ rate: 0, workers: 0 });
/** False if the results cannot be stored on this device. */
export const isStored = signal(true);

/** The progress of an experiment, and the first line (`line`) of its results file. */
type Header = Progress & { line: string };

interface Run {
  reporter: LabClient;
  family: string;
  /** False until `begin` or `openLines` has opened the experiment in Python. */
  isOpen: boolean;
  /** The workers that play the games; a continued run has new ones. */
  players: LabClient[];
  /** Resolves when all finished parts have been added to the results. */
  added: Promise<unknown>;
  /** Lines of the results file by index of their first pair of games; `HEADER` for the header. */
  lines: Map<number, string>;
}

let run: Run | null = null;
/** The run whose results can be exported: null or the previous run until `run` has results. */
let reported: Run | null = null;

/**
 * Start a new experiment for a game of the family `family`, and delete the stored results. Resolve
 * when the run pauses or ends.
 */
export async function begin(experiment: Experiment, family: string): Promise<void> {
  const opened = await open(family, "begin", { experiment });
  if (!opened) return;
  const { current, state } = opened;
  report.value = null;
  reported = null;
  requested.value = experiment;
  await guard(current, async () => {
    await storeHeader(current);
    progress.value = state;
    current.isOpen = true;
    if (status.value === "opening") await play(current);
  });
}

/**
 * Open `text`, the results file of a game of the family `family`, and show its report. The status
 * becomes "done", or "paused" if games of the experiment are missing. If `keep` is true, the file
 * replaces the results stored on this device; otherwise these remain.
 */
export async function openLines(text: string, family: string, keep: boolean): Promise<void> {
  const opened = await open(family, "open", { text });
  if (!opened) return;
  const { current, state } = opened;
  requested.value = null;
  await guard(current, async () => {
    // Skip the header, which `lines` already contains, and the text after the last line break: an
    // empty text or an incomplete line, which Python ignores too.
    for (const part of text.split("\n").slice(1, -1)) {
      const [first] = JSON.parse(part).part as [number, number];
      current.lines.set(first, `${part}\n`);
    }
    reported = current;
    if (keep) {
      await storeHeader(current);
      for (const [first, line] of current.lines) await keepLine(current, first, line);
    }
    progress.value = state;
    current.isOpen = true;
    await show(current);
    status.value = state.gaps.length ? "paused" : "done";
  });
}

/**
 * Open an experiment in a new run. If Python refuses the experiment, show the error, restore the
 * previous run without continuing it, and resolve with null.
 */
async function open(
  family: string,
  command: "begin" | "open",
  params: object,
): Promise<{ current: Run; state: Progress } | null> {
  const before = run;
  endPlayers(before);
  fault.value = null;
  status.value = "opening";
  const current: Run = {
    reporter: new LabClient(family),
    family,
    isOpen: false,
    players: [],
    added: Promise.resolve(),
    lines: new Map(),
  };
  run = current;
  try {
    const { line, ...state } = await current.reporter.request<Header>(command, params);
    if (run !== current) throw new LabError("lab_worker");
    current.lines.set(HEADER, line);
    before?.reporter.end();
    return { current, state };
  } catch (error) {
    current.reporter.end();
    if (run === current) {
      run = before;
      const gaps = progress.value?.gaps.length;
      status.value = gaps === undefined ? "idle" : gaps > 0 ? "paused" : "done";
      fault.value = asLabError(error);
    }
    return null;
  }
}

/** Continue after a pause. Resolve when the run pauses again or ends. */
export async function resume(): Promise<void> {
  const current = run;
  if (!current) return;
  if (current.isOpen) await guard(current, () => play(current));
  else status.value = "opening";
}

/** Pause the run. Unfinished parts are played again when it continues. */
export function pause(): void {
  if (!run) return;
  endPlayers(run);
  status.value = "paused";
}

/** Return the measures and their values as CSV; "" without results. */
export async function asCsv(): Promise<string> {
  return reported ? reported.reporter.request<string>("csv") : "";
}

/** Return the content of the results file; "" without results. */
export function asLines(): string {
  return joined([...(reported?.lines ?? [])]);
}

function endPlayers(current: Run | null): void {
  for (const bench of current?.players ?? []) bench.end();
  if (current) current.players = [];
}

function asLabError(error: unknown): LabError {
  return error instanceof LabError ? error : new LabError("lab_worker");
}

/** Run `work`. If it fails, pause and show the error, unless another run has replaced `current`. */
async function guard(current: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (current !== run) return;
    pause();
    status.value = progress.value ? "paused" : "idle";
    fault.value = asLabError(error);
  }
}

async function play(current: Run): Promise<void> {
  if (!progress.value) return;
  status.value = "playing";
  const players: LabClient[] = [];
  current.players = players;
  const plays = () => status.value === "playing" && current === run && current.players === players;
  // Parts that were finished before a pause must not be played again.
  await current.added;
  const state = progress.value;
  if (!plays()) return;
  const cores = Math.max(1, Math.min(8, navigator.hardwareConcurrency || 2) - 1);
  const gaps = state.gaps.map(([first, end]): [number, number] => [first, end]);
  const width = 2 * state.experiment.readings.length;
  const startTime = performance.now();
  let size = 1;
  let played = 0;
  let shown = 0;
  let crashes = 0;

  const next = (): [number, number] | undefined => {
    const gap = gaps[0];
    if (!gap) return undefined;
    const left = gaps.reduce((sum, [first, end]) => sum + end - first, 0);
    const cut = Math.max(1, Math.min(size, Math.ceil(left / (2 * cores))));
    const part: [number, number] = [gap[0], Math.min(gap[1], gap[0] + cut)];
    if (part[1] === gap[1]) gaps.shift();
    else gap[0] = part[1];
    return part;
  };

  const newPlayer = async () => {
    const bench = new LabClient(current.family);
    players.push(bench);
    await bench.request("begin", { experiment: state.experiment });
    return bench;
  };

  const work = async (): Promise<void> => {
    let bench = await newPlayer();
    for (let part = next(); part && plays(); part = next()) {
      const [first, end] = part;
      const since = performance.now();
      try {
        const line = await bench.request<string>("play", { first, end });
        const took = performance.now() - since;
        const fitting = Math.floor(((end - first) * PART) / Math.max(took, 1));
        size = Math.max(1, Math.min(fitting, GROWTH * Math.max(size, end - first)));
        if (!plays()) return;
        await addLine(current, first, line);
        played += (end - first) * width;
        speed.value = { rate: (played / (performance.now() - startTime)) * 1000, workers: cores };
        if (performance.now() - shown > REPORT) {
          shown = performance.now();
          await show(current);
        }
      } catch (error) {
        if (!plays()) return;
        gaps.unshift(part);
        if (!(error instanceof LabError) || error.code !== "lab_worker" || ++crashes > MAX_CRASHES)
          throw error;
        bench.end();
        bench = await newPlayer();
      }
    }
  };
  await Promise.all(
    Array.from({ length: cores }, () =>
      work().catch((error) => {
        if (plays()) throw error;
      }),
    ),
  );
  if (current !== run) return;
  await show(current);
  if (!plays()) return;
  endPlayers(current);
  status.value = progress.value?.gaps.length ? "paused" : "done";
}

/** Add the line of a part to the results, and store it. */
async function addLine(current: Run, first: number, line: string): Promise<void> {
  current.lines.set(first, line);
  const adding = keepLine(current, first, line)
    .then(() => current.reporter.request<Progress>("add", { lines: [line] }))
    .then((state) => {
      if (current === run) progress.value = state;
    });
  current.added = Promise.allSettled([current.added, adding]);
  await adding;
}

async function show(current: Run): Promise<void> {
  const latest = await current.reporter.request<LabReport>("report_now");
  if (current !== run) return;
  report.value = latest;
  reported = current;
}

/**
 * Store one line of the results file under `first`, the number of the first game pair in the line.
 * Set `isStored` to false if storage fails, or if another tab has stored another experiment.
 */
async function keepLine({ lines }: Run, first: number, line: string): Promise<void> {
  const header = lines.get(HEADER);
  const stored = await withLines(
    (store) =>
      store("readwrite", async (records) => {
        if ((await promisifyRequest(records.get(HEADER))) !== header) return false;
        records.put(line, first);
        return promisifyRequest(records.transaction).then(() => true);
      }),
    false,
  );
  isStored.value = stored && isStored.value;
}

/** Replace all stored lines with the results file's header. Set `isStored` (false if it fails). */
async function storeHeader({ lines }: Run): Promise<void> {
  isStored.value = await withLines(async (store) => {
    await clear(store);
    await set(HEADER, lines.get(HEADER) ?? "", store);
    return true;
  }, false);
}
