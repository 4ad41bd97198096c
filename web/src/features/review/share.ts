/**
 * Dialog to share the game's link and a picture of the board. The picture includes the result and
 * the largest turning point or, during a game, the side on turn.
 */
import type { Painter } from "../../board/painter";
import type { TableSnapshot } from "../../contracts/table-snapshot";
import type { GameInfo } from "../../engine/protocol";
import { readsCanvas } from "../../kit/device";
import { footButton, openDialog } from "../../kit/dialog";
import { make } from "../../kit/dom";
import { copyLink, saveBlob } from "../../kit/files";
import { gameName } from "../../kit/game-words";
import { notice } from "../../kit/toast";
import { t } from "../../kit/words";
import { drawCard } from "../../table/card";
import { endingWords, onTurnWords } from "../../table/status";
import { turnWords } from "../../table/turn-summary";
import type { ReviewResults } from "./run-review";
import { pivotOf, turnAt, turnsOf } from "./turns";

interface Shared {
  info: GameInfo;
  painter: Painter;
  moment: TableSnapshot | null;
  results: ReviewResults | null;
  address: () => Promise<string>;
}

export async function openShare(shared: Shared): Promise<void> {
  const { info, painter, moment, results, address } = shared;
  if (!moment) return;
  const { view } = moment;
  const lines = cardLines(moment, results);
  const card = await drawCard(painter, view, { lines, game: gameName(info), tag: t("share-tag") });
  card.className = "card";
  card.setAttribute("role", "img");
  card.setAttribute("aria-label", [gameName(info), ...lines].join(". "));
  const url = await address();
  const name = `${gameName(info).replaceAll(" ", "-")}.png`;
  const blob = await new Promise<Blob | null>((resolve) => card.toBlob(resolve));
  if (!blob) throw new Error("no picture");
  const picture = new File([blob], name, { type: "image/png" });
  const shares = navigator.canShare?.({ files: [picture] }) ?? false;
  const share = () => {
    const [text = ""] = lines;
    navigator.share({ files: [picture], text, url }).catch((failure: Error) => {
      // Cancelling the share dialog is not an error.
      if (failure.name !== "AbortError") notice("share", () => t("share-failed"));
    });
  };
  const button = (label: string, press: () => void, act: string, first = false) => {
    const made = footButton(label, press, first);
    made.dataset.act = act;
    return made;
  };
  openDialog({
    title: t("share-title"),
    wide: true,
    body: [card, readsCanvas() ? null : make("p", { class: "small" }, t("share-altered"))],
    foot: [
      button(t("share-copy"), () => void copyLink(url, t("link-copied")), "copy"),
      button(t("share-save"), () => saveBlob(picture, name), "save", !shares),
      ...(shares ? [button(t("share-send"), share, "share", true)] : []),
    ],
  });
}

/**
 * Return the lines of text on the picture, worded for readers who do not play: the result, the
 * number of turns and, if analysed, the largest turning point. During a game, the only line is the
 * side on turn.
 */
function cardLines(moment: TableSnapshot, judged: ReviewResults | null): string[] {
  const { view, log } = moment;
  const { actor } = view;
  if (actor.kind !== "over") return [onTurnWords(moment, null)];
  const turns = turnsOf(log, view.sides);
  const lines = [
    endingWords(moment, actor.outcome, null),
    t("share-turns", { count: turns.at(-1)?.round ?? 0 }),
  ];
  const turning = judged?.whole && pivotOf(judged.whole);
  const turn = turning && turnAt(turns, turning.ply);
  const told = turn && turnWords(view, turn.entries, false);
  return told ? [...lines, t("share-turned", { turn: turn.round, told })] : lines;
}
