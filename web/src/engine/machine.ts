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
  answerWith(compiled);
  answerFetch(library);
  const started = loadPyodide({
    indexURL: NOTHING,
    createPyodideModule: async (settings) => (await create)(settings),
    stdLibURL: UNPACKED,
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
const NOTHING = "data:,";

function answerWith(module: Promise<WebAssembly.Module>): void {
  const own = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    WebAssembly.instantiateStreaming = own;
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
  };
}

/** Pyodide's own request for the standard library has this URL and returns the loaded file. */
const UNPACKED = "data:,library";

function answerFetch(library: Promise<Response>): void {
  const own = self.fetch;
  self.fetch = (asked, init) => {
    if (String(asked) !== UNPACKED) return own(asked, init);
    self.fetch = own;
    return library;
  };
}
