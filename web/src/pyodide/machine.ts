/**
 * Starts Pyodide. This module fetches the files of Pyodide in parallel and compiles its WebAssembly
 * module during the download. When Pyodide requests a file, it receives the result of this
 * download.
 */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import wholeLibrary from "pyodide/python_stdlib.zip?url";
import asm from "../generated/machine/pyodide.asm.mjs?url";
import wasm from "../generated/machine/pyodide.asm.wasm?url";
import core from "../generated/python/alveus.gzip?url";
import library from "../generated/python/stdlib.gzip?url";
import { compile } from "./fetching";

const families = import.meta.glob<string>("../generated/python/families/*.gzip", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * URLs of the archives of Python modules by name: one for each family of games, and others for
 * features that only some pages use ("diagrams", "lab", "letters", "review").
 */
export const archives: ReadonlyMap<string, string> = new Map(
  Object.entries(families).map(([path, url]) => [path.replace(/.*\/|\.gzip$/g, ""), url]),
);

const lists = import.meta.glob<Record<string, string[]>>("../generated/python/archives.json", {
  import: "default",
  eager: true,
});
const [packages = {}] = Object.values(lists);

/** Return the Python packages in an archive. */
export const packagesIn = (archive: string): readonly string[] => packages[archive] ?? [];

/** Return the name of the archive that contains a Python module; "" if there is none. */
export function archiveOf(module: string): string {
  const contains = (name: string) =>
    packagesIn(name).some((prefix) => `${module}.`.startsWith(`${prefix}.`));
  return Object.keys(packages).find(contains) ?? "";
}

/**
 * URLs (the file names contain hashes) of the files needed to start Python, and of the complete
 * standard library, which is loaded only if Python imports a module that no other file contains.
 */
export const assets = {
  asm,
  wasm,
  /** The modules of the standard library that the games need, as bytecode. */
  library,
  /** The modules of alveus that all games share, as bytecode. */
  core,
  /** The complete standard library (a zip archive of Pyodide), as source code. */
  wholeLibrary,
};

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Create = NonNullable<Options["createPyodideModule"]>;

export interface Machine {
  compiled: Promise<WebAssembly.Module>;
  create: Promise<Create>;
}

export function fetchMachine(): Machine {
  const create = import(/* @vite-ignore */ assets.asm).then((asm) => asm.default);
  const compiled = compile(assets.wasm);
  for (const part of [create, compiled]) part.catch(() => {}); // startMachine() reports the error.
  return { create, compiled };
}

/** Start Pyodide with the standard library in `library`; `options` are for `loadPyodide`. */
export async function startMachine(
  { compiled, create }: Machine,
  library: Promise<Response>,
  options: Options = {},
): Promise<PyodideAPI> {
  const instantiated = replaceInstantiate(compiled);
  replaceFetch(library);
  const started = loadPyodide({
    indexURL: EMPTY_URL,
    createPyodideModule: async (settings) => (await create)(settings),
    stdLibURL: LIBRARY_URL,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: new URL("./", assets.core).href,
    env: { PYTHONOPTIMIZE: "2" },
    ...options,
  });
  // If the WebAssembly module cannot be compiled or instantiated, for example for lack of memory,
  // `started` is never settled. `Promise.all` then rejects with the error.
  const [python] = await Promise.all([started, compiled, library, instantiated]);
  return python;
}

/**
 * URL of an empty file, which Pyodide fetches instead of its WebAssembly module. `fetchMachine`
 * downloads the real module, because Pyodide would do so too late. `replaceInstantiate` supplies it
 * in Pyodide's next call of `WebAssembly.instantiateStreaming`.
 */
const EMPTY_URL = "data:,";

/** Resolve when the module is instantiated, and reject if it cannot be compiled or instantiated. */
function replaceInstantiate(module: Promise<WebAssembly.Module>): Promise<void> {
  const original = WebAssembly.instantiateStreaming;
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      WebAssembly.instantiateStreaming = original;
      try {
        const compiled = await module;
        const instance = await WebAssembly.instantiate(compiled, imports);
        resolve();
        return { module: compiled, instance };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/**
 * URL from which Pyodide requests the standard library. `replaceFetch` answers this request with
 * the argument `library` of `startMachine`.
 */
const LIBRARY_URL = "data:,library";

function replaceFetch(library: Promise<Response>): void {
  const original = self.fetch;
  self.fetch = (url, init) => {
    if (String(url) !== LIBRARY_URL) return original(url, init);
    self.fetch = original;
    return library;
  };
}
