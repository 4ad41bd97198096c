/**
 * Runs an experiment in workers (one fewer than the device has cores, from one to seven), reports
 * the results, and stores the lines of the results file on this device.
 */
import { signal } from "@preact/signals-core";
import { clear, createStore, entries, set, type UseStore } from "idb-keyval";
import {
  type Experiment,
  LabClient,
  LabError,
  type LabReport,
  type Progress,
} from "../../engine/lab-client";

/**
 * Target duration of a part (the games that a worker plays per request), and interval between two
 * reports, in milliseconds.
 */
const PART = 2000;
const REPORT = 1000;
/** Maximum number of crashed workers to replace in a run. */
const MAX_CRASHES = 3;
const GROWTH = 4;

type Status = "idle" | "opening" | "playing" | "paused" | "done";

export const status = signal<Status>("idle");
export const progress = signal<Progress | null>(null);
export const report = signal<LabReport | null>(null);
/** The current error, or null. */
export const fault = signal<LabError | null>(null);
/** Games per second, and number of workers, of the current run. */
export const speed = signal({ rate: 0, workers: 0 });
/** False if results cannot be stored on this device. */
export const isStored = signal(true);

/** The state of an experiment and the first line of its file. */
type Header = Progress & { line: string };

interface Run {
  reporter: LabClient;
  family: string;
  players: LabClient[];
}

let run: Run | null = null;

/** Starts a new experiment. Deletes the stored results. */
export async function begin(experiment: Experiment, family: string): Promise<void> {
  const current = open(family);
  report.value = null;
  await guard(current, async () => {
    const { line, ...state } = await current.reporter.request<Header>("begin", { experiment });
    await storeHeader(line);
    progress.value = state;
    await play(current);
  });
}

/**
 * Opens the stored results or a file and shows the report. If `keep`, the file is stored on this
 * device.
 */
export async function openLines(text: string, family: string, keep: boolean): Promise<void> {
  const current = open(family);
  await guard(current, async () => {
    const { line, ...state } = await current.reporter.request<Header>("open", { text });
    if (keep) {
      await storeHeader(line);
      for (const part of text.split("\n").slice(1)) {
        const [first] = part ? (JSON.parse(part).part as [number, number]) : [];
        if (first !== undefined)
          isStored.value = (await storeLine(first, `${part}\n`)) && isStored.value;
      }
    }
    progress.value = state;
    await show(current);
    status.value = state.gaps.length ? "paused" : "done";
  });
}

/** Continues after a pause. */
export async function resume(): Promise<void> {
  const current = run;
  if (current) await guard(current, () => play(current));
}

/** Pauses the run. Unfinished parts are played again when it continues. */
export function pause(): void {
  if (!run) return;
  for (const bench of run.players.splice(0)) bench.end();
  status.value = "paused";
}

/** Returns the measures as comma-separated values. */
export async function asCsv(): Promise<string> {
  return run ? run.reporter.request<string>("csv") : "";
}

function open(family: string): Run {
  for (const bench of run ? [run.reporter, ...run.players] : []) bench.end();
  fault.value = null;
  status.value = "opening";
  run = { reporter: new LabClient(family), family, players: [] };
  return run;
}

/**
 * Runs `work`. After an error, pauses the run and shows the error, unless another run has replaced
 * `current`.
 */
async function guard(current: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (current !== run) return;
    pause();
    status.value = progress.value ? "paused" : "idle";
    fault.value = error instanceof LabError ? error : new LabError("lab_worker");
  }
}

async function play(current: Run): Promise<void> {
  const state = progress.value;
  if (!state) return;
  status.value = "playing";
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
    current.players.push(bench);
    await bench.request("begin", { experiment: state.experiment });
    return bench;
  };

  const work = async (): Promise<void> => {
    let bench = await newPlayer();
    for (let part = next(); part && status.value === "playing"; part = next()) {
      const [first, end] = part;
      const since = performance.now();
      try {
        const line = await bench.request<string>("play", { first, end });
        const took = performance.now() - since;
        const fitting = Math.floor(((end - first) * PART) / Math.max(took, 1));
        size = Math.max(1, Math.min(fitting, GROWTH * Math.max(size, end - first)));
        isStored.value = (await storeLine(first, line)) && isStored.value;
        if (current !== run) return;
        progress.value = await current.reporter.request<Progress>("add", { lines: [line] });
        played += (end - first) * width;
        speed.value = { rate: (played / (performance.now() - startTime)) * 1000, workers: cores };
        if (performance.now() - shown > REPORT) {
          shown = performance.now();
          await show(current);
        }
      } catch (error) {
        if (status.value !== "playing" || current !== run) return;
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
        if (status.value === "playing" && current === run) throw error;
      }),
    ),
  );
  if (current !== run) return;
  await show(current);
  for (const bench of current.players.splice(0)) bench.end();
  if (status.value === "playing") status.value = progress.value?.gaps.length ? "paused" : "done";
}

async function show(current: Run): Promise<void> {
  const latest = await current.reporter.request<LabReport>("report_now");
  if (current === run) report.value = latest;
}

let store: UseStore | undefined;

/**
 * Returns the result of `use`, which reads or writes the stored lines; `otherwise` if storage
 * fails.
 */
async function withLines<T>(use: (lines: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    store ??= createStore("alveus-lab", "lines");
    return await use(store);
  } catch {
    return otherwise;
  }
}

/**
 * Stores a line of the results file under the number of its first pair of games, the header line
 * under -1. Returns false if storage fails.
 */
function storeLine(first: number, line: string): Promise<boolean> {
  return withLines((lines) => set(first, line, lines).then(() => true), false);
}

/** Returns the stored results as the text of a file; "" without any, or if storage fails. */
export async function readStored(): Promise<string> {
  const stored = await withLines((lines) => entries<number, string>(lines), []);
  return stored
    .sort(([one], [other]) => one - other)
    .map(([, line]) => line)
    .join("");
}

/** Replaces the stored lines of the previous experiment by the header of another. */
async function storeHeader(line: string): Promise<void> {
  await withLines((lines) => clear(lines), undefined);
  isStored.value = await storeLine(-1, line);
}
