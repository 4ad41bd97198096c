/**
 * URLs of the files needed to start Python, with hashed names. The worker loads them; the page
 * checks that they are cached before it reports that it is ready offline.
 */
import wholeLibrary from "pyodide/python_stdlib.zip?url";
import asm from "../generated/machine/pyodide.asm.mjs?url";
import wasm from "../generated/machine/pyodide.asm.wasm?url";
import core from "../generated/python/alveus.gzip?url";
import library from "../generated/python/stdlib.gzip?url";

const families = import.meta.glob<string>("../generated/python/families/*.gzip", {
  query: "?url",
  import: "default",
  eager: true,
});

/** URLs of the archives by name: one for each family of games, and others for some pages only. */
export const archives: ReadonlyMap<string, string> = new Map(
  Object.entries(families).map(([path, url]) => [path.replace(/.*\/|\.gzip$/g, ""), url]),
);

const lists = import.meta.glob<Record<string, string[]>>("../generated/python/archives.json", {
  import: "default",
  eager: true,
});
const [packages = {}] = Object.values(lists);

/** Returns the Python packages in an archive. */
export const packagesIn = (archive: string): readonly string[] => packages[archive] ?? [];

/** Returns the name of the archive that contains a Python module; "" if there is none. */
export function archiveOf(module: string): string {
  const contains = (name: string) =>
    packagesIn(name).some((prefix) => `${module}.`.startsWith(`${prefix}.`));
  return Object.keys(packages).find(contains) ?? "";
}

export const assets = {
  asm,
  wasm,
  /** The modules of the standard library that the engines use, as bytecode. */
  library,
  /** The modules shared by all engines, as bytecode. */
  core,
  /** Pyodide's complete standard library, as source code. */
  wholeLibrary,
};
