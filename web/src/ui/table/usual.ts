/** What stands beside every board where sides play against each other; no puzzle needs it. */
import type { Painter } from "../../board/painter";
import { find } from "../shell/dom";
import type { MenuItem } from "../shell/menu";
import { actionButtons } from "./actions";
import type { Afterwards } from "./afterwards";
import type { BandsOptions } from "./bands";
import type { Laid } from "./laid";
import { lastTurnOf } from "./lastturnof";
import type { Panel } from "./moment";
import { type Players, players } from "./players";
import { say } from "./say";
import { bands, seatingOfPage } from "./seating";

export { moveList } from "./movelist";

export interface UsualOptions {
  laid: Laid;
  painter: Painter;
  hints: boolean;
  /** Where the rules stand, if a link may lead there. */
  rules: string | undefined;
  /** Explains the game across the table, where no link leads to its rules. */
  explain?: BandsOptions["explain"];
  spoken?: BandsOptions["spoken"];
  /** What the filled button does once the game is over. */
  again: () => void;
  /** What a finished game offers besides. */
  after?: Afterwards | undefined;
  /** The page's menu, if it has one. */
  menu?: () => MenuItem[];
}

export function usual(options: UsualOptions): {
  lines: Players;
  /** Drawn before what a game has of its own, and after all of it. */
  first: Panel[];
  last: Panel[];
} {
  const { laid, painter, hints, rules, explain, spoken, again, after, menu } = options;
  const { table } = laid;
  const acting = { table, again, after, hints };
  const host = find("#board");
  const lines = players({ element: find("#players"), table, host, painter });
  return {
    lines,
    first: [
      seatingOfPage(),
      lines,
      say(find("#say")),
      actionButtons(find("#acts"), acting),
      lastTurnOf(find("#last-turn"), laid, painter),
    ],
    last: [
      bands({
        ...acting,
        painter,
        game: find(".game"),
        ...(rules && { rules }),
        ...(explain && { explain }),
        ...(spoken && { spoken }),
        ...(menu && { menu }),
      }),
    ],
  };
}
