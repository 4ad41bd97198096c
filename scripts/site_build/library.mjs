/**
 * Makes the archives of the browser's Python, inside Pyodide itself: stdlib.gzip, the modules that
 * booting and walking through all games import, alveus.gzip, the core, and one for each family.
 * node library.mjs WHEEL TARGET-FOLDER
 */
import { basename, dirname } from "node:path";
import { PYODIDE, startPython } from "../pyodide_node.mjs";

const [wheel, target] = process.argv.slice(2);
const python = await startPython({
  env: { PYTHONOPTIMIZE: "2", PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" },
  mounts: {
    "/pyodide": PYODIDE,
    "/steps": import.meta.dirname,
    "/target": target,
    "/wheel": dirname(wheel),
  },
});

python.runPython(`
import sys
sys.path += ["/wheel/${basename(wheel)}", "/steps"]
import walk
walk.walk()
`);
try {
  python.runPython("raise KeyError('printing the traceback imports modules too')");
} catch {}
python.runPython(`
needed = set(walk.imported_from("/lib/python314.zip"))

import byte_compile, shelves, zipfile
stock, wheel = "/pyodide/python_stdlib.zip", "/wheel/${basename(wheel)}"

def is_needed(path):
    return byte_compile.module_name(path) in needed

def is_engine(path):
    name = byte_compile.module_name(path)
    return path.startswith("alveus/") and walk.in_browser(name)

byte_compile.compile_archive(stock, "/target/stdlib.gzip", is_needed)
with zipfile.ZipFile(wheel) as files:
    shelf_of = shelves.shelves(filter(is_engine, files.namelist()))
for shelf in sorted(set(shelf_of.values())):
    target = "/target/alveus.gzip" if shelf == shelves.CORE else f"/target/families/{shelf}.gzip"
    byte_compile.compile_archive(wheel, target, lambda path: shelf_of.get(path) == shelf)
`);
