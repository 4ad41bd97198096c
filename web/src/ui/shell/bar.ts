/** What every page has at its top or foot: the choice of language, sound and colours. */
import { languageName, languages } from "../../i18n/language";
import { fill, find } from "./dom";
import { icon } from "./icons";
import { hangMenu } from "./menu";
import { change, onChange, settings } from "./settings";
import { dress, nextTheme, onTheme, theme } from "./theme";
import { learn, onWords, speak, t, words } from "./words";

/** The default font size of browsers, in px. */
const USUAL_SIZE = 16;

/** Dresses the page, learns its words and hangs the menus that every page has. */
export async function openPage(areas: readonly string[]): Promise<void> {
  await openPlain(areas);
  hangLanguages(find<HTMLButtonElement>("#language"));
  hangTheme(find<HTMLButtonElement>("#theme"));
}

/** Dresses a page without menus and learns its words. */
export async function openPlain(areas: readonly string[]): Promise<void> {
  dress();
  const touched = matchMedia("(pointer: coarse)").matches;
  const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > USUAL_SIZE;
  await Promise.all([
    learn(areas),
    touched && import("../../styles/touch.css"),
    isLarge && import("../../styles/largetype.css"),
  ]);
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

/** Hangs the button that lets the board be heard or not, on a page with a board. */
export function hangSound(button: HTMLButtonElement): void {
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

/** What switching the sound would do now, as an entry of a menu. */
export function soundItem() {
  return { words: soundWords(), press: flipSound };
}

const soundWords = () => t("shell-sound", { on: String(settings().sound) });
const flipSound = () => change("sound", !settings().sound);

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
