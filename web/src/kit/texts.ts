/** Texts with markup, names of rules, and citations of their sources. */
import type { GameInfo, SourceInfo } from "../engine/protocol";
import { make } from "./dom";
import { t, words } from "./words";

const MARKS = /(\*[^*]+\*|_[^_]+_|‹[^›]+›|`[^`]+`)/;

/**
 * Convert the markup of a text into nodes: *emphasis*, _Latin_, `code`, and ‹a quotation› in the
 * language with the code `other`.
 */
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

/** Return the name of a preset, an option or a value of an option. */
export function ruleName(
  kind: "preset" | "option" | "value",
  code: string,
  game: Pick<GameInfo, "id" | "family">,
): string {
  return words().say(kind, { code, params: {} }, { game: game.id, family: game.family });
}

/** Return a citation, such as "Murray 1951, p. 124"; "our addition" if there is no source. */
export function workLine({ work, place }: SourceInfo): string {
  return [work, place].filter(Boolean).map(cited).join(", ") || t("options-no-source");
}

/**
 * Return the translation of a part of a citation, or else the part itself. For "col. 1795" (the
 * column 1795), the id of the translated message is `cited-col-1795`.
 */
function cited(part: string): string {
  const plain = part.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const id = `cited-${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
  return words().has(id) ? t(id) : part;
}

/**
 * Return the source of a rule's variant with its certainty, such as "Murray 1951, p. 124 ·
 * disputed". If `usual` is true, append that this variant is the default.
 */
export function sourceLine(source: SourceInfo, usual: boolean): (Node | string)[] {
  return [
    workLine(source),
    " · ",
    make(
      "span",
      { class: "certainty", "data-certainty": source.certainty },
      t(`certainty-${source.certainty}`),
    ),
    ...(usual ? [` · ${t("options-default")}`] : []),
  ];
}
