/**
 * Language of the page. Order of priority: `?lang=`, the language that the page was built for, the
 * stored choice, the languages of the browser.
 */

/** Native names of the supported languages, keyed by the language's folder. */
const NAMES: Readonly<Record<string, string>> = { en: "English", de: "Deutsch" };

export const languages: readonly string[] = Object.keys(NAMES);

/** The language to start with; English if no supported language is requested. */
export function chooseLanguage(
  search: string,
  stored: string | null,
  preferred: readonly string[],
): string {
  const requested = new URLSearchParams(search).get("lang");
  const candidates = [requested, stored, ...preferred].map(
    (candidate) => candidate?.toLowerCase().split(/[-_]/)[0],
  );
  return candidates.find((candidate) => candidate && languages.includes(candidate)) ?? "en";
}

/** Native name of a language: "English", "Deutsch". */
export function languageName(language: string): string {
  return NAMES[language] ?? language;
}
