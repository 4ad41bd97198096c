/** From whose side a finished game is told. */
import { t } from "../shell/words";
import { type Moment, sideName, yourSide } from "../table/moment";

interface Reader {
  /** The one person at the table, who is spoken to; null where there are more or none. */
  you: string | null;
  /** Whose luck and skill come first: the person's, else the first side's. */
  side: string;
  first: string;
  others: string[];
}

export function readerOf(moment: Moment): Reader {
  const { sides } = moment.view;
  const [first = ""] = sides;
  const you = yourSide(moment);
  const side = you ?? first;
  return { you, side, first, others: sides.filter((one) => one !== side) };
}

/**
 * The side that is ahead above the line of a graph, and what stands above and below it. Among
 * several only the first side has a worth of its own: it is drawn against all others.
 */
export function drawnFor(moment: Moment): { side: string; above: string; below: string } {
  const { you, side: own, first, others } = readerOf(moment);
  const several = others.length > 1;
  const who = (of: string) => (you === of ? t("player-you") : sideName(moment, of));
  const side = several ? first : own;
  const below = several ? t("review-others") : who(others[0] ?? "");
  return { side, above: who(side), below };
}
