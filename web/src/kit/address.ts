/**
 * URLs: parameters of the page, pages of games in each language, and parsing of untrusted texts.
 */
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

/** Returns a JSON object; null if the text is not one. */
export function readObject(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** Returns a percent-decoded text; "" if the encoding is invalid. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Returns the URL of this page with other parameters. */
export function addressWith(parameters: URLSearchParams): string {
  const search = new URLSearchParams(parameters);
  // The page of a single game does not need the parameter.
  if (document.documentElement.dataset.game) search.delete("game");
  const asked = String(search) && `?${search}`;
  return location.origin + location.pathname + asked;
}
