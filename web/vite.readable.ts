/**
 * What a page has to read where it cannot run: without JavaScript, and in a browser that is too old
 * for it. A style of its own then hides the page and shows what stands there with the class `read`:
 * a sentence and the way to the games' pages, whose rules can be read (scripts/site_build/gamepages).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

const I18N = join(import.meta.dirname, "src", "i18n");
const GAMES = join(import.meta.dirname, "src", "games");
const AREAS = ["core.ftl", "site/pages.ftl"];
const STYLE = "./read.css";
const USUAL = "en";

export function readable(): Plugin {
  return {
    name: "alveus-readable",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "script", children: `(${readWhenOld})("${STYLE}")`, injectTo: "head" },
        {
          tag: "noscript",
          children: [{ tag: "link", attrs: { rel: "stylesheet", href: STYLE } }],
          injectTo: "head",
        },
        {
          tag: "section",
          attrs: { class: "read", hidden: true },
          children: told(),
          injectTo: "body",
        },
      ],
    },
  };
}

/** Runs in the page, in the oldest browsers too. */
function readWhenOld(style: string): void {
  const html = document.documentElement;
  const able =
    "noModule" in document.createElement("script") &&
    typeof WebAssembly === "object" &&
    typeof DecompressionStream === "function" &&
    typeof Object.hasOwn === "function" &&
    CSS.supports("selector(:has(a))");
  if (able) return;
  html.setAttribute("data-alveus", "old");
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style;
  document.head.appendChild(link);
}

/** The sentence and the games, in every language. */
function told(): HtmlTagDescriptor[] {
  const folders = readdirSync(I18N, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = folders.map(({ name }) => name);
  languages.sort((a, b) => Number(b === USUAL) - Number(a === USUAL));
  return languages.flatMap((language) => {
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
