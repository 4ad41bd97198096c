/** Text on the picture of a game: winner, number of turns, turning point. */

import type { TableSnapshot } from "../../contracts/table-snapshot";
import { t } from "../../kit/words";
import { endingWords, sentence } from "../../table/status";
import { turnWords } from "../../table/turn-summary";
import { turningOf } from "./moments";
import type { ReviewResults } from "./run-review";
import { turnAt, turnsOf } from "./turns";

/** Returns the lines of text: first the result, worded for readers who did not play. */
export function cardTexts(
  moment: TableSnapshot,
  judged: ReviewResults | null,
): { lines: string[] } {
  const { view, log } = moment;
  const { actor } = view;
  if (actor.kind !== "over") return { lines: [sentence(moment).turn] };
  const turns = turnsOf(log, view.sides);
  const count = turns.at(-1)?.round ?? 0;
  const [turning] = judged?.whole ? turningOf(judged.whole) : [];
  const turn = turning && turnAt(turns, turning.ply);
  const description = turn && turnWords(view, turn.entries, false);
  return {
    lines: [
      endingWords(moment, actor.outcome, null),
      t("share-turns", { count }),
      ...(description ? [t("share-turned", { turn: turn.round, told: description })] : []),
    ],
  };
}
