/** Sentences that are spoken as they are written, with the Latin terms in them marked as Latin. */
import { make } from "./dom";
import { t, words } from "./words";

/** The nodes of a sentence; `latin-terms` lists the terms of the present game. */
export function latin(text: string): (Node | string)[] {
  if (!words().has("latin-terms")) return [text];
  const terms = t("latin-terms").replaceAll(", ", "|");
  return text
    .split(new RegExp(`\\b(${terms})\\b`, "i"))
    .map((part, index) => (index % 2 ? make("i", { lang: "la", translate: "no" }, part) : part))
    .filter((part) => part !== "");
}
