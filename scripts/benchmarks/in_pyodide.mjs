/** Prints the engine's figures inside Pyodide: node in_pyodide.mjs ROOT SECONDS SEED */
import { writeSync } from "node:fs";
import { startPython } from "../pyodide_node.mjs";

const MOST_MEGABYTES = 150;
const [root, seconds, seed] = process.argv.slice(2);
const python = await startPython({ mounts: { "/alveus": root } });
python.setStdout({ write: (bytes) => writeSync(1, bytes) });
const kept = python.runPython(`
import sys
from argparse import Namespace
sys.path += ["/alveus/py", "/alveus/scripts"]
from benchmarks import bohnenspiel, engine, letter_times, reviewing, rithmomachia, sperrdomino
kept = engine.run(Namespace(python="pyodide", seconds=${Number(seconds)}, seed=${Number(seed)}))
kept = bohnenspiel.run(Namespace(python="pyodide", nodes=100_000)) and kept
kept = rithmomachia.run(Namespace(python="pyodide", depth=2, nodes=3_000)) and kept
kept = sperrdomino.think() and kept
kept = reviewing.measure("pyodide", reviewing.played_game()) and kept
kept = letter_times.measure("pyodide", {game: letter_times.write_to_each_other(game) for game in letter_times.GAMES}) and kept
kept
`);
const megabytes = python._module.HEAPU8.length / 1e6;
console.log(`memory of Python after all games: ${megabytes.toFixed(0)} MB, at most ${MOST_MEGABYTES}`);
process.exitCode = kept && megabytes <= MOST_MEGABYTES ? 0 : 1;
