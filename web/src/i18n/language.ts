/**
 * Language of the page. Order of priority: `?lang=`, the language that the page was built for, the
 * stored choice, the languages of the browser.
 */

import table from "./languages.json";

interface Language {
  /** Native name: "Deutsch". */
  name: string;
  /** BCP 47 tag for dates: "de-DE". */
  locale: string;
  /** Pages of the documentation in this language. */
  documentation: { index: string; embed: string };
}

const TABLE: Readonly<Record<string, Language>> = table;

/** The supported languages: the folders of their messages. */
export const languages: readonly string[] = Object.keys(TABLE);

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
  return TABLE[language]?.name ?? language;
}

/** Locale of a language for dates: "en-GB", "de-DE". */
export function localeOf(language: string): string {
  return TABLE[language]?.locale ?? language;
}

/** Path of a page of the documentation in a language, or else in English. */
export function documentationPath(page: keyof Language["documentation"], language: string): string {
  return (TABLE[language] ?? table.en).documentation[page];
}
