/** Requests the file `exhibit.json` of an exhibit, and combines it with the page's URL. */

import { pause } from "../../../engine/startup";
import { chooseLanguage, languages } from "../../../i18n/messages";
import { decodeText } from "../../../kit/address";
import { games } from "../../../kit/catalogue";
import type { Fault, Parameters, TeachingMaterial } from "../frame/parameters";
import { type Exhibit, readExhibit } from "./exhibit";

interface Loaded {
  parameters: Parameters;
  faults: Fault[];
  exhibit: Omit<Exhibit, "parameters" | "faults">;
}

/**
 * Read the exhibit from `file`. The URL takes precedence for the language and for a game that is in
 * the file. Only the URL contains `begun`, the language of a visitor who has selected this game. If
 * `file` is "" or not on the server, only the URL defines the exhibit. The second argument contains
 * the parameters of the URL and their faults.
 */
export async function loadExhibit(
  file: string,
  { parameters, faults }: Pick<Loaded, "parameters" | "faults">,
  materialOf: (game: string) => TeachingMaterial,
): Promise<Loaded> {
  const { begun } = parameters;
  if (!file) {
    const hasLanguages = new URLSearchParams(location.search).has("langs");
    const langs = languagesOf(parameters, hasLanguages);
    const lang = begun || langs[0] || "";
    const defaults = { view: "play" as const, links: false, chrome: "min" as const, langs, lang };
    // Without a file: no custom texts, logo, colours, position, hours or statistics.
    const exhibit = readExhibit('{"alveus": 1}', games, languages);
    return {
      parameters: { ...parameters, ...defaults },
      faults: faults.filter((fault) => !isForOtherGame(fault, parameters.games, materialOf)),
      exhibit,
    };
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
  const langs = languagesOf({ lang, langs: read.langs }, exhibit.hasLanguages);
  return {
    parameters: { ...read, lang: begun || langs[0] || "", langs, begun },
    faults: [...faults, ...exhibit.faults],
    exhibit,
  };
}

/** Return true for the fault of a level or study that belongs to another game of the exhibit. */
function isForOtherGame(
  { name, value }: Fault,
  ids: readonly string[],
  materialOf: (game: string) => TeachingMaterial,
): boolean {
  if (name === "study") return ids.some((id) => materialOf(id).studies.includes(value));
  const shown = games.filter(({ id }) => ids.includes(id));
  return name === "level" && shown.some(({ levels }) => levels.includes(value));
}

/**
 * Return the languages of an exhibit: the URL parameter `lang` first, then `langs`. If neither is
 * given (`isListGiven` is false), `langs` has all languages, and the browser's language is first.
 */
function languagesOf(
  { lang, langs }: Pick<Parameters, "lang" | "langs">,
  isListGiven: boolean,
): string[] {
  const first = lang || (isListGiven ? "" : chooseLanguage("", null, navigator.languages));
  return first ? [...new Set([first, ...langs])] : [...langs];
}

/** Timeout of one request for the file, in milliseconds. */
const TIMEOUT = 10_000;
/**
 * Pauses between the first requests for the file, in milliseconds. If the server does not have the
 * file after the last pause, it counts as missing. If the server is unreachable, requests continue.
 */
const PAUSES = [500, 1000, 2000, 4000];
/** Milliseconds after which a message explains that the server is unreachable. */
const PATIENCE = 10_000;
/** Milliseconds between requests after `PAUSES`, while the server is unreachable or has no file. */
const RETRY = 10_000;

/**
 * Return the text of the file, or null if the server does not have it. Wait as long as the server
 * is unreachable, because a default exhibit must not replace the museum's; show a message after
 * `PATIENCE`.
 */
async function fetchText(file: string): Promise<string | null> {
  let message = Promise.resolve(() => {});
  const show = async () => (await import("../frame/faults")).showUnreachable(file);
  const timer = setTimeout(() => {
    // If the code of `showUnreachable` cannot be loaded, wait for the file without a message.
    message = show().catch(() => () => {});
  }, PATIENCE);
  const text = await awaitText(file);
  clearTimeout(timer);
  (await message)();
  return text;
}

async function awaitText(file: string): Promise<string | null> {
  for (let request = 0; ; request += 1) {
    const answer = await requestText(file);
    if (answer.text !== null) return answer.text;
    const time = PAUSES[request];
    if (time === undefined && answer.reached) break;
    await pause(time ?? RETRY);
  }
  void reloadWhenFound(file);
  return null;
}

/**
 * Request a missing file until it exists. Then the event `alveus:stale` makes the watchdog
 * (build/inline/watchdog.ts) reload the page, with the museum's exhibit.
 */
async function reloadWhenFound(file: string): Promise<void> {
  let text: string | null = null;
  while (text === null) {
    await pause(RETRY);
    ({ text } = await requestText(file));
  }
  dispatchEvent(new Event("alveus:stale"));
}

/**
 * Request a file. `text` is null without a valid reply. `reached` is false if the server does not
 * answer, or if the login page of a network (captive portal) answers instead.
 */
async function requestText(file: string): Promise<{ text: string | null; reached: boolean }> {
  try {
    const answer = await fetch(file, {
      cache: "no-cache",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    // A network that requires a login answers every request with its login page (captive portal).
    const isPortal = answer.headers.get("Content-Type")?.includes("text/html") ?? false;
    const isFound = answer.ok && !isPortal;
    return {
      text: isFound ? decodeText(await answer.arrayBuffer()) : null,
      reached: !(answer.ok && isPortal),
    };
  } catch {
    // The browser gives no reason. A local file then counts as missing; for other files, the server
    // counts as unreachable.
    return { text: null, reached: location.protocol === "file:" };
  }
}
