/** Menus, and the controls in the header or footer of a page: language, sound and theme. */

import { effect } from "@preact/signals-core";
import { focusElement, isCombined, keyOf } from "../board/keyboard";
import { languageName, languages } from "../i18n/messages";
import { icon } from "./button";
import { fill, find, make } from "./dom";
import { change, settings } from "./settings";
import { prepareMessage, startPage } from "./start";
import { nextTheme, theme } from "./theme";
import { setLanguage, t, words } from "./words";

/** Apply the theme, load the page's messages, and initialise the language menu and theme button. */
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
  effect(show);
}

export function languageItems() {
  return languages.map((language) => ({
    words: languageName(language),
    lang: language,
    checked: language === words().language,
    press: () => void setLanguage(language, true),
  }));
}

export function initSoundButton(button: HTMLButtonElement): void {
  const show = () => {
    const { sound } = settings();
    button.setAttribute("aria-label", t("settings-sound"));
    button.setAttribute("aria-pressed", String(sound));
    button.title = soundWords();
    fill(button, icon(sound ? "sound" : "mute"));
  };
  button.addEventListener("click", flipSound);
  effect(show);
}

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
  effect(show);
}

interface Entry {
  words: string;
  /** Keyboard shortcut of the item. */
  key?: string;
  /** True for a selected radio item, false for any other radio item; missing for plain items. */
  checked?: boolean;
  lang?: string;
  href?: string;
  press?: () => void;
}

/** An item of a menu, a line of text without an action (`note`), or a separator ("line"). */
export type MenuItem = Entry | { note: string } | "line";

/** Number of menus added so far. Each menu's element id contains its number. */
let menus = 0;

/** Add a menu to a button; `items` is called each time the menu opens. */
export function attachMenu(button: HTMLButtonElement, items: () => MenuItem[]): void {
  menus += 1;
  const list = make("div", { role: "menu", popover: "auto", id: `menu${menus}` });
  const host = make("div", { class: "menu" });
  button.replaceWith(host);
  host.append(button, list);
  button.setAttribute("aria-haspopup", "menu");
  button.setAttribute("aria-expanded", "false");
  // Chrome before 114, Firefox before 125 and Safari before 17 lack the Popover API.
  const hasPopover: boolean = "popover" in list;
  if (hasPopover) button.popoverTargetElement = list;
  else {
    list.hidden = true;
    void import("./popover").then(({ addPopover }) => addPopover(list, button));
  }

  list.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") fill(list, ...items().map((item) => entry(item, list)));
  });
  const lay = () => place(list, button);
  list.addEventListener("toggle", (event) => {
    const open = event.newState === "open";
    button.setAttribute("aria-expanded", String(open));
    if (!open) return removeEventListener("resize", lay);
    addEventListener("resize", lay);
    lay();
    focusElement(entries(list)[0]);
  });
  list.addEventListener("keydown", (event) => walk(list, event));
  button.addEventListener("keydown", (event) => {
    if (keyOf(event) !== "ArrowDown") return;
    event.preventDefault();
    list.showPopover();
  });
}

function entry(item: MenuItem, list: HTMLElement): HTMLElement {
  if (item === "line") return make("div", { role: "separator" });
  if ("note" in item) {
    // Screen readers announce this item, a text without an action, when the menu opens.
    const id = `${list.id}-note`;
    list.setAttribute("aria-describedby", id);
    return make("p", { role: "none", class: "note", id }, item.note);
  }
  const { words, key, checked, lang, href } = item;
  const role = checked === undefined ? "menuitem" : "menuitemradio";
  const common = { role, "aria-checked": checked?.toString(), lang, tabindex: -1 };
  const press = () => {
    list.hidePopover();
    item.press?.();
  };
  const parts = [
    make("span", {}, words),
    key && make("span", { class: "key", "aria-hidden": "true" }, key),
  ];
  return href
    ? make("a", { ...common, href }, ...parts)
    : make("button", { ...common, type: "button", onclick: press }, ...parts);
}

function entries(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** Place the menu within the window, below its button if it fits there, otherwise above. */
function place(list: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const left = Math.min(box.right, innerWidth - 8) - list.offsetWidth;
  list.style.left = `${Math.max(8, left)}px`;
  const below = box.bottom + 12;
  const fits = below + list.offsetHeight <= innerHeight - 8;
  list.style.top = `${fits ? below : Math.max(8, box.top - 6 - list.offsetHeight)}px`;
}

function walk(list: HTMLElement, event: KeyboardEvent): void {
  const all = entries(list);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const { length } = all;
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1 + length, Home: 0, End: length - 1 };
  const to = steps[keyOf(event) as keyof typeof steps];
  if (keyOf(event) === "Tab") list.hidePopover();
  const item = to === undefined ? typedItem(all, at, event) : all[to % length];
  if (!item) return;
  event.preventDefault();
  item.focus();
}

/** Milliseconds after which a typed character begins a new search in a menu. */
const PAUSE = 700;
let typed = { text: "", time: 0 };

/**
 * Return the next item after index `at` whose text begins with the characters typed so far (without
 * a pause of `PAUSE`); undefined if there is none, or if the key is not a character. The same
 * character typed again finds the next item that begins with it.
 */
export function typedItem<I extends Pick<HTMLElement, "textContent">>(
  items: readonly I[],
  at: number,
  event: KeyboardEvent,
): I | undefined {
  const { key, timeStamp: time } = event;
  if ([...key].length !== 1 || isCombined(event)) return undefined;
  const earlier = time - typed.time < PAUSE ? typed.text : "";
  if (key === " " && earlier === "") return undefined;
  const character = key.toLocaleLowerCase();
  const text = earlier === character ? character : earlier + character;
  typed = { text, time };
  const start = Math.max(0, at + (text.length === 1 ? 1 : 0));
  return [...items.slice(start), ...items.slice(0, start)].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(text),
  );
}
