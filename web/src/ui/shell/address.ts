/** What the page's address asks for, and the pages of games, one for each language. */

/** The usual language, whose pages lie beside the others' folders. */
export const USUAL = "en";
/** The root element of a game's own page names its game, and its language where it has one. */
const made = () => document.documentElement.dataset;

/** What the address asks for; a game's own page names its game itself. */
export function readAddress(): URLSearchParams {
  return new URLSearchParams(`${location.search}${made().game ? `&game=${made().game}` : ""}`);
}

/** The language that this page is made for, if it does not speak as its reader does. */
export function languageOfPage(): string | undefined {
  return made().language;
}

/** Where a game has its own page in a language; no folder opens as a page from a disk. */
export function gamePage(game: string, language: string): string {
  return import.meta.env.DEV || location.protocol === "file:"
    ? `play.html?game=${game}`
    : `${language === USUAL ? "" : `${language}/`}${game}/`;
}
