/**
 * Starts Pyodide. Its WebAssembly module is compiled while it is downloaded, and its own requests
 * are answered with files that are already loaded.
 */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { assets } from "./assets";
import { compile } from "./fetching";

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

/** Starts Pyodide with a standard library and further options of `loadPyodide`. */
export async function startMachine(
  { compiled, create }: Machine,
  library: Promise<Response>,
  options: Options = {},
): Promise<PyodideAPI> {
  replaceInstantiate(compiled);
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
  // If its module cannot be compiled, Pyodide waits forever. This rejects with the first failure.
  const [python] = await Promise.all([started, compiled, library]);
  return python;
}

/**
 * Pyodide fetches and compiles its WebAssembly itself, but later than necessary. It gets an empty
 * URL instead, and its call of `instantiateStreaming` returns the module that is already compiled.
 */
const EMPTY_URL = "data:,";

function replaceInstantiate(module: Promise<WebAssembly.Module>): void {
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    WebAssembly.instantiateStreaming = original;
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
  };
}

/** Pyodide's own request for the standard library has this URL and returns the loaded file. */
const LIBRARY_URL = "data:,library";

function replaceFetch(library: Promise<Response>): void {
  const original = self.fetch;
  self.fetch = (url, init) => {
    if (String(url) !== LIBRARY_URL) return original(url, init);
    self.fetch = original;
    return library;
  };
}
