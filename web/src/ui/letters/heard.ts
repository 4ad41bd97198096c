/** Announces an opened letter to screen readers: its number, the turn and the message. */
import { liveRegion } from "../../board/narrator";
import type { LetterView, View } from "../../engine/protocol";
import { t } from "../shell/words";
import { type Turn, turnWords } from "../table/turnsummary";
import { other } from "./named";

const region = liveRegion();
region.element.className = "unseen";

export function sayOpened(letter: LetterView, view: View, turn: Turn): void {
  if (!region.element.isConnected) document.body.append(region.element);
  const { number, word } = letter;
  const name = other(letter) || "none";
  const told = [
    t("letter-in-order", { number, name }),
    turnWords(view, turn.entries, false),
    word ? t("letter-writes", { name, word }) : "",
  ];
  region.announce(told.filter((one) => one !== "").join(" "));
}
