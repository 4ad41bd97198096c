/**
 * What the pages share is written once, in `parts/`: `<!-- head -->` in a page stands for
 * `parts/head.html`, and `<!-- bar <span>…</span> -->` for `parts/bar.html` with that name in it.
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
