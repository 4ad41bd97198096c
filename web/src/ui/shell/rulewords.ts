/** What options, their readings and their sources are called. */
import type { GameInfo, SourceInfo } from "../../engine/protocol";
import { make } from "./dom";
import { t, words } from "./words";

/** A preset's, an option's or a reading's name. */
export function ruleName(
  kind: "preset" | "option" | "value",
  code: string,
  game: Pick<GameInfo, "id" | "family">,
): string {
  return words().say(kind, { code, params: {} }, { game: game.id, family: game.family });
}

/** "Murray 1951, p. 124": what of it reads otherwise in this language has words of its own. */
export function workLine({ work, place }: SourceInfo): string {
  return [work, place].filter(Boolean).map(cited).join(", ") || t("options-no-source");
}

/** A part of a citation by its own letters: "col. 1795" is `cited-col-1795`. */
function cited(part: string): string {
  const plain = part.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const id = `cited-${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
  return words().has(id) ? t(id) : part;
}

/** "Murray 1951, p. 124 · disputed". */
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
