/**
 * Makes the archives of the browser's Python, inside Pyodide itself: stdlib.gzip, which it starts
 * from, with the modules that booting and walking through all games import, alveus.gzip, the core,
 * and one for each family.
 * node library.mjs WHEEL TARGET-FOLDER
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PYODIDE, startPython } from "../pyodide_node.mjs";

const [wheel, target] = process.argv.slice(2);
const steps = import.meta.dirname;
const standIns = join(steps, "standins");
const python = await startPython({
  env: {
    PYTHONOPTIMIZE: "2",
    PYTHONHASHSEED: "0",
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONNODEBUGRANGES: "1",
    PYTHONPATH: "/beginning",
  },
  fsInit: async (fs) => {
    fs.mkdirTree("/beginning");
    fs.writeFile("/beginning/sitecustomize.py", readFileSync(join(steps, "beginning.py")));
    fs.mkdirTree("/standins/pyodide");
    for (const path of readdirSync(standIns, { recursive: true }))
      if (path.endsWith(".py")) fs.writeFile(`/standins/${path}`, readFileSync(join(standIns, path)));
  },
  mounts: {
    "/pyodide": PYODIDE,
    "/finder": join(steps, "../../web/src/pyodide"),
    "/steps": steps,
    "/target": target,
    "/wheel": dirname(wheel),
  },
});

python.runPython(`
import sys
sys.path += ["/wheel/${basename(wheel)}", "/steps"]
import written
written.remember()
import walk
walk.walk()
`);
try {
  python.runPython("raise KeyError('printing the traceback imports modules too')");
} catch {}
python.runPython(`
needed = {*walk.imported_from("/lib/python314.zip"), *walk.imported_from("/standins")}

import byte_compile, json, shelves, sitecustomize, zipfile
from pathlib import Path
stock, wheel = "/pyodide/python_stdlib.zip", "/wheel/${basename(wheel)}"

def is_needed(path):
    return byte_compile.module_name(path) in needed

def is_first(path):
    return byte_compile.module_name(path) in sitecustomize.BEFORE

def is_engine(path):
    name = byte_compile.module_name(path)
    return path.startswith("alveus/") and walk.in_browser(name)

library = byte_compile.read_files(stock, is_needed)
for path in Path("/standins").rglob("*.py"):
    library[str(path.relative_to("/standins"))] = path.read_bytes()
first = {path: library.pop(path) for path in filter(is_first, list(library))}
first["sitecustomize.py"] = Path("/finder/sitecustomize.py").read_bytes()
files = {"library": byte_compile.archive_of(library)}
byte_compile.pack(byte_compile.zip_of(first, files), "/target/stdlib.gzip")
Path("/target/archives.json").write_text(json.dumps(shelves.packages()))
with zipfile.ZipFile(wheel) as files:
    shelf_of = shelves.shelves(filter(is_engine, files.namelist()))
for shelf in sorted(set(shelf_of.values())):
    target = "/target/alveus.gzip" if shelf == shelves.CORE else f"/target/families/{shelf}.gzip"
    engines = byte_compile.read_files(wheel, lambda path: shelf_of.get(path) == shelf)
    texts = written.written_in({*map(byte_compile.module_name, engines)})
    byte_compile.pack(byte_compile.archive_of(engines, texts), target)
`);
