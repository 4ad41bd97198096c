/**
 * Python, started as quickly as it can be: WebAssembly is compiled while it arrives, the
 * standard library is trimmed and byte-compiled, nothing is asked for that is not needed.
 */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { archives, assets } from "./assets";
import pack from "./pack.py?raw";

export type Handle = (text: string) => string;

const WHOLE = "whole";
const WHOLE_LIBRARY = `/lib/${WHOLE}.zip`;

/** The page's own files go first: the board is seen while Python is still on its way. */
const BEHIND_THE_PAGE: RequestInit = { priority: "low" };

async function find(url: string): Promise<Response> {
  const response = await fetch(url, BEHIND_THE_PAGE);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response;
}

const bytes = async (found: Response) => new Uint8Array(await found.arrayBuffer());

/** An archive of ours, unpacked by the browser while it arrives. */
async function unpack(url: string): Promise<Response> {
  const { body } = await find(url);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}

/** Compiles while streaming; a host that calls the file something else has it compiled whole. */
async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await find(url);
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
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

/**
 * Boots Python with the core, and with what is to be there before the first request: modules, with
 * the archives that bear their names, and games, `game:ID`. A family of another package has no
 * archive and is left alone.
 */
export async function startPython(
  names: readonly string[],
): Promise<{ python: PyodideAPI; handle: Handle }> {
  const core = unpack(assets.core).then(bytes);
  const own = names.flatMap((name) => {
    const url = archives.get(name);
    return url ? unpack(url).then(async (found) => ({ name, archive: await bytes(found) })) : [];
  });
  const createPyodideModule = import(/* @vite-ignore */ assets.asm).then((asm) => asm.default);
  const compiled = compile(assets.wasm);
  answerWith(compiled);
  const library = unpack(assets.library);
  answerFetch(library);
  const started = loadPyodide({
    indexURL: NOTHING,
    createPyodideModule: async (settings) => (await createPyodideModule)(settings),
    stdLibURL: UNPACKED,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: new URL("./", assets.core).href,
    env: { PYTHONOPTIMIZE: "2" },
  });
  // Pyodide waits for ever for a module that could not be compiled: the first failure counts.
  const [python] = await Promise.all([started, compiled, library, core, ...own]);
  lay(python, "alveus", await core);
  for (const { name, archive } of await Promise.all(own)) lay(python, name, archive);
  for (const name of names) {
    const [, game] = name.split("game:");
    if (game) python.runPython(`from alveus import registry; registry.game("${game}")`);
    else if (archives.has(name) || name.includes(".")) python.runPython(`import alveus.${name}`);
  }
  return { python, handle: python.runPython("from alveus.bridge import handle; handle") };
}

const laid = new Set<string>();

/** Lays an archive beside those that are there (sitecustomize.py). */
function lay(python: PyodideAPI, name: string, archive: Uint8Array): void {
  laid.add(name);
  const add = python.runPython(
    "from sitecustomize import shelf; lambda archive: shelf.lay(archive.to_bytes())",
  );
  add(archive);
}

/**
 * Brings what a missing module lies in: its archive, or the whole library for what
 * nobody foresaw. False where that is there already, so that the module does not exist.
 */
export async function supply(python: PyodideAPI, module: string): Promise<boolean> {
  const name = /^alveus\.(\w+)/.exec(module)?.[1] ?? "";
  const archive = archives.get(name);
  if (laid.has(archive ? name : WHOLE)) return false;
  if (archive) lay(python, name, await unpack(archive).then(bytes));
  else await addWholeLibrary(python);
  return true;
}

/** A file of another package as it was listed: its name there, where it lies, and its SHA-256. */
export interface PackFile {
  file: string;
  address: string;
  sha256: string;
}

/**
 * Brings the wheel of another package with the games it names, and looks at the files that the
 * page will read. Fails with `pack_missing` and the file that does not arrive, with `pack_altered`
 * where one is another than was listed, with `pack_damaged` where a wheel is none with games.
 */
export async function addPack(python: PyodideAPI, files: readonly PackFile[]): Promise<void> {
  const found = files.filter(({ address }) => !laid.has(address));
  const brought = await Promise.all(found.map((one) => find(one.address).then(bytes, () => null)));
  for (const [i, { file, address, sha256 }] of found.entries()) {
    const content = brought[i];
    if (!content) throw new Error(`pack_missing ${file}`);
    const path = `/lib/${new URL(address).pathname.split("/").at(-1)}`;
    python.FS.writeFile(path, content);
    const given = [path, sha256].map((text) => JSON.stringify(text));
    const failure: string = python.runPython(`${pack}\ntake_up(${given})`);
    if (failure) throw new Error(`${failure} ${file}`);
    laid.add(address);
  }
}

/** Lays the whole standard library where what no archive has is looked for. */
async function addWholeLibrary(python: PyodideAPI): Promise<void> {
  const archive = await bytes(await find(assets.wholeLibrary));
  laid.add(WHOLE);
  python.FS.writeFile(WHOLE_LIBRARY, archive);
  python.runPython(`
import importlib, sys
sys.path.append("${WHOLE_LIBRARY}")
importlib.invalidate_caches()
`);
}
