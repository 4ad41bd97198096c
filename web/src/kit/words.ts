/** Current messages of the page, and the change to another language. */
import { batch, signal } from "@preact/signals-core";
import {
  chooseLanguage,
  languages,
  loadMessages,
  localeOf,
  type MessageOptions,
  Messages,
  type Params,
  readMessages,
} from "../i18n/messages";
import { readSetting, writeSetting } from "../storage/storage";
import { languageOfPage } from "./address";
import { write } from "./dom";
import { watch } from "./draw";

const present = signal<Messages | null>(null);
let areas: readonly string[] = [];
let foreign: (language: string) => Promise<string[]> = async () => [];
let upright = false;
let named: NonNullable<MessageOptions["playerName"]> = () => null;
/** The language of the latest call of `setLanguage`, whose messages may still be loading. */
let requested = "";
/** Ids of missing messages; each is reported once. */
const missed = new Set<string>();

/**
 * Register the messages of a pack (a game added by the host of the site). For a language, `texts`
 * returns the pack's `.ftl` text in this language and one in another language as a fallback.
 * `messagesIn` calls it for each language that the page loads.
 */
export function addPackMessages(texts: typeof foreign): void {
  foreign = texts;
}

/** Return the messages in the current language. Throw an Error if none are loaded yet. */
export function words(): Messages {
  if (!present.value) throw new Error("the messages are not loaded yet");
  return present.value;
}

/** Return the locale of the page for dates, for example "en-GB". */
export function locale(): string {
  return localeOf(words().language);
}

/** Return the text of the message with this id, or the id itself if there is no such message. */
export function t(id: string, params?: Params): string {
  return words().text(id, params);
}

/**
 * Load the messages of areas (files of messages) in the first supported language of these: `lang`
 * in the URL; the language for which the page was built or, if there is none, the stored language;
 * the languages of the browser; English.
 */
export async function loadPageMessages(needed: readonly string[]): Promise<void> {
  updateTranslatedText();
  areas = needed;
  const stored = languageOfPage() ?? readSetting("language");
  await setLanguage(chooseLanguage(location.search, stored, navigator.languages));
}

/**
 * Names of message files (areas) added after `loadPageMessages`, each with a promise that resolves
 * when its messages are loaded.
 */
const more = new Map<string, Promise<void>>();

/** Load another file of messages (an area). Repeated calls for the same file share one request. */
export function loadArea(area: string): Promise<void> {
  const learning = more.get(area) ?? learnArea(area);
  more.set(area, learning);
  return learning;
}

async function learnArea(area: string): Promise<void> {
  if (areas.includes(area)) return;
  areas = [...areas, area];
  const texts = await readMessages(words().language, [area]).catch((error) => {
    more.delete(area);
    areas = areas.filter((other) => other !== area);
    throw error;
  });
  // Call words() again because the language may have changed during loading.
  words().addTexts(texts);
}

/** Return the language of the page or, while another is loading, that language. */
export function nextLanguage(): string {
  return requested;
}

/** Switch the page to a language. If `keep` is true, store the language as the user's choice. */
export async function setLanguage(language: string, keep = false): Promise<void> {
  requested = language;
  const messages = await messagesIn(language);
  if (requested !== language) return;
  batch(() => {
    present.value = messages;
    if (keep) writeSetting("language", language);
    document.documentElement.lang = language;
    translate(document);
  });
}

/** Set whether the board's rows appear as columns; if they do, messages call them columns. */
export function setUpright(stands: boolean): void {
  if (stands === upright) return;
  upright = stands;
  refreshMessages();
}

/** Set the function with which messages find the name of the player of a side. */
export function setPlayerNames(by: NonNullable<MessageOptions["playerName"]>): void {
  named = by;
}

function refreshMessages(): void {
  const known = words();
  present.value = new Messages(known.language, known, telling());
}

const telling = (): MessageOptions => ({
  // A getter, because the board can turn while the messages are loading.
  get upright() {
    return upright;
  },
  playerName: (side, speaker, messages) => named(side, speaker, messages),
  onMissing,
});

/** Log the id of a missing message once, and load all other languages as substitutes. */
async function onMissing(id: string): Promise<void> {
  if (missed.has(id)) return;
  missed.add(id);
  console.error(id);
  const known = words();
  for (const other of languages.filter((language) => language !== known.language))
    known.addTexts(await readMessages(other, areas));
  refreshMessages();
}

/** Return the page's messages in a language, without a switch to this language. */
export async function messagesIn(language: string): Promise<Messages> {
  let asked = areas;
  const messages = await loadMessages(language, asked, await foreign(language), telling());
  // Other calls may have added areas during loading.
  while (asked !== areas) {
    const late = areas.filter((area) => !asked.includes(area));
    asked = areas;
    messages.addTexts(await readMessages(language, late));
  }
  return messages;
}

/**
 * Call `listener` whenever the value of `words()` is replaced, for example after a change of the
 * language, until the signal is aborted. `loadArea` does not replace the value.
 */
export function onWords(listener: () => void, until?: AbortSignal): void {
  watch(() => present.value, listener, until);
}

/** Set texts and `aria-label` attributes to the messages named in `data-t` and `data-t-label`. */
export function translate(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-t]")) {
    write(element, t(element.dataset.t ?? ""));
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-t-label]")) {
    element.setAttribute("aria-label", t(element.dataset.tLabel ?? ""));
  }
}

/**
 * Let lit-html update texts that the browser has translated.
 *
 * To translate a page, Chrome replaces each text node with `<font><font>translation</font></font>`.
 * lit-html expects its text node at this position, and assigns a new text to the property `data` of
 * the outer `<font>` element, which has no effect. This function defines a setter for `data` that
 * replaces the element with a text node. The browser then translates the new text.
 */
function updateTranslatedText(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    configurable: true,
    get(this: HTMLFontElement) {
      return this.textContent;
    },
    set(this: HTMLFontElement, text: unknown) {
      this.replaceWith(document.createTextNode(String(text ?? "")));
    },
  });
}
