/**
 * The files that Python is started from, under their hashed names. The worker loads them; the
 * page asks the cache for them before it says that it is ready offline.
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

/** The archive of each family of games, and of what only some pages need, by its name. */
export const archives: ReadonlyMap<string, string> = new Map(
  Object.entries(families).map(([path, url]) => [path.replace(/.*\/|\.gzip$/g, ""), url]),
);

const lists = import.meta.glob<Record<string, string[]>>("../generated/python/archives.json", {
  import: "default",
  eager: true,
});
const [packages = {}] = Object.values(lists);

/** The Python packages in an archive. */
export const packagesIn = (archive: string): readonly string[] => packages[archive] ?? [];

/** The name of the archive that contains a Python module, or "" if none does. */
export function archiveOf(module: string): string {
  const contains = (name: string) =>
    packagesIn(name).some((own) => `${module}.`.startsWith(`${own}.`));
  return Object.keys(packages).find(contains) ?? "";
}

export const assets = {
  asm,
  wasm,
  /** The modules of the standard library that the engines use, byte-compiled. */
  library,
  /** What all engines share, byte-compiled. */
  core,
  /** Pyodide's own standard library, in source. */
  wholeLibrary,
};
