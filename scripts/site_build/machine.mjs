/**
 * Makes the browser's Python machine: Pyodide without the functions that only compiled packages
 * need. At startup, Pyodide gives a name and a table entry to some 8,500 functions and variables of
 * CPython, so that such packages find them, and to 800 functions of its script for graphics and
 * sound. Alveus is pure Python and needs only the few that Pyodide names itself.
 * node machine.mjs PYODIDE-FOLDER TARGET-FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { minifySync } = await import(pathToFileURL(require.resolve("vite")).href);

const [pyodide, target] = process.argv.slice(2);

/** How Pyodide's script imports the functions of the WebAssembly, and the line that declares them. */
const TAKEN_UP = /([\w$]+)=Module\["[\w$]+"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
const DECLARED = /var ((?:[\w$]+,){1000,}[\w$]+);/g;

/** Where its script resolves open symbols, compiling a bridge to each JavaScript function. */
const TIES = "for(var[symName,entry]of Object.entries(GOT)){if(entry.value==-1){";
/** Most of these are OpenGL functions, which are not used and stay unresolved. */
const BUT_OPENGL = 'if(symName.startsWith("emscripten_gl")){entry.value=0;continue}';

/** The imports of the WebAssembly, and the properties of the script's public object. */
const GIVEN = /(?<=\bwasmImports=\{)[^}]+(?=\};)/;
const SHOWN = /Module\["([\w$]+)"\]=\1;/g;
/** The signature of a function, for the table of imports. */
const TYPED = /([\w$]+)\.sig="\w*";/g;
const READ = /\.([\w$]+)|\["([\w$]+)"\](?!=[^=])/g;

/** The number of the section of exports. */
const EXPORTS = 7;

const script = readFileSync(join(pyodide, "pyodide.asm.mjs"), "utf8");
const loader = readFileSync(join(pyodide, "pyodide.mjs"), "utf8");
const code = readFileSync(join(pyodide, "pyodide.asm.wasm"));
const module = new WebAssembly.Module(code);
const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
const kept = neededNames();

mkdirSync(target, { recursive: true });
writeFileSync(join(target, "pyodide.asm.mjs"), trimScript());
writeFileSync(join(target, "pyodide.asm.wasm"), trimCode());

/** Names that the scripts use outside the general import of all functions, and imported names. */
function neededNames() {
  const rest = script.replace(TAKEN_UP, "").replace(DECLARED, "");
  const named = new Set(`${rest}\n${loader}`.match(/[\w$]+/g));
  for (const name of imported) named.add(name);
  const all = WebAssembly.Module.exports(module);
  const needed = all.filter(({ name, kind }) => {
    const taken = kind === "function" || kind === "global";
    return !taken || named.has(name) || named.has(`_${name}`);
  });
  if (needed.length > all.length / 10) throw new Error("Pyodide takes up its code in a new way");
  return new Set(needed.map(({ name }) => name));
}

function trimScript() {
  const gone = new Set();
  const left = script.replace(TAKEN_UP, (line, variable, name) => {
    if (kept.has(name)) return line;
    gone.add(variable);
    return "";
  });
  if (!left.includes(TIES)) throw new Error("Pyodide ties functions in a new way");
  const tied = left.replace(TIES, TIES + BUT_OPENGL).replace(DECLARED, (_, names) => {
    const used = names.split(",").filter((name) => !gone.has(name));
    return `var ${used.join(",")};`;
  });
  return withoutUnused(tied);
}

/** Returns the script without functions that are neither imported nor public. */
function withoutUnused(script) {
  const given = new Set();
  const left = script.replace(GIVEN, (entries) => {
    const asked = entries.split(",").filter((entry) => imported.has(entry.split(":")[0]));
    for (const entry of asked) given.add(entry.split(":").at(-1));
    return asked.join(",");
  });
  if (given.size < imported.size / 2) throw new Error("Pyodide gives functions in a new way");
  const read = new Set([...`${left}\n${loader}`.matchAll(READ)].map(([, a, b]) => a ?? b));
  const shown = left
    .replace(SHOWN, (line, name) => (read.has(name) ? line : ""))
    .replace(TYPED, (line, name) => (given.has(name) ? line : ""));
  const { code, errors } = minifySync("pyodide.asm.mjs", shown, { module: true, mangle: false });
  if (errors.length > 0) throw new Error(errors[0].message);
  return code;
}

/** The WebAssembly with another section of exports; every other section stays as it is. */
function trimCode() {
  const parts = [code.subarray(0, 8)];
  for (let at = 8; at < code.length; ) {
    const [length, begin] = readNumber(at + 1);
    const end = begin + length;
    parts.push(code[at] === EXPORTS ? trimExports(begin) : code.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Each entry is a name with its length before it, a byte for its kind and a number. */
function trimExports(begin) {
  let [count, at] = readNumber(begin);
  const entries = [];
  for (; count > 0; count -= 1) {
    const [length, name] = readNumber(at);
    const [, end] = readNumber(name + length + 1);
    if (kept.has(code.toString("utf8", name, name + length))) entries.push(code.subarray(at, end));
    at = end;
  }
  const content = Buffer.concat([writeNumber(entries.length), ...entries]);
  return Buffer.concat([Buffer.of(EXPORTS), writeNumber(content.length), content]);
}

/** A number in WebAssembly's own form, seven bits a byte, and where it ends. */
function readNumber(at) {
  let number = 0;
  for (let shift = 0; ; shift += 7, at += 1) {
    number += (code[at] & 127) * 2 ** shift;
    if (code[at] < 128) return [number, at + 1];
  }
}

function writeNumber(number) {
  const bytes = [];
  for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
  return Buffer.from([...bytes, number]);
}
