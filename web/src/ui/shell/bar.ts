/** What every page has at its top or foot: the choice of language and of colours. */
import { languageName, languages } from "../../i18n/language";
import { fill, find } from "./dom";
import { icon } from "./icons";
import { hangMenu } from "./menu";
import { dress, nextTheme, onTheme, theme } from "./theme";
import { learn, onWords, speak, t, words } from "./words";

/** Dresses the page, learns its words and hangs the menus that every page has. */
export async function openPage(areas: readonly string[]): Promise<void> {
  await openPlain(areas);
  hangLanguages(find<HTMLButtonElement>("#language"));
  hangTheme(find<HTMLButtonElement>("#theme"));
}

/** Dresses a page without menus and learns its words. */
export async function openPlain(areas: readonly string[]): Promise<void> {
  dress();
  await learn(areas);
}

function hangLanguages(button: HTMLButtonElement): void {
  const show = () => {
    const name = languageName(words().language);
    fill(button, name, icon("chevron", true));
    button.setAttribute("aria-label", `${t("shell-language")}: ${name}`);
  };
  hangMenu(button, languageItems);
  onWords(show);
  show();
}

/** The languages as entries of a menu. */
export function languageItems() {
  return languages.map((language) => ({
    words: languageName(language),
    lang: language,
    checked: language === words().language,
    press: () => void speak(language, true),
  }));
}

function hangTheme(button: HTMLButtonElement): void {
  const show = () => {
    const present = t("shell-theme-now", { theme: theme() });
    button.setAttribute("aria-label", `${t("shell-theme")}: ${present}`);
    button.title = present;
  };
  button.addEventListener("click", nextTheme);
  fill(button, icon("theme"));
  onTheme(show);
  onWords(show);
  show();
}
