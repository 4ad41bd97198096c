/** An exhibit as its address or its file describes it. */
import { languages } from "../../../i18n/language";
import { games } from "../../shell/catalogue";
import type { Fault, Parameters } from "../parameters";
import { type Exhibit, readExhibit } from "./exhibit";

interface Loaded {
  parameters: Parameters;
  faults: Fault[];
  exhibit: Pick<Exhibit, "texts" | "logo" | "night" | "position">;
}

/** Reads `file`, where the address names one; what the address says of an exhibit is kept. */
export async function loadExhibit(
  file: string,
  { parameters, faults }: Pick<Loaded, "parameters" | "faults">,
): Promise<Loaded> {
  if (!file) {
    const apart = { links: false, chrome: "min", lang: parameters.lang || parameters.langs[0] };
    const plain = { texts: {}, logo: "", night: null, position: "" };
    return { parameters: { ...parameters, ...apart } as Parameters, faults, exhibit: plain };
  }
  const text = await fetchText(file);
  if (text === null) {
    const missing: Fault = { code: "missing_exhibit", name: file, value: "", allowed: [] };
    return loadExhibit("", { parameters, faults: [...faults, missing] });
  }
  const { parameters: read, faults: found, ...exhibit } = readExhibit(text, games, languages);
  const lang = parameters.lang || read.langs[0] || "";
  return { parameters: { ...read, lang }, faults: [...faults, ...found], exhibit };
}

async function fetchText(file: string): Promise<string | null> {
  try {
    const answer = await fetch(file, { cache: "no-cache" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
