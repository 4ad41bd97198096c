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

/** Milliseconds for which the file is waited for. */
const PATIENCE = 10_000;

async function fetchText(file: string): Promise<string | null> {
  try {
    const answer = await fetch(file, {
      cache: "no-cache",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
