/**
 * Python with the engines: what it starts with, and what is brought to it afterwards. Nothing is
 * asked for that is not needed; the standard library is trimmed and byte-compiled.
 */
import type { PyodideAPI } from "pyodide";
import { archives, assets } from "./assets";
import { bytes, find, unpack } from "./fetching";
import { fetchMachine, startMachine } from "./machine";
import pack from "./pack.py?raw";

export type Handle = (text: string) => string;

export interface Started {
  python: PyodideAPI;
  handle: Handle;
}

const WHOLE = "whole";
const WHOLE_LIBRARY = `/lib/${WHOLE}.zip`;

/**
 * Boots Python with the core, and with what is to be there before the first request: modules, with
 * the archives that bear their names, and games, `game:ID`. A family of another package has no
 * archive and is left alone.
 */
export async function startPython(
  names: readonly string[],
  machine = fetchMachine(),
): Promise<Started> {
  const core = unpack(assets.core).then(bytes);
  const own = names.flatMap((name) => {
    const url = archives.get(name);
    return url ? unpack(url).then(async (found) => ({ name, archive: await bytes(found) })) : [];
  });
  const started = startMachine(machine, unpack(assets.library));
  const [python] = await Promise.all([started, core, ...own]);
  lay(python, "alveus", await core);
  for (const { name, archive } of await Promise.all(own)) lay(python, name, archive);
  for (const name of names) {
    const [, game] = name.split("game:");
    if (game) python.runPython(`from alveus import registry; registry.game("${game}")`);
    else if (archives.has(name) || name.includes(".")) python.runPython(`import alveus.${name}`);
  }
  return { python, handle: findHandle(python) };
}

/** The door of a Python that has started. */
export function findHandle(python: PyodideAPI): Handle {
  return python.runPython("from alveus.bridge import handle; handle");
}

const laid = new Set<string>();

/** Says that the archives of these names lie in a Python that has not started here. */
export function holds(names: readonly string[]): void {
  for (const name of names) if (archives.has(name)) laid.add(name);
}

/** Lays an archive beside those that are there (sitecustomize.py). */
function lay(python: PyodideAPI, name: string, archive: Uint8Array): void {
  laid.add(name);
  const add = python.runPython(
    "from sitecustomize import shelf; lambda archive: shelf.lay(archive.to_bytes())",
  );
  add(archive);
  add.destroy();
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
