/**
 * Places styles and font preloads before the scripts of a page, so that the page is rendered early.
 * Without a preload, fonts are requested only after the styles.
 */
import type { Plugin } from "vite";

const STYLES = / *<link rel="stylesheet"[^>]*>\n/g;
const SCRIPT = / *<script type="module"/;
const UPRIGHT = /^assets\/eb-garamond-upright-[^/]+\.woff2$/;
/** The page of rules starts with an italic line and contents, whose fonts shift the layout. */
const ALL = [UPRIGHT, /\/eb-garamond-italic-[^/]+\.woff2$/, /\/inter-[^/]+\.woff2$/];

export function seenFirst(): Plugin {
  return {
    name: "alveus-seen-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, path }) {
        const kinds = path === "/page.html" ? ALL : [UPRIGHT];
        const preload = kinds.map((kind) => {
          const letters = Object.keys(bundle).find((name) => kind.test(name));
          if (!letters) throw new Error("the bundle has no letters");
          return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="./${letters}">\n`;
        });
        const styles = (html.match(STYLES) ?? []).join("");
        return html
          .replace(STYLES, "")
          .replace(SCRIPT, (script) => `${styles}${preload.join("")}${script}`);
      },
    },
  };
}
