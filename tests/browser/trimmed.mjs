/** Boots from the site's own archives, as its worker does, and walks through all games. */
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { startPython } from "../../scripts/pyodide_node.mjs";

const [steps, library, core, ...families] = process.argv.slice(2);
const unpack = (archive) => gunzipSync(readFileSync(archive));
const unpacked = join(tmpdir(), `library-${process.pid}.zip`);
writeFileSync(unpacked, unpack(library));
const python = await startPython({
  stdLibURL: unpacked,
  env: { PYTHONOPTIMIZE: "2", PYTHONPATH: "/lib/alveus.zip" },
  fsInit: async (fs) => fs.writeFile("/lib/alveus.zip", unpack(core)),
  mounts: { "/steps": steps },
});
const shelve = new URL("../../web/src/engine/shelve.py", import.meta.url);
python.runPython(readFileSync(shelve, "utf8"));
families.forEach((family, number) => {
  python.FS.writeFile(`/lib/${number}.zip`, unpack(family));
  python.runPython(`shelve("/lib/${number}.zip")`);
});
console.log(
  python.runPython(`
import sys
sys.path.append("/steps")
import walk
walk.walk()
"\\n".join(walk.import_all())
`),
);
try {
  python.runPython("raise KeyError('told')");
} catch (error) {
  console.log(error.message.trim().split("\n").at(-1));
}
