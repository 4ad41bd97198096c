/** Text with simple markup: *emphasis*, _Latin_, ‹another language›, `code`. */
import { make } from "./dom";

const MARKS = /(\*[^*]+\*|_[^_]+_|‹[^›]+›|`[^`]+`)/;

/** Returns the nodes of a text with markup; `other` is the language of the text in ‹›. */
export function rich(text: string, other = "es"): (Node | string)[] {
  return text
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part) => {
      const inner = part.slice(1, -1);
      if (!MARKS.test(part)) return part;
      if (part.startsWith("*")) return make("em", {}, inner);
      if (part.startsWith("`")) return make("code", { translate: "no" }, inner);
      return make("i", { lang: part.startsWith("_") ? "la" : other, translate: "no" }, inner);
    });
}
