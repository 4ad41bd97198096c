/** Announces an opened letter to screen readers: its number, the turn and the message. */
import { liveRegion } from "../../board/narrator";
import type { LetterView, View } from "../../engine/protocol";
import { t } from "../../kit/words";
import { type Turn, turnWords } from "../../table/turn-summary";
import { opponentName } from "./opponent-name";

const region = liveRegion();
region.element.className = "unseen";

export function announceLetter(letter: LetterView, view: View, turn: Turn): void {
  if (!region.element.isConnected) document.body.append(region.element);
  const { number, word } = letter;
  const name = opponentName(letter) || "none";
  const sentences = [
    t("letter-in-order", { number, name }),
    turnWords(view, turn.entries, false),
    word ? t("letter-writes", { name, word }) : "",
  ];
  region.announce(sentences.filter((one) => one !== "").join(" "));
}
