/**
 * The home page is built with its first words in its own language; whoever reads another is not to
 * see them before they are theirs. The page's first line tells the styles which it is, by the order
 * of `i18n/language.ts`.
 */
import type { Plugin } from "vite";

export function speaksAtOnce(): Plugin {
  return {
    name: "alveus-speaks-at-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { path }) =>
        path === "/index.html"
          ? [{ tag: "script", children: `(${compare})()`, injectTo: "head-prepend" }]
          : [],
    },
  };
}

/** Runs in the page. */
function compare(): void {
  const html = document.documentElement;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem("alveus.language");
  } catch {
    // Nothing is kept here.
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, html.dataset.language ?? stored, ...navigator.languages];
  const wish = wishes.find((each) => each && /^(en|de)\b/i.test(each)) ?? "en";
  if (wish.slice(0, 2).toLowerCase() !== html.lang) html.dataset.speaks = "other";
}
