/** An exhibit as its address or its file describes it. */
import { languages } from "../../../i18n/language";
import { games } from "../../shell/catalogue";
import type { Fault, Parameters, Taught } from "../parameters";
import { type Exhibit, readExhibit } from "./exhibit";

interface Loaded {
  parameters: Parameters;
  faults: Fault[];
  exhibit: Omit<Exhibit, "parameters" | "faults">;
}

/** Without a file: nothing of its own, and everything may be chosen. */
const PLAIN = readExhibit('{"alveus": 1}', games, languages);

/** Reads `file`, where the address names one; what the address says of an exhibit is kept. */
export async function loadExhibit(
  file: string,
  { parameters, faults }: Pick<Loaded, "parameters" | "faults">,
  taughtBy: (game: string) => Taught,
): Promise<Loaded> {
  const { begun } = parameters;
  if (!file) {
    const langs = firstOf(parameters.lang, parameters.langs);
    const lang = begun || langs[0] || "";
    const apart = { view: "play" as const, links: false, chrome: "min" as const, langs, lang };
    return { parameters: { ...parameters, ...apart }, faults, exhibit: PLAIN };
  }
  const text = await fetchText(file);
  if (text === null) {
    const missing: Fault = { code: "missing_exhibit", name: file, value: "", allowed: [] };
    return loadExhibit("", { parameters, faults: [...faults, missing] }, taughtBy);
  }
  const { lang } = parameters;
  // One of several games is shown where the address asks for it, and not by default.
  const chosen = new URLSearchParams(location.search).get("game") ?? "";
  const exhibit = readExhibit(text, games, languages, taughtBy, chosen);
  const { parameters: read } = exhibit;
  const langs = firstOf(lang, read.langs);
  return {
    parameters: { ...read, lang: begun || langs[0] || "", langs, begun },
    faults: [...faults, ...exhibit.faults],
    exhibit,
  };
}

/** The languages of an exhibit, with the one that its address asks for at their head. */
function firstOf(lang: string, langs: readonly string[]): string[] {
  return lang ? [...new Set([lang, ...langs])] : [...langs];
}

/** Milliseconds for one request of the file. */
const PATIENCE = 10_000;
/** Milliseconds between two requests; after the last one a file that is not found is missing. */
const PAUSES = [500, 1000, 2000, 4000];
/** Milliseconds between two requests without an answer, and for a missing file. */
const LATER = 10_000;

/**
 * Returns the text of the file, or null if the server does not have it. Without an answer it waits:
 * no other exhibit may run instead.
 */
async function fetchText(file: string): Promise<string | null> {
  for (let request = 0; ; request += 1) {
    const answer = await requestText(file);
    if (answer.text !== null) return answer.text;
    const pause = PAUSES[request];
    if (pause === undefined && answer.reached) break;
    await wait(pause ?? LATER);
  }
  void reloadWhenFound(file);
  return null;
}

/** A file that is put beside the page later replaces the usual exhibit. */
async function reloadWhenFound(file: string): Promise<void> {
  let text: string | null = null;
  while (text === null) {
    await wait(LATER);
    ({ text } = await requestText(file));
  }
  dispatchEvent(new Event("alveus:stale"));
}

/** The text of a file, or null; `reached` is false without an answer of the site. */
async function requestText(file: string): Promise<{ text: string | null; reached: boolean }> {
  try {
    const answer = await fetch(file, {
      cache: "no-cache",
      signal: AbortSignal.timeout(PATIENCE),
    });
    // A captive portal answers every request with its login page.
    const isPortal = answer.headers.get("Content-Type")?.includes("text/html") ?? false;
    const isFound = answer.ok && !isPortal;
    return { text: isFound ? await answer.text() : null, reached: !(answer.ok && isPortal) };
  } catch {
    // A browser does not say whether it could not read a local file or did not find it.
    return { text: null, reached: location.protocol === "file:" };
  }
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
