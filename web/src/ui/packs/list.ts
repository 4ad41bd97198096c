/**
 * Games that the house has never heard of: wheels that a host lays beside the site and lists in
 * `packs.json`, with their words and what else is theirs on the page. All of it is of our origin.
 */
import { languages } from "../../i18n/language";

/** One line of the list; addresses are relative to the site. */
export interface Pack {
  game: string;
  /** The wheel. */
  archive: string;
  /** SHA-256 of the wheel, in hexadecimal digits. */
  sha256: string;
  /** Its words, an `.ftl` file for each language it speaks. */
  words?: Record<string, string>;
  /** Its painter, course and rules, each file with its SHA-256; how its name ends tells which. */
  page?: Record<string, string>;
}

/** All that is listed and can be read; nothing where there is no list. */
export async function readPacks(): Promise<Pack[]> {
  try {
    const list: unknown = JSON.parse(await textOf("packs.json"));
    return Array.isArray(list) ? list.filter(isPack) : [];
  } catch {
    return [];
  }
}

function isPack(one: unknown): one is Pack {
  const { game, archive, sha256, words, page } = (one ?? {}) as Record<string, unknown>;
  const texts = [words, page].flatMap((files) => Object.values((files ?? {}) as object));
  return [game, archive, sha256, ...texts].every((value) => typeof value === "string");
}

/** The texts in a language, and in the next best for what is not worded in it. */
export async function wordsOf({ words = {} }: Partial<Pack>, language: string): Promise<string[]> {
  const order = new Set([language, ...languages, ...Object.keys(words)]);
  const files = [...order].flatMap((one) => words[one] ?? []).slice(0, 2);
  return Promise.all(files.map((file) => textOf(file).catch(() => "")));
}

export async function textOf(file: string): Promise<string> {
  const url = addressOf(file);
  const response = url ? await fetch(url, { cache: "no-cache" }) : null;
  if (!response?.ok) throw new Error(`${response?.status ?? "nothing"} for ${file}`);
  return response.text();
}

/** A file's whole address, which has to be of our own origin. */
export function addressOf(file: string): string | null {
  const found = URL.canParse(file, document.baseURI) ? new URL(file, document.baseURI) : null;
  return found?.origin === location.origin ? found.href : null;
}
