/**
 * Starts Python with the engines, and adds modules later, when they are needed. The standard
 * library is incomplete: it contains only the modules that the engines need.
 */

import type { PyodideAPI } from "pyodide";
import { bytesOf, fetchFile, fetchPackFile, type PackFile, unpack } from "./fetching";
import { archiveOf, archives, assets, fetchMachine, packagesIn, startMachine } from "./machine";
import pack from "./pack.py?raw";

export type Handle = (text: string) => string;

export interface Started {
  python: PyodideAPI;
  handle: Handle;
}

const WHOLE = "whole";
const WHOLE_LIBRARY = `/lib/${WHOLE}.zip`;

/**
 * Start Python with the modules shared by all games and with `names`: archives, modules of alveus
 * ("family.module") and games (`game:ID`) needed for the first request. The name of an archive that
 * does not exist, such as a game family from a pack, is skipped. `downloaded` is called when
 * Pyodide, the shared modules and the archives have been downloaded; the standard library can still
 * be missing.
 */
export async function startPython(
  names: readonly string[],
  machine = fetchMachine(),
  downloaded = () => {},
): Promise<Started> {
  const core = unpack(assets.core).then(bytesOf);
  const archiveFiles = names.flatMap((name) => {
    const url = archives.get(name);
    return url
      ? unpack(url).then(async (response) => ({ name, archive: await bytesOf(response) }))
      : [];
  });
  const started = startMachine(machine, unpack(assets.library));
  Promise.all([machine.compiled, machine.create, core, ...archiveFiles]).then(
    () => downloaded(),
    () => {},
  );
  const [python] = await Promise.all([started, core, ...archiveFiles]);
  addArchive(python, "alveus", await core);
  for (const { name, archive } of await Promise.all(archiveFiles))
    addArchive(python, name, archive);
  for (const name of names) {
    const [, game] = name.split("game:");
    if (game) python.runPython(`from alveus import registry; registry.game("${game}")`);
    else if (name.includes(".")) python.runPython(`import alveus.${name}`);
    else for (const module of packagesIn(name).slice(0, 1)) python.runPython(`import ${module}`);
  }
  return { python, handle: findHandle(python) };
}

/** Return the function that answers the page's requests in a running Python. */
export function findHandle(python: PyodideAPI): Handle {
  return python.runPython("from alveus.bridge import handle; handle");
}

const loaded = new Set<string>();

/** Record that a Python restored from a snapshot already contains the archives with these names. */
export function markLoaded(names: readonly string[]): void {
  for (const name of names) if (archives.has(name)) loaded.add(name);
}

/** Add an archive to a running Python. `sitecustomize.py` then finds the archive's modules. */
function addArchive(python: PyodideAPI, name: string, archive: Uint8Array): void {
  loaded.add(name);
  const add = python.runPython(
    "from sitecustomize import shelf; lambda archive: shelf.lay(archive.to_bytes())",
  );
  add(archive);
  add.destroy();
}

/** Matches a reply that reports a missing Python module. The first group is the module's name. */
const MISSING_MODULE = /"type":"ModuleNotFoundError","text":"No module named '([\w.]+)'/;

/**
 * If a reply reports a missing module, load its archive, or the whole standard library if no
 * archive contains the module. Return false if nothing was loaded: no module is missing, or the
 * module does not exist.
 */
export async function loadMissing(python: PyodideAPI, reply: string): Promise<boolean> {
  const module = MISSING_MODULE.exec(reply)?.[1];
  if (module === undefined) return false;
  const name = archiveOf(module);
  const archive = archives.get(name);
  if (loaded.has(archive ? name : WHOLE)) return false;
  if (archive) addArchive(python, name, await unpack(archive).then(bytesOf));
  else await addWholeLibrary(python);
  return true;
}

/**
 * Add the wheels of packs and register the games in them. Throw an Error whose message is a code,
 * the file and details. Codes: `pack_missing` (not loaded), `pack_altered` (wrong hash),
 * `pack_damaged`, `pack_too_large`, `pack_shadows` (has a module name of Python or alveus).
 */
export async function addPack(python: PyodideAPI, wheels: readonly PackFile[]): Promise<void> {
  for (const wheel of wheels.filter(({ address }) => !loaded.has(address))) {
    const { file, address, sha256 } = wheel;
    const path = `/lib/${new URL(address).pathname.split("/").at(-1)}`;
    python.FS.writeFile(path, await bytesOf(await fetchPackFile(wheel)));
    const parameters = [path, sha256].map((text) => JSON.stringify(text));
    const failure: string = python.runPython(`${pack}\nadd_wheel(${parameters})`);
    const [code, ...details] = failure.split(" ");
    if (code) throw new Error([code, file, ...details].join(" "));
    loaded.add(address);
  }
}

/** Add the whole standard library to the end of the module search path. */
async function addWholeLibrary(python: PyodideAPI): Promise<void> {
  const archive = await bytesOf(await fetchFile(assets.wholeLibrary));
  loaded.add(WHOLE);
  python.FS.writeFile(WHOLE_LIBRARY, archive);
  python.runPython(`
import importlib, sys
sys.path.append("${WHOLE_LIBRARY}")
importlib.invalidate_caches()
`);
}
