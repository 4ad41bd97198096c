/**
 * Writes the licences of all software and fonts in the site to `licences.json`: an array of `Part`.
 * npm packages are included only if they are in a bundle.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export interface Part {
  name: string;
  licence: string;
  /** URL of the source, or "". */
  source: string;
  text: string;
}

const here = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(here, ...path), "utf8");

/** Parts of the site other than bundled npm packages. */
function parts(): Part[] {
  const pyodide = JSON.parse(read("node_modules", "pyodide", "package.json")).version;
  const python = JSON.parse(read("node_modules", "pyodide", "pyodide-lock.json")).info.python;
  return [
    {
      name: "alveus",
      licence: "MIT",
      source: "",
      text: read("..", "LICENSE"),
    },
    {
      name: `CPython ${python}`,
      licence: "PSF-2.0",
      source: "https://github.com/python/cpython",
      text: read("licences", "CPython.txt"),
    },
    {
      name: `Pyodide ${pyodide}, cut down by scripts/site_build/machine.mjs`,
      licence: "MPL-2.0",
      source: `https://github.com/pyodide/pyodide/tree/${pyodide}`,
      text: read("licences", "MPL-2.0.txt"),
    },
    {
      name: "Libraries in Pyodide",
      licence: "MIT, Zlib, BSD",
      source: "https://github.com/pyodide/pyodide/tree/main/cpython",
      text: read("licences", "libraries.txt"),
    },
    {
      name: "micropip",
      licence: "MPL-2.0",
      source: "https://github.com/pyodide/micropip",
      text: read("licences", "MPL-2.0.txt"),
    },
    {
      name: "Material for MkDocs (documentation)",
      licence: "MIT, its icons Apache-2.0",
      source: "https://github.com/squidfunk/mkdocs-material",
      text: `${read("licences", "mkdocs-material.txt")}\n${read("licences", "Apache-2.0.txt")}`,
    },
    // Subsets of these fonts: styles/fonts/, and the capitals of Cinzel in families/tables/.
    fromPackage("@fontsource-variable/eb-garamond"),
    fromPackage("@fontsource-variable/inter"),
    fromPackage("@fontsource/cinzel"),
  ];
}

function fromPackage(name: string): Part {
  const folder = join("node_modules", name);
  const { version, license, homepage } = JSON.parse(read(folder, "package.json"));
  const file = readdirSync(join(here, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const common = join("licences", `${license}.txt`);
  if (!file && !existsSync(join(here, common))) throw new Error(`${name} has no licence text`);
  return {
    name: `${name} ${version}`,
    licence: license,
    source: homepage ?? `https://www.npmjs.com/package/${name}`,
    text: file ? read(folder, file) : read(common),
  };
}

/** Returns two plugins with a shared list: one for the worker's bundle and one for the page's. */
export function licences(): { worker: Plugin; page: Plugin } {
  const packages = new Set<string>();
  const note = (id: string) => {
    const name = id.match(/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/)?.[1];
    if (name && name !== "pyodide" && name !== "vite") packages.add(name);
  };
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle))
      for (const id of file.type === "chunk" ? file.moduleIds : file.originalFileNames) note(id);
  };
  return {
    worker: {
      name: "alveus-licences-worker",
      generateBundle(_options, bundle) {
        collect(bundle);
      },
    },
    page: {
      name: "alveus-licences",
      apply: "build",
      generateBundle(_options, bundle) {
        collect(bundle);
        const all = [...parts(), ...[...packages].sort().map(fromPackage)];
        this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(all) });
      },
    },
  };
}
