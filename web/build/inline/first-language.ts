/**
 * Home pages and pages of games contain their first texts in one language. An inline script sets
 * attributes for the style sheets: `data-speaks` hides these texts from users of other languages
 * until the translation is loaded, and `data-guides` shows newcomers the first words of the guide.
 * It uses the order of `i18n/messages.ts` and the setting of `features/learn/guide-storage.ts`.
 */
import languages from "../../src/i18n/languages.json" with { type: "json" };
import type { Page } from "../pages.ts";

const LANGUAGES = Object.keys(languages);

const PAGES = ["index.html", "play.html"];

/** Return the script of a page, or null. */
export function languageScript({ name }: Page): string | null {
  return PAGES.includes(name) ? `(${compare})(${JSON.stringify(LANGUAGES)})` : null;
}

/** The inline script. `languages` are the codes of the languages of the site. */
function compare(languages: string[]): void {
  const html = document.documentElement;
  let [stored, guide]: (string | null)[] = [null, null];
  try {
    stored = localStorage.getItem("alveus.language");
    guide = localStorage.getItem("alveus.guide");
  } catch {
    // Storage is unavailable.
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, html.dataset.language ?? stored, ...navigator.languages];
  const read = wishes.map((wish) => wish?.toLowerCase().split(/[-_]/)[0] ?? "");
  const language = read.find((wish) => languages.includes(wish)) ?? "en";
  if (language !== html.lang) html.dataset.speaks = "other";
  else if (html.dataset.game && guide === null && !location.search && !location.hash)
    html.dataset.guides = "first";
}
