/** Marks Latin terms in a sentence with their language. */
import { make } from "./dom";
import { t, words } from "./words";

/** Returns the parts of a sentence. The message `latin-terms` lists the terms of the game. */
export function latin(text: string): (Node | string)[] {
  if (!words().has("latin-terms")) return [text];
  const terms = t("latin-terms").replaceAll(", ", "|");
  return text
    .split(new RegExp(`\\b(${terms})\\b`, "i"))
    .map((part, index) => (index % 2 ? make("i", { lang: "la", translate: "no" }, part) : part))
    .filter((part) => part !== "");
}
