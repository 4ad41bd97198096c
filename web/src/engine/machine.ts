/**
 * The machine that Python runs on: Pyodide, whose WebAssembly is compiled while it arrives, and
 * which finds whatever it would fetch itself there already.
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
  for (const part of [create, compiled]) part.catch(() => {}); // whoever starts it tells
  return { create, compiled };
}

/** Starts Pyodide with a standard library, and with what else it is to do. */
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
  // Pyodide waits for ever for a module that could not be compiled: the first failure counts.
  const [python] = await Promise.all([started, compiled, library]);
  return python;
}

/**
 * Pyodide fetches and compiles its WebAssembly itself, and later than it could be. It is given
 * an address with nothing behind it, and what it then hands to the browser for compiling is
 * answered with the module that is compiled already.
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

/** Pyodide fetches the standard library itself, too, and is answered with what is unpacked. */
const UNPACKED = "data:,library";

function answerFetch(library: Promise<Response>): void {
  const own = self.fetch;
  self.fetch = (asked, init) => {
    if (String(asked) !== UNPACKED) return own(asked, init);
    self.fetch = own;
    return library;
  };
}
