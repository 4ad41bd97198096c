/** Controls in the header or footer of every page: language, sound and colour theme. */
import { languageName, languages } from "../i18n/messages";
import { fill, find } from "./dom";
import { prepareMessage } from "./failures";
import { icon } from "./icons";
import { attachMenu } from "./menu";
import { change, onChange, settings } from "./settings";
import { startPage } from "./start";
import { nextTheme, onTheme, theme } from "./theme";
import { onWords, setLanguage, t, words } from "./words";

/** Applies the settings to the page, loads its messages and adds the menus of every page. */
export async function openPage(areas: readonly string[]): Promise<void> {
  await startPage(areas);
  initLanguageMenu(find<HTMLButtonElement>("#language"));
  initThemeButton(find<HTMLButtonElement>("#theme"));
  if (!document.querySelector("#board")) void prepareMessage();
}

function initLanguageMenu(button: HTMLButtonElement): void {
  const show = () => {
    const name = languageName(words().language);
    fill(button, name, icon("chevron", true));
    button.setAttribute("aria-label", `${t("shell-language")}: ${name}`);
  };
  attachMenu(button, languageItems);
  onWords(show);
  show();
}

/** Returns the menu items for the languages. */
export function languageItems() {
  return languages.map((language) => ({
    words: languageName(language),
    lang: language,
    checked: language === words().language,
    press: () => void setLanguage(language, true),
  }));
}

/** Initialises the sound button of a page with a board. */
export function initSoundButton(button: HTMLButtonElement): void {
  const show = () => {
    const { sound } = settings();
    button.setAttribute("aria-label", t("settings-sound"));
    button.setAttribute("aria-pressed", String(sound));
    button.title = soundWords();
    fill(button, icon(sound ? "sound" : "mute"));
  };
  button.addEventListener("click", flipSound);
  onChange(show);
  onWords(show);
  show();
}

/** Returns the menu item that turns the sound on or off. */
export function soundItem() {
  return { words: soundWords(), press: flipSound };
}

const soundWords = () => t("shell-sound", { on: String(settings().sound) });
const flipSound = () => change("sound", !settings().sound);

function initThemeButton(button: HTMLButtonElement): void {
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
