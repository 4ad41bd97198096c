/**
 * Runs one share of the tests inside Pyodide, the second of three being 1/3:
 * node pyodide_tests.mjs SHARE/SHARES ROOT CACHE WHEEL… -- PYTEST-ARGUMENT…
 * The exit status is pytest's.
 */
import { writeSync } from "node:fs";
import { basename, dirname } from "node:path";
import { startPython } from "./pyodide_node.mjs";

const words = process.argv.slice(2);
const cut = words.indexOf("--");
const [share, root, cache, ...wheels] = words.slice(0, cut);

const python = await startPython({
  mounts: { "/alveus": root, "/cache": cache, "/wheels": dirname(wheels[0]) },
});
python.setStdout({ write: (bytes) => writeSync(1, bytes) });
python.globals.set("wheels", python.toPy(wheels.map((wheel) => `/wheels/${basename(wheel)}`)));
python.globals.set("arguments", python.toPy(words.slice(cut + 1)));
python.globals.set("share", share);
process.exitCode = python.runPython(`
import os, sys
os.chdir("/alveus")
sys.pycache_prefix = "/cache"
sys.path[:0] = wheels
import pytest

class Share:
    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items):
        first, count = map(int, share.split("/"))
        items[:] = items[first::count]

int(pytest.main(arguments, plugins=[Share()]))
`);
