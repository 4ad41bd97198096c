/**
 * Python started from the site's archives, and from a picture of its memory after such a start.
 * node snapshot.mjs ASSETS (boot | make FILE | load FILE): one figure, or the bytes of the picture.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { gunzipSync, gzipSync } from "node:zlib";
import { PYODIDE, startPython } from "../pyodide_node.mjs";

const [assets, task, file] = process.argv.slice(2);
const archive = (name) => {
  const found = readdirSync(assets).find((one) => one.startsWith(`${name}-`) && one.endsWith("gzip"));
  return new Uint8Array(gunzipSync(readFileSync(join(assets, found))));
};
const [library, core, family] = ["stdlib", "alveus", "tables"].map(archive);
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
const laid = `${file ?? join(assets, "..", "snapshot")}.library`;
writeFileSync(laid, library);
const settings = {
  indexURL: PYODIDE,
  stdLibURL: laid,
  lockFileContents: JSON.stringify({ info, packages: {} }),
  packageBaseUrl: PYODIDE,
  env: { PYTHONOPTIMIZE: "2" },
};
const seats = { white: { kind: "human" }, black: { kind: "human" } };
const asked = JSON.stringify({ id: 1, do: "new", game: "lombardorum", seats });
const answer = (python) => python.runPython("from alveus.bridge import handle; handle")(asked);
const lay = (python) => {
  const add = python.runPython(
    "from sitecustomize import shelf; lambda archive: shelf.lay(archive.to_bytes())",
  );
  add(core);
  add(family);
  // No proxy outlives the picture that is made afterwards.
  add.destroy();
};

if (task === "make") {
  const python = await startPython({ ...settings, _makeSnapshot: true });
  lay(python);
  python.runPython("from alveus.bridge import handle; from alveus import registry");
  python.runPython("registry.game('lombardorum')");
  const picture = python.makeMemorySnapshot();
  writeFileSync(file, picture);
  console.log(JSON.stringify({ raw: picture.length, gzip: gzipSync(picture, { level: 9 }).length }));
} else {
  const picture = task === "load" ? { _loadSnapshot: readFileSync(file) } : {};
  const begun = performance.now();
  const python = await startPython({ ...settings, ...picture });
  if (task === "boot") lay(python);
  if (!JSON.parse(answer(python)).ok) throw new Error("no answer");
  console.log(JSON.stringify(performance.now() - begun));
}
