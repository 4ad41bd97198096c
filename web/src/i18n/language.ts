/** Which language the page speaks: `?lang=`, its own, the stored choice, then the browser's. */

/** What each language there are words in calls itself, by the name of its folder. */
const NAMES: Readonly<Record<string, string>> = { en: "English", de: "Deutsch" };

export const languages: readonly string[] = Object.keys(NAMES);

/** The language to begin with; English where nothing fits. */
export function chooseLanguage(
  search: string,
  stored: string | null,
  preferred: readonly string[],
): string {
  const asked = new URLSearchParams(search).get("lang");
  const wishes = [asked, stored, ...preferred].map((wish) => wish?.toLowerCase().split(/[-_]/)[0]);
  return wishes.find((wish) => wish && languages.includes(wish)) ?? "en";
}

/** What a language calls itself: "English", "Deutsch". */
export function languageName(language: string): string {
  return NAMES[language] ?? language;
}
