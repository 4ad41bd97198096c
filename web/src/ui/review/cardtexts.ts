/** What a picture of a game says: who won, in how many turns, and where it turned. */
import { t } from "../shell/words";
import { turnWords } from "../table/happened";
import type { Moment } from "../table/moment";
import { endingWords, sentence } from "../table/sentence";
import type { Judged } from "./judge";
import { turningOf } from "./moments";
import { turnAt, turnsOf } from "./turns";

/** The result first, as it is told to those who were not there. */
export function cardTexts(moment: Moment, judged: Judged | null): { lines: string[] } {
  const { view, log } = moment;
  const { actor } = view;
  if (actor.kind !== "over") return { lines: [sentence(moment).turn] };
  const turns = turnsOf(log, view.sides);
  const count = turns.at(-1)?.round ?? 0;
  const [turning] = judged?.whole ? turningOf(judged.whole) : [];
  const turn = turning && turnAt(turns, turning.ply);
  const told = turn && turnWords(view, turn.entries, false);
  return {
    lines: [
      endingWords(moment, actor.outcome, null),
      t("share-turns", { count }),
      ...(told ? [t("share-turned", { turn: turn.round, told })] : []),
    ],
  };
}
