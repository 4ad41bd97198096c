/**
 * The page for browsers that cannot run alveus: without JavaScript, or without a feature listed in
 * `REQUIRED`. A separate style sheet hides the page and shows the section of class `read`: a
 * sentence and links to the pages with the rules of the games (scripts/site_build/gamepages.py).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor } from "vite";
import languages from "../../src/i18n/languages.json" with { type: "json" };

const SRC = join(import.meta.dirname, "..", "..", "src");
const I18N = join(SRC, "i18n");
const GAMES = join(SRC, "games");
const AREAS = ["core.ftl", "site/pages.ftl"];
const USUAL = "en";

/**
 * Browser features without which no page works. All are in Chrome and Edge 111, Firefox 121 and
 * Safari 16.4, the oldest versions named in the README and in `cssTarget` (vite.config.ts).
 * Features that are newer, such as the Popover API and `BarcodeDetector`, have a substitute or are
 * optional.
 *
 * The checks run inline, before any module, and must not use syntax that is newer than ES2015.
 */
export const REQUIRED: Readonly<Record<string, () => boolean>> = {
  modules: () => "noModule" in document.createElement("script"),
  "WebAssembly exceptions": () => typeof WebAssembly === "object" && "Tag" in WebAssembly,
  DecompressionStream: () => typeof DecompressionStream === "function",
  "Object.hasOwn": () => typeof Object.hasOwn === "function",
  "Array.findLast": () => typeof Array.prototype.findLast === "function",
  "Array.at": () => typeof Array.prototype.at === "function",
  structuredClone: () => typeof structuredClone === "function",
  "Intl.ListFormat": () => typeof Intl.ListFormat === "function",
  ResizeObserver: () => typeof ResizeObserver === "function",
  OffscreenCanvas: () => typeof OffscreenCanvas === "function",
  roundRect: () => typeof CanvasRenderingContext2D.prototype.roundRect === "function",
  dialog: () =>
    typeof HTMLDialogElement === "function" && "showModal" in HTMLDialogElement.prototype,
  inert: () => "inert" in HTMLElement.prototype,
  ":has()": () => CSS.supports("selector(:has(a))"),
  "container queries": () => CSS.supports("container-type: inline-size"),
  "color-mix()": () => CSS.supports("color: color-mix(in srgb, red, blue)"),
  "dynamic viewport units": () => CSS.supports("height: 1dvh"),
  "media query ranges": () => matchMedia("(width >= 0px)").matches,
};

/** Return the script, which is the same in all pages; `style` is the URL of the style sheet. */
export function browserScript(style: string): string {
  return `(${readWhenOld})("${style}", ${checks()})`;
}

/** Return the section at the end of a page with a sentence and links to the games. */
export function textSection(): HtmlTagDescriptor {
  return {
    tag: "section",
    attrs: { class: "read", hidden: true },
    children: told(),
    injectTo: "body",
  };
}

/** The source text of `REQUIRED`. */
function checks(): string {
  const lines = Object.entries(REQUIRED).map(
    ([name, check]) => `${JSON.stringify(name)}: ${check}`,
  );
  return `{${lines.join(",")}}`;
}

/**
 * The inline script: shows the page for old browsers if a required feature is missing. It must not
 * use newer syntax, such as `?.` or `catch` without a name, because old browsers could not run it.
 */
function readWhenOld(style: string, required: typeof REQUIRED): void {
  const html = document.documentElement;
  const missing = Object.keys(required).filter((name) => {
    try {
      return !(required[name] as () => boolean)();
    } catch (_missing) {
      return true;
    }
  });
  if (missing.length === 0) return;
  html.setAttribute("data-alveus", "old");
  html.setAttribute("data-missing", missing.join(", "));
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style;
  document.head.appendChild(link);
}

/** Return the sentence and the links to the games, in every language. */
function told(): HtmlTagDescriptor[] {
  return Object.keys(languages).flatMap((language) => {
    const words = AREAS.flatMap((area) => [
      ...readFileSync(join(I18N, language, area), "utf8").matchAll(/^([\w-]+) = (.+)$/gm),
    ]);
    const text = (id: string): string => {
      const found = words.find(([, name]) => name === id)?.[2];
      if (!found) throw new Error(`${id} has no words in ${language}`);
      return found;
    };
    const folder = language === USUAL ? "./" : `./${language}/`;
    const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const links = games.map(({ name }): HtmlTagDescriptor => {
      const link = {
        tag: "a",
        attrs: { href: `${folder}${name}/` },
        children: text(`game-${name}`),
      };
      return { tag: "li", children: [link] };
    });
    return [
      { tag: "p", attrs: { lang: language }, children: text("site-unable") },
      { tag: "ul", attrs: { lang: language }, children: links },
    ];
  });
}
