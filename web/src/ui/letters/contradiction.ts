/** Two letters that tell one game differently, side by side; the known one is kept. */
import type { Painter } from "../../board/painter";
import type { Engine } from "../../engine/client";
import type { EngineFailure } from "../../engine/failure";
import type { View } from "../../engine/protocol";
import { paintFigure } from "../pages/figures";
import { footButton, openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { copyLink } from "../shell/files";
import { t } from "../shell/words";
import { allLetters, seenLast } from "./kept";
import { other } from "./named";
import "./contradiction.css";

export async function openContradiction(
  { params }: EngineFailure,
  reason: string,
  engine: Pick<Engine, "request">,
  link: string,
  painter: Painter,
): Promise<void> {
  const { view, letter } = await engine.request("letter", { what: "look", link });
  const known = (await allLetters()).find((kept) => kept.letter.id === letter?.id);
  const cards: [HTMLElement, View | undefined][] = [];
  const card = (kind: "known" | "given", shown: View | undefined) => {
    const frame = make("div", { class: "frame" });
    cards.push([frame, shown]);
    const move = String(params[kind] ?? "");
    return make(
      "section",
      { class: kind },
      make("h3", {}, t(`differs-${kind}`)),
      frame,
      move && make("p", {}, t("differs-move", { number: Number(params.number), move })),
    );
  };
  const name = known ? other(known.letter) : "";
  const ask = footButton(
    name ? t("differs-ask-name", { name }) : t("differs-ask"),
    () => void copyLink(t("differs-text"), t("differs-copied")),
  );
  const dialog = openDialog({
    title: t("differs-title"),
    wide: true,
    body: [
      make("p", {}, reason),
      make(
        "div",
        { class: "differs" },
        card("known", known && (await seenLast(known))),
        card("given", view),
      ),
    ],
    foot: [ask, footButton(t("differs-keep"), () => dialog.close(), true)],
    onopen: () => {
      for (const [frame, shown] of cards)
        if (shown) void paintFigure(frame, painter, shown, { men: {}, view: shown }, 320);
    },
  });
}
