/** The words the page speaks at present, and the change to another language. */
import { signal } from "@preact/signals-core";
import { chooseLanguage } from "../../i18n/language";
import { loadMessages, Messages, type Params, readWords, type Telling } from "../../i18n/messages";
import { readSetting, writeSetting } from "../../storage";
import { languageOfPage } from "./address";
import { write } from "./dom";
import { Listeners } from "./listeners";
import { updateTranslatedText } from "./translated";

const listeners = new Listeners();
const present = signal<Messages | null>(null);
let areas: readonly string[] = [];
let foreign: ForeignWords = async () => [];
let upright = false;
let named: NonNullable<Telling["named"]> = () => null;
/** The ids that have been missed; each is told of once. */
const missed = new Set<string>();

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
  updateTranslatedText();
  areas = needed;
  const stored = languageOfPage() ?? readSetting("language");
  await speak(chooseLanguage(location.search, stored, navigator.languages));
}

/** The areas that are learned or on their way besides those the page began with. */
const more = new Map<string, Promise<void>>();

/** Learns the words of one more area, which nothing on the page has needed so far. */
export async function learnMore(area: string): Promise<void> {
  const learning = more.get(area) ?? learnArea(area);
  more.set(area, learning);
  await learning;
}

async function learnArea(area: string): Promise<void> {
  if (areas.includes(area)) return;
  areas = [...areas, area];
  const texts = await readWords(words().language, [area]);
  // Whoever speaks may have changed while they came.
  words().learn(texts);
}

/** Speaks another language from now on; `keep` makes it the person's choice. */
export async function speak(language: string, keep = false): Promise<void> {
  present.value = await loadMessages(language, areas, await foreign(language), telling());
  if (keep) writeSetting("language", language);
  document.documentElement.lang = language;
  translate(document);
  listeners.tell();
}

/** Whether sentences speak from now on of a board that stands upright. */
export function stand(stands: boolean): void {
  if (stands === upright) return;
  upright = stands;
  tellAnew();
}

/** Says from now on what sides are called at a table. */
export function nameSides(by: NonNullable<Telling["named"]>): void {
  named = by;
}

function tellAnew(): void {
  const known = words();
  present.value = new Messages(known.language, known, telling());
  listeners.tell();
}

const telling = (): Telling => ({
  upright,
  named: (side, speaker, messages) => named(side, speaker, messages),
  lacking,
});

/** What has no words in this language is told in another, as soon as they are here. */
function lacking(id: string): void {
  if (missed.has(id)) return;
  missed.add(id);
  console.error(id);
  void complete();
}

async function complete(): Promise<void> {
  const known = words();
  const { learnElsewhere } = await import("./lacking");
  await learnElsewhere(known, areas);
  tellAnew();
}

/** What the page has learned, in another language. */
export async function wordsIn(language: string): Promise<Messages> {
  return loadMessages(language, areas, await foreign(language), telling());
}

/** Calls back whenever the language has changed, until the signal. */
export function onWords(listener: () => void, until?: AbortSignal): void {
  listeners.add(listener, until);
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
