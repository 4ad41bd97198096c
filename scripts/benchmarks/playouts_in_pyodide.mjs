/**
 * Prints how many random games a second are played inside Pyodide: node … ROOT GAME SECONDS
 * The time is the processor time of this process, as outside of Pyodide.
 */
import { startPython } from "../pyodide_node.mjs";

const [root, game, seconds] = process.argv.slice(2);
const python = await startPython({ mounts: { "/alveus": root } });
const playFor = python.runPython(`
import sys
sys.path += ["/alveus/py", "/alveus/scripts/benchmarks"]
from playouts_probe import play_for
play_for
`);
playFor(game, Number(seconds) / 2);
const before = process.cpuUsage();
const played = playFor(game, Number(seconds));
const took = process.cpuUsage(before);
console.log((played * 1e6) / (took.user + took.system));
