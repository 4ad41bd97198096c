/**
 * The sheets to cut out, as the build drew them (`generated/sheets`): documents in the folder
 * `print`. They come before the policy is made, which lets in the style that stands in them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const drawn = join(import.meta.dirname, "src", "generated", "sheets");

export function sheets(): Plugin {
  return {
    name: "alveus-sheets",
    apply: "build",
    buildStart() {
      for (const name of existsSync(drawn) ? readdirSync(drawn) : []) {
        const source = readFileSync(join(drawn, name), "utf8");
        this.emitFile({ type: "asset", fileName: `print/${name}`, source });
      }
    },
  };
}
