/**
 * Adds generated files to the site under fixed names: the printable sheets, as HTML in the folder
 * `print`, and the laboratory's studies. This plugin must precede `policy()`, which allows the
 * inline styles in the sheets.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const generated = join(import.meta.dirname, "src", "generated");
const FOLDERS = { sheets: "print", studies: "studies" };

/** Without this element, browsers request `/favicon.ico`. */
const ICON = '<link rel="icon" href="../icon.svg" type="image/svg+xml" />';

export function beside(): Plugin {
  return {
    name: "alveus-beside",
    apply: "build",
    buildStart() {
      for (const [made, folder] of Object.entries(FOLDERS)) {
        const from = join(generated, made);
        for (const name of existsSync(from) ? readdirSync(from) : []) {
          const text = readFileSync(join(from, name), "utf8");
          const source = name.endsWith(".html") ? text.replace("</title>", `$&${ICON}`) : text;
          this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
        }
      }
    },
  };
}
