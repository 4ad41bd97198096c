/** The side from whose view a finished game is described. */

import { sideName, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import { t } from "../../kit/words";

interface Viewpoint {
  /** The side of the user; null if several or no sides are played by people. */
  you: string | null;
  /** The side whose luck and skill are shown: the user's, otherwise the first. */
  side: string;
  first: string;
  others: string[];
}

export function viewpointOf(moment: TableSnapshot): Viewpoint {
  const { sides } = moment.view;
  const [first = ""] = sides;
  const you = yourSide(moment);
  const side = you ?? first;
  return { you, side, first, others: sides.filter((one) => one !== side) };
}

/**
 * Returns the side shown above the axis of a graph, and the labels above and below it. With more
 * than two sides, only the first side has a separate value: it is shown against all others.
 */
export function graphSides(moment: TableSnapshot): { side: string; above: string; below: string } {
  const { you, side: own, first, others } = viewpointOf(moment);
  const several = others.length > 1;
  const who = (of: string) => (you === of ? t("player-you") : sideName(moment, of));
  const side = several ? first : own;
  const below = several ? t("review-others") : who(others[0] ?? "");
  return { side, above: who(side), below };
}
