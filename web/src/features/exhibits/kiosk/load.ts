/** Loads an exhibit as described by its URL or its file. */
import { languages } from "../../../i18n/messages";
import { games } from "../../../kit/catalogue";
import type { Fault, Parameters, TeachingMaterial } from "../frame/parameters";
import { type Exhibit, readExhibit } from "./exhibit";

interface Loaded {
  parameters: Parameters;
  faults: Fault[];
  exhibit: Omit<Exhibit, "parameters" | "faults">;
}

/** The default exhibit, without a file: no custom texts or colours, all choices offered. */
const DEFAULT_EXHIBIT = readExhibit('{"alveus": 1}', games, languages);

/**
 * Reads the exhibit from `file`; language, game and `begun` of the URL take precedence. If `file`
 * is "" or missing, the URL describes the exhibit. `parameters` and `faults` are those of the URL.
 */
export async function loadExhibit(
  file: string,
  { parameters, faults }: Pick<Loaded, "parameters" | "faults">,
  materialOf: (game: string) => TeachingMaterial,
): Promise<Loaded> {
  const { begun } = parameters;
  if (!file) {
    const langs = firstOf(parameters.lang, parameters.langs);
    const lang = begun || langs[0] || "";
    const defaults = { view: "play" as const, links: false, chrome: "min" as const, langs, lang };
    return { parameters: { ...parameters, ...defaults }, faults, exhibit: DEFAULT_EXHIBIT };
  }
  const text = await fetchText(file);
  if (text === null) {
    const missing: Fault = { code: "missing_exhibit", name: file, value: "", allowed: [] };
    return loadExhibit("", { parameters, faults: [...faults, missing] }, materialOf);
  }
  const { lang } = parameters;
  // Use the game in the URL only if it is given explicitly; `parameters.game` has a default.
  const requested = new URLSearchParams(location.search).get("game") ?? "";
  const exhibit = readExhibit(text, games, languages, materialOf, requested);
  const { parameters: read } = exhibit;
  const langs = firstOf(lang, read.langs);
  return {
    parameters: { ...read, lang: begun || langs[0] || "", langs, begun },
    faults: [...faults, ...exhibit.faults],
    exhibit,
  };
}

/** Returns the languages of an exhibit, with the one requested in the URL first. */
function firstOf(lang: string, langs: readonly string[]): string[] {
  return lang ? [...new Set([lang, ...langs])] : [...langs];
}

/** Timeout of one request for the file, in milliseconds. */
const TIMEOUT = 10_000;
/** Milliseconds before each repeated request. If the last request fails, the file is missing. */
const PAUSES = [500, 1000, 2000, 4000];
/** Milliseconds between two later requests, while the server is unreachable or the file missing. */
const RETRY = 10_000;

/**
 * Returns the text of the file, or null if the server does not have it. Waits as long as the server
 * is unreachable, because the default exhibit must not replace the intended one.
 */
async function fetchText(file: string): Promise<string | null> {
  for (let request = 0; ; request += 1) {
    const answer = await requestText(file);
    if (answer.text !== null) return answer.text;
    const pause = PAUSES[request];
    if (pause === undefined && answer.reached) break;
    await wait(pause ?? RETRY);
  }
  void reloadWhenFound(file);
  return null;
}

/** Waits until a missing file appears, then requests a reload, so that it replaces the default. */
async function reloadWhenFound(file: string): Promise<void> {
  let text: string | null = null;
  while (text === null) {
    await wait(RETRY);
    ({ text } = await requestText(file));
  }
  dispatchEvent(new Event("alveus:stale"));
}

/** Requests a file. `text` is null if it is not found; `reached` is false if the site is down. */
async function requestText(file: string): Promise<{ text: string | null; reached: boolean }> {
  try {
    const answer = await fetch(file, {
      cache: "no-cache",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    // A captive portal answers every request with its login page.
    const isPortal = answer.headers.get("Content-Type")?.includes("text/html") ?? false;
    const isFound = answer.ok && !isPortal;
    return { text: isFound ? await answer.text() : null, reached: !(answer.ok && isPortal) };
  } catch {
    // For local files the browser does not distinguish "unreadable" from "not found".
    return { text: null, reached: location.protocol === "file:" };
  }
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
