/**
 * The home page is built with its first words in its own language; whoever reads another is not to
 * see them before they are theirs. The page's first line tells the styles which it is, by the order
 * of `i18n/language.ts`.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Every language there are words in: a folder each. */
const LANGUAGES = readdirSync(join(import.meta.dirname, "src", "i18n"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export function speaksAtOnce(): Plugin {
  return {
    name: "alveus-speaks-at-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { path }) =>
        path === "/index.html"
          ? [
              {
                tag: "script",
                children: `(${compare})(${JSON.stringify(LANGUAGES)})`,
                injectTo: "head-prepend",
              },
            ]
          : [],
    },
  };
}

/** Runs in the page. */
function compare(languages: string[]): void {
  const html = document.documentElement;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem("alveus.language");
  } catch {
    // Nothing is kept here.
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, html.dataset.language ?? stored, ...navigator.languages];
  const read = wishes.map((wish) => wish?.toLowerCase().split("-")[0] ?? "");
  const language = read.find((wish) => languages.includes(wish)) ?? "en";
  if (language !== html.lang) html.dataset.speaks = "other";
}
