/** Texts with markup, names of rules, and citations of their sources. */
import type { GameInfo, SourceInfo } from "../engine/protocol";
import { make } from "./dom";
import { t, words } from "./words";

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

/** Returns the name of a preset, an option or a value of an option. */
export function ruleName(
  kind: "preset" | "option" | "value",
  code: string,
  game: Pick<GameInfo, "id" | "family">,
): string {
  return words().say(kind, { code, params: {} }, { game: game.id, family: game.family });
}

/** Returns a citation: "Murray 1951, p. 124". Parts that need a translation have messages. */
export function workLine({ work, place }: SourceInfo): string {
  return [work, place].filter(Boolean).map(cited).join(", ") || t("options-no-source");
}

/** Returns the message for a part of a citation: "col. 1795" has the id `cited-col-1795`. */
function cited(part: string): string {
  const plain = part.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const id = `cited-${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
  return words().has(id) ? t(id) : part;
}

/** Returns a citation with its certainty: "Murray 1951, p. 124 · disputed". */
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
