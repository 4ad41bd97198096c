/**
 * Includes shared parts of pages from `parts/`: `<!-- head -->` is replaced by `parts/head.html`,
 * and `<!-- bar <span>…</span> -->` by `parts/bar.html` with that name in it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PARTS = join(import.meta.dirname, "parts");
const PLACE = /<!-- (head|bar) (.*?)-->/g;

export function parts(): Plugin {
  return {
    name: "alveus-parts",
    transformIndexHtml: {
      order: "pre",
      handler: (page) =>
        page.replace(PLACE, (_, part: string, name: string) =>
          readFileSync(join(PARTS, `${part}.html`), "utf8")
            .trim()
            .replace("<!-- name -->", name),
        ),
    },
  };
}
