/** Prints how long the levels of a game take for a move inside Pyodide: node … ROOT GAME */
import { startPython } from "./pyodide_node.mjs";

const [root, game] = process.argv.slice(2);
const python = await startPython({ mounts: { "/alveus": root } });
const measure = python.runPython(`
import json
import sys
sys.path += ["/alveus/py", "/alveus/scripts"]
from alveus import registry
from move_times import time_of_moves
lambda game: json.dumps({level: time_of_moves(game, level) for level in registry.spec(game).levels})
`);
console.log(measure(game));
