/**
 * The content security policy of the site. All resources come from the site's own origin, and pages
 * contain only the inline scripts and styles written by the build. All pages have the same policy.
 * It is given twice: in the head of each page, for hosts that send no headers, and in a header
 * file, because only a header applies to the worker and the service worker.
 *
 * The policy does not restrict frames: any page may embed the site.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;
const LOST = readFileSync(join(import.meta.dirname, "..", "parts", "lost.js"), "utf8");
/** The script in `404.html`, which `scripts/site_build/gamepages.py` writes. */
export const LOST_SCRIPT = `<script>${LOST}</script>`;
const CHARSET = '\n    <meta charset="utf-8" />';

/** Return the header files for hosts that read them. */
export function headerFiles(policy: string): { fileName: string; source: string }[] {
  // Pages of other origins load the element as a module, which needs this header.
  const open = "Access-Control-Allow-Origin";
  const headers = `/*\n  Content-Security-Policy: ${policy}\n/alveus-board.js\n  ${open}: *\n`;
  const apache = `<IfModule mod_headers.c>\n  Header set Content-Security-Policy "${policy}"\n  <Files "alveus-board.js">\n    Header set ${open} "*"\n  </Files>\n</IfModule>\n`;
  return [
    { fileName: "_headers", source: headers },
    { fileName: ".htaccess", source: apache },
  ];
}

/** Return a policy that allows the inline scripts and styles of these pages. */
export function policyFor(pages: string[]): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages)
    for (const [, tag, text = ""] of page.matchAll(INLINE))
      hashes[tag as keyof typeof hashes].add(hashOf(text));
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    // The preview of a museum's logo uses a blob URL.
    "img-src 'self' blob:",
    // Pyodide is given `data:` URLs instead of its files (pyodide/machine.ts).
    "connect-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Insert the policy, then the charset, at the start of the head, before everything else. */
export function withPolicy(page: string, policy: string): string {
  const meta = `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return page.replace(CHARSET, "").replace("<head>", `<head>${meta}${CHARSET}`);
}
