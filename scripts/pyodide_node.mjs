/**
 * Pyodide under Node: the interpreter of the browser, with folders of this machine mounted.
 * The package is the one that the page ships, from web/node_modules.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(new URL("../web/package.json", import.meta.url));
export const PYODIDE = dirname(require.resolve("pyodide/package.json"));

const { loadPyodide } = await import(pathToFileURL(join(PYODIDE, "pyodide.mjs")).href);

// Node would print the whole of Pyodide's one long line above the traceback.
process.on("uncaughtException", (error) => {
  console.error(error.message ?? error);
  process.exit(1);
});

/** Starts Python; `mounts` maps folders inside to folders of this machine. */
export async function startPython({ mounts = {}, ...options } = {}) {
  const python = await loadPyodide(options);
  for (const [inside, folder] of Object.entries(mounts)) {
    python.FS.mkdirTree(inside);
    python.mountNodeFS(inside, folder);
  }
  return python;
}
