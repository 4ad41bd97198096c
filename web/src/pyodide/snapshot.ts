/**
 * Restores Python from a snapshot of its memory that an earlier visit stored, which is faster than
 * a normal start. Pyodide's snapshots are not a public interface, so only this module uses them.
 */

import type { PyodideAPI } from "pyodide";
import { fetchMachine, type Machine, startMachine } from "./machine";
import { findHandle, markLoaded, type Started, startPython } from "./python";
import remembered from "./remembered.py?raw";
import {
  blockSnapshot,
  deleteSnapshot,
  fillHeap,
  findSnapshot,
  putSnapshot,
  type References,
  type Snapshot,
  writeSnapshot,
} from "./snapshot-store";

/** The internals of Pyodide that this module uses. */
interface PyodideInternals {
  HEAPU8: Uint8Array;
  API: {
    config: { jsglobals: object };
    public_api: object;
    getExpectedKeys(): unknown[];
    serializeHiwireState(other: undefined, check: typeof assertSame): References;
    restoreSnapshot(): References;
  };
}

/**
 * Return a replacement for Pyodide's function `getExpectedKeys`, for making and restoring a
 * snapshot. The function returns the JavaScript objects to which a newly started Python refers, in
 * a fixed order.
 */
const expectedKeys =
  ({ config, public_api }: PyodideInternals["API"]) =>
  () => [null, config.jsglobals, public_api];

function assertSame(_index: number, held: unknown, expectedKeys: unknown): void {
  if (held !== expectedKeys) throw new Error("Python holds another object");
}

export interface StartResult extends Started {
  fromSnapshot: boolean;
}

/**
 * Python code that gives the module `random` a new seed. Without it, the random numbers would be
 * the same after every restore. The browser supplies all other random numbers (`os.urandom`).
 */
const RESEED = `
import sys
if "random" in sys.modules: sys.modules["random"].seed()
`;

/**
 * Restore Python from the cached snapshot of its memory for `names` (archives, modules and games),
 * or start it from files if there is none or restoring fails. If restoring fails although the
 * snapshot is intact, replace it with an empty entry, so that no new one is stored for `names`; if
 * it is damaged, delete it. `downloaded` is called only if Python starts from files (see
 * `startPython`).
 */
export async function restorePython(
  names: readonly string[],
  downloaded: () => void,
): Promise<StartResult> {
  const machine = fetchMachine();
  const snapshot = await findSnapshot(names);
  if (snapshot) {
    await Promise.all([machine.compiled, machine.create]);
    try {
      const python = await restore(machine, snapshot);
      markLoaded(names);
      return { python, handle: findHandle(python), fromSnapshot: true };
    } catch {
      await snapshot.memory.then(
        () => blockSnapshot(names),
        () => deleteSnapshot(names),
      );
    }
  }
  return { ...(await startPython(names, machine, downloaded)), fromSnapshot: false };
}

async function restore(machine: Machine, { size, memory }: Snapshot): Promise<PyodideAPI> {
  const python = await startMachine(machine, Promise.resolve(new Response()), {
    _loadSnapshot: new Uint8Array(),
    createPyodideModule: async (settings) => {
      settings.INITIAL_MEMORY = size;
      const create = await machine.create;
      // Instantiate the WebAssembly module while the hash of the stored memory is checked.
      const [module, content] = await Promise.all([create(settings), memory]);
      const internals = module as unknown as PyodideInternals;
      internals.API.getExpectedKeys = expectedKeys(internals.API);
      internals.API.restoreSnapshot = () => {
        fillHeap(internals.HEAPU8, content);
        return content.references;
      };
      return module;
    },
  });
  python.runPython(RESEED);
  return python;
}

/** Store a snapshot of `python`, started with `names` (see `startPython`). It is then unusable. */
export async function takeSnapshot(names: readonly string[], { python }: Started) {
  python.runPython(remembered);
  const { _module: internals } = python as unknown as { _module: PyodideInternals };
  internals.API.getExpectedKeys = expectedKeys(internals.API);
  const references = internals.API.serializeHiwireState(undefined, assertSame);
  const { HEAPU8: heap } = internals;
  await putSnapshot(names, heap.length, await writeSnapshot(heap, references));
}
