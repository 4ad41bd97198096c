/** Parameters of the page's URL, and URLs of the pages of games in each language. */

/** The default language. Its pages are in the root folder, those of others in a folder each. */
export const DEFAULT_LANGUAGE = "en";
/**
 * Data attributes of the root element: `game` on the page of a single game, `language` on a page
 * built for one language.
 */
const made = () => document.documentElement.dataset;

/** Returns the parameters of the URL; on the page of a single game, including `game`. */
export function readAddress(): URLSearchParams {
  return new URLSearchParams(`${location.search}${made().game ? `&game=${made().game}` : ""}`);
}

/** Returns the language for which this page was built; undefined if the user's language applies. */
export function languageOfPage(): string | undefined {
  return made().language;
}

/** Returns the URL of a game's page in a language. Folder URLs do not work with `file:`. */
export function gamePage(game: string, language: string): string {
  return import.meta.env.DEV || location.protocol === "file:"
    ? `play.html?game=${game}`
    : `${language === DEFAULT_LANGUAGE ? "" : `${language}/`}${game}/`;
}
