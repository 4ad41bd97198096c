/**
 * URLs of the current page and of the games' pages, and parsers of text from URLs, files and
 * storage. The parsers do not throw an error if the text is invalid.
 */
import { isObject, parseJson } from "../storage/storage";

/**
 * The default language. Its pages are in the root folder of the site. Every other language has its
 * own folder.
 */
export const DEFAULT_LANGUAGE = "en";
/**
 * Return the data attributes of the root element: `game` on the page of a single game, `language`
 * on a page built for one language.
 */
const made = () => document.documentElement.dataset;

/** Return the parameters of the URL. On the page of a single game, add its id as `game`. */
export function readAddress(): URLSearchParams {
  return new URLSearchParams(`${location.search}${made().game ? `&game=${made().game}` : ""}`);
}

/** Return the language for which this page was built; undefined if the user's language applies. */
export function languageOfPage(): string | undefined {
  return made().language;
}

/**
 * Return the URL of a game's page in a language, relative to the site's root: the folder of the
 * game, or `play.html` in development and with `file:`, where folder URLs do not work.
 */
export function gamePage(game: string, language: string): string {
  return import.meta.env.DEV || location.protocol === "file:"
    ? `play.html?game=${game}`
    : `${language === DEFAULT_LANGUAGE ? "" : `${language}/`}${game}/`;
}

/** Parse a JSON object; return null if the text is not one. */
export function readObject(text: string): object | null {
  const value = parseJson(text);
  return isObject(value) ? value : null;
}

/** Decode a file as UTF-16 if it has the byte order mark for it, otherwise as UTF-8. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** Return a percent-decoded text; "" if the encoding is invalid. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Return the absolute URL of this page with the given parameters and without a fragment. */
export function addressWith(parameters: URLSearchParams): string {
  const search = new URLSearchParams(parameters);
  // The page of a single game does not need the parameter `game`.
  if (document.documentElement.dataset.game) search.delete("game");
  const asked = String(search) && `?${search}`;
  return location.origin + location.pathname + asked;
}
