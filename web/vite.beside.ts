/**
 * What the build made and pages fetch by name: the sheets to cut out, as documents in the folder
 * `print`, and the laboratory's studies. It comes before the policy is made, which lets in the style
 * that stands in the sheets.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const generated = join(import.meta.dirname, "src", "generated");
const FOLDERS = { sheets: "print", studies: "studies" };

export function beside(): Plugin {
  return {
    name: "alveus-beside",
    apply: "build",
    buildStart() {
      for (const [made, folder] of Object.entries(FOLDERS)) {
        const from = join(generated, made);
        for (const name of existsSync(from) ? readdirSync(from) : []) {
          const source = readFileSync(join(from, name), "utf8");
          this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
        }
      }
    },
  };
}
