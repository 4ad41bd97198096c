/**
 * Python wakes from what it held in its memory when it had started on an earlier visit, which is
 * sooner than to start. Pyodide's own way for this is not public: all that is used of it is here.
 */
import type { PyodideAPI } from "pyodide";
import { fetchMachine, type Machine, startMachine } from "./machine";
import { fill, type References, write } from "./memory";
import { type Found, find, forget, keep, mistrust } from "./memorystore";
import { findHandle, holds, type Started, startPython } from "./python";
import remembered from "./remembered.py?raw";

/** What is used of Pyodide's inside. */
interface Inside {
  HEAPU8: Uint8Array;
  API: {
    config: { jsglobals: object };
    public_api: object;
    getExpectedKeys(): unknown[];
    serializeHiwireState(other: undefined, check: typeof same): References;
    restoreSnapshot(): References;
  };
}

/** The objects of JavaScript that Python holds when it has started as it does here, in order. */
const expected =
  ({ config, public_api }: Inside["API"]) =>
  () => [null, config.jsglobals, public_api];

function same(_index: number, held: unknown, expected: unknown): void {
  if (held !== expected) throw new Error("Python holds another object");
}

export interface Awake extends Started {
  /** Whether Python was remembered. */
  woken: boolean;
}

/** Chance comes from the device whenever it is asked for, but for this generator of Python's own. */
const RENEW = `
import sys
if "random" in sys.modules: sys.modules["random"].seed()
`;

/** Wakes Python if one is remembered that started with these names, and starts it otherwise. */
export async function wakePython(names: readonly string[], downloaded: () => void): Promise<Awake> {
  const machine = fetchMachine();
  const found = await find(names);
  if (found) {
    await Promise.all([machine.compiled, machine.create]);
    try {
      const python = await wake(machine, found);
      holds(names);
      return { python, handle: findHandle(python), woken: true };
    } catch {
      await found.memory.then(
        () => mistrust(names),
        () => forget(names),
      );
    }
  }
  return { ...(await startPython(names, machine, downloaded)), woken: false };
}

async function wake(machine: Machine, { size, memory }: Found): Promise<PyodideAPI> {
  const python = await startMachine(machine, Promise.resolve(new Response()), {
    _loadSnapshot: new Uint8Array(),
    createPyodideModule: async (settings) => {
      settings.INITIAL_MEMORY = size;
      const create = await machine.create;
      // The machine is set up while what is to fill it is looked through.
      const [module, remembered] = await Promise.all([create(settings), memory]);
      const inside = module as unknown as Inside;
      inside.API.getExpectedKeys = expected(inside.API);
      inside.API.restoreSnapshot = () => {
        fill(inside.HEAPU8, remembered);
        return remembered.references;
      };
      return module;
    },
  });
  python.runPython(RENEW);
  return python;
}

/** Keeps what a Python that has started with these names holds. It is of no use afterwards. */
export async function rememberPython(names: readonly string[], { python }: Started) {
  python.runPython(remembered);
  const { _module: inside } = python as unknown as { _module: Inside };
  inside.API.getExpectedKeys = expected(inside.API);
  const references = inside.API.serializeHiwireState(undefined, same);
  const { HEAPU8: heap } = inside;
  await keep(names, heap.length, await write(heap, references));
}
