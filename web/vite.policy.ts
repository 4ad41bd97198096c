/**
 * The content security policy of the site: everything comes from its own origin, and no script or
 * style stands in a page but those that the build has put there. It is one policy for all pages,
 * said twice: in the head of each, for hosts that send no headers, and in a header file, because
 * only a header binds the worker and the service worker as well.
 *
 * Who may show the site in a frame is not said: any page may.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;
/** The script in `404.html`, which `scripts/site_build/gamepages.py` writes. */
const LOST = readFileSync(join(import.meta.dirname, "parts", "lost.js"), "utf8");
const CHARSET = '\n    <meta charset="utf-8" />';

export function policy(): Plugin {
  return {
    name: "alveus-policy",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const pages = Object.values(bundle).filter(isPage);
        const sources = pages.map(({ source }) => source);
        const all = policyFor([...sources, `<script>${LOST}</script>`]);
        for (const page of pages) page.source = withPolicy(page.source, all);
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: "asset", fileName, source });
        // Pages of other origins load the element as a module, which needs this header.
        const open = "Access-Control-Allow-Origin";
        emit("_headers", `/*\n  Content-Security-Policy: ${all}\n/alveus-board.js\n  ${open}: *\n`);
        emit(
          ".htaccess",
          `<IfModule mod_headers.c>\n  Header set Content-Security-Policy "${all}"\n  <Files "alveus-board.js">\n    Header set ${open} "*"\n  </Files>\n</IfModule>\n`,
        );
      },
    },
  };
}

type Page = Rolldown.OutputAsset & { source: string };

function isPage(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Page {
  return file.type === "asset" && file.fileName.endsWith(".html");
}

/** The policy under which all that stands in these pages may run. */
export function policyFor(pages: string[]): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages)
    for (const [, tag, text = ""] of page.matchAll(INLINE))
      hashes[tag as keyof typeof hashes].add(hashOf(text));
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    // A logo that somebody has chosen is shown before it is laid anywhere.
    "img-src 'self' blob:",
    // Pyodide is given an empty address of this kind (engine/python.ts).
    "connect-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The page with the policy first, so that it binds all that follows; next is how to read it. */
function withPolicy(page: string, all: string): string {
  const meta = `\n    <meta http-equiv="Content-Security-Policy" content="${all}" />`;
  return page.replace(CHARSET, "").replace("<head>", `<head>${meta}${CHARSET}`);
}
