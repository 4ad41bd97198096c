/** The words the page speaks at present, and the change to another language. */
import { signal } from "@preact/signals-core";
import { chooseLanguage } from "../../i18n/language";
import { loadMessages, type Messages, type Params } from "../../i18n/messages";
import { readSetting, writeSetting } from "../../storage";
import { write } from "./dom";

const listeners = new Set<() => void>();
const present = signal<Messages | null>(null);
let areas: readonly string[] = [];
let foreign: ForeignWords = async () => [];

/** The `.ftl` texts that others than the house bring, in a language or the nearest they have. */
export type ForeignWords = (language: string) => Promise<string[]>;

/** What is learned from now on is completed by these words. */
export function borrowWords(texts: ForeignWords): void {
  foreign = texts;
}

/** The messages of the present language. */
export function words(): Messages {
  if (!present.value) throw new Error("the page has not learned to speak yet");
  return present.value;
}

/** A message of the shell. */
export function t(id: string, params?: Params): string {
  return words().text(id, params);
}

/** Learns the words of these areas in the language that is asked for, stored or preferred. */
export async function learn(needed: readonly string[]): Promise<void> {
  areas = needed;
  const stored = readSetting("language");
  await speak(chooseLanguage(location.search, stored, navigator.languages));
}

/** Speaks another language from now on; `keep` makes it the person's choice. */
export async function speak(language: string, keep = false): Promise<void> {
  present.value = await loadMessages(language, areas, await foreign(language));
  if (keep) writeSetting("language", language);
  document.documentElement.lang = language;
  translate(document);
  for (const listener of listeners) listener();
}

/** Calls back whenever the language has changed. */
export function onWords(listener: () => void): void {
  listeners.add(listener);
}

/** Fills in what the page's source only names: `data-t` is a text, `data-t-label` a label. */
export function translate(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-t]")) {
    write(element, t(element.dataset.t ?? ""));
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-t-label]")) {
    element.setAttribute("aria-label", t(element.dataset.tLabel ?? ""));
  }
}
