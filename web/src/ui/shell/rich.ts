/** Text with a few marks: *stressed*, _Latin_, ‹another language›, `typed in a terminal`. */
import { make } from "./dom";

const MARKS = /(\*[^*]+\*|_[^_]+_|‹[^›]+›|`[^`]+`)/;

/** The nodes of a marked text; `other` is the language that is neither the page's nor Latin. */
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
