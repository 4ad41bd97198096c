/**
 * Restores Python from a snapshot of its memory that an earlier visit stored, which is faster than a
 * start. Pyodide's snapshots are not a public interface: only this module uses them.
 */
import type { PyodideAPI } from "pyodide";
import { fetchMachine, type Machine, startMachine } from "./machine";
import { fill, type References, write } from "./memory";
import { type Found, find, forget, keep, mistrust } from "./memorystore";
import { findHandle, holds, type Started, startPython } from "./python";
import remembered from "./remembered.py?raw";

/** The internals of Pyodide that this module uses. */
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

/** The JavaScript objects that a started Python refers to, in order. */
const expected =
  ({ config, public_api }: Inside["API"]) =>
  () => [null, config.jsglobals, public_api];

function same(_index: number, held: unknown, expected: unknown): void {
  if (held !== expected) throw new Error("Python holds another object");
}

export interface Awake extends Started {
  /** True if Python was restored from a snapshot. */
  woken: boolean;
}

/** Reseeds Python's own random generator; all other random numbers come from the device. */
const RENEW = `
import sys
if "random" in sys.modules: sys.modules["random"].seed()
`;

/** Restores Python from a snapshot with these packages, or starts it if there is none. */
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
      // WebAssembly is instantiated while the snapshot is checked.
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

/** Stores a snapshot of a Python with these packages. That Python cannot be used afterwards. */
export async function rememberPython(names: readonly string[], { python }: Started) {
  python.runPython(remembered);
  const { _module: inside } = python as unknown as { _module: Inside };
  inside.API.getExpectedKeys = expected(inside.API);
  const references = inside.API.serializeHiwireState(undefined, same);
  const { HEAPU8: heap } = inside;
  await keep(names, heap.length, await write(heap, references));
}
