/** Boots the site's own machine from its own archives, as its worker does; walks all games. */
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PYODIDE, startPython } from "../../scripts/pyodide_node.mjs";

const [steps, machine, library, core, ...families] = process.argv.slice(2);
const unpack = (archive) => new Uint8Array(gunzipSync(readFileSync(archive)));
const unpacked = join(tmpdir(), `library-${process.pid}.zip`);
writeFileSync(unpacked, unpack(library));
const python = await startPython({
  indexURL: machine,
  lockFileContents: readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"),
  packageBaseUrl: machine,
  stdLibURL: unpacked,
  env: { PYTHONOPTIMIZE: "2" },
  mounts: { "/steps": steps },
});
const lay = python.runPython(
  "from sitecustomize import shelf; lambda archive: shelf.lay(archive.to_bytes())",
);
for (const archive of [core, ...families]) lay(unpack(archive));
console.log(
  python.runPython(`
import dataclasses, importlib, sys
from sitecustomize import shelf
compiled = []
def run(text, module, found):
    if text not in shelf.texts:
        compiled.append(module["__name__"])
    shelf.run(text, module, found)
dataclasses.exec = run
names = [name for name in shelf.modules if name.startswith("alveus.")]
for name in names:
    importlib.import_module(name)
sys.path.append("/steps")
import walk
walk.walk()
"\\n".join([*names, f"compiled: {compiled}"])
`),
);
try {
  python.runPython("raise KeyError('told')");
} catch (error) {
  console.log(error.message.trim().split("\n").at(-1));
}
