/**
 * What a page is seen with comes before its scripts: the styles, and the letters that its first
 * words are set in, which styles alone would ask for too late.
 */
import type { Plugin } from "vite";

const STYLES = / *<link rel="stylesheet"[^>]*>\n/g;
const SCRIPT = / *<script type="module"/;
const LETTERS = /^assets\/eb-garamond-latin-wght-normal-[^/]+\.woff2$/;

export function seenFirst(): Plugin {
  return {
    name: "alveus-seen-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const letters = Object.keys(bundle).find((name) => LETTERS.test(name));
        if (!letters) throw new Error("the bundle has no letters");
        const preload = `    <link rel="preload" as="font" type="font/woff2" crossorigin href="./${letters}">\n`;
        const styles = (html.match(STYLES) ?? []).join("");
        return html.replace(STYLES, "").replace(SCRIPT, (script) => `${styles}${preload}${script}`);
      },
    },
  };
}
