/**
 * Runs one share of the tests inside Pyodide, the second of three being 1/3:
 * node pyodide_tests.mjs SHARE/SHARES ROOT CACHE TOOLS -- PYTEST-ARGUMENT…
 * A share is some of the test files, and some of the tests of the longest files.
 * The exit status is pytest's.
 */
import { writeSync } from "node:fs";
import { startPython } from "./pyodide_node.mjs";

const words = process.argv.slice(2);
const cut = words.indexOf("--");
const [share, root, cache, tools] = words.slice(0, cut);

const python = await startPython({ mounts: { "/alveus": root, "/cache": cache, "/tools": tools } });
python.setStdout({ write: (bytes) => writeSync(1, bytes) });
python.globals.set("arguments", python.toPy(words.slice(cut + 1)));
python.globals.set("share", share);
process.exitCode = python.runPython(`
import os, sys, zlib
os.chdir("/alveus")
sys.pycache_prefix = "/cache"
sys.dont_write_bytecode = False  # Pyodide's default is True
sys.path.insert(0, "/tools")
import pytest

FIRST, COUNT = map(int, share.split("/"))
DIVIDED = ("test_games.py", "test_perft.py")

def is_mine(path):
    return zlib.crc32(str(path).encode()) % COUNT == FIRST

class Share:
    def pytest_ignore_collect(self, collection_path):
        whole = collection_path.suffix == ".py" and collection_path.name not in DIVIDED
        return (whole and not is_mine(collection_path)) or None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items):
        divided = [item for item in items if item.path.name in DIVIDED]
        whole = [item for item in items if item.path.name not in DIVIDED and is_mine(item.path)]
        items[:] = whole + divided[FIRST::COUNT]

int(pytest.main(arguments, plugins=[Share()]))
`);
