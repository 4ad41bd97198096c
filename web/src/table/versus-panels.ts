/** Panels of all games in which sides play against each other (all except puzzles). */
import type { Painter } from "../board/painter";
import type { TableContext } from "../contracts/table-context";
import type { Panel } from "../contracts/table-snapshot";
import { find } from "../kit/dom";
import type { MenuItem } from "../kit/menu";
import { actionButtons } from "./actions";
import type { BandsOptions } from "./bands";
import { lastTurnOf } from "./last-turn-of";
import { type Players, players } from "./players";
import type { ReviewLauncher } from "./review-launcher";
import { bands, seatingOfPage } from "./seating";
import { statusPanel } from "./status-panel";

export { moveList } from "./move-list";

export interface VersusPanelsOptions {
  context: TableContext;
  painter: Painter;
  hints: boolean;
  /** URL of the rules; undefined if links are not allowed. */
  rules: string | undefined;
  /** Explains the game in the player bands, if links to the rules are not allowed. */
  explain?: BandsOptions["explain"];
  spoken?: BandsOptions["spoken"];
  /** Called by the main button after the end of the game. */
  again: () => void;
  /** Actions after the end of a game. */
  after?: ReviewLauncher | undefined;
  /** The page's menu, if it has one. */
  menu?: () => MenuItem[];
}

export function versusPanels(options: VersusPanelsOptions): {
  lines: Players;
  /** Panels drawn before the game's own panels; `last` are drawn after them. */
  first: Panel[];
  last: Panel[];
} {
  const { context, painter, hints, rules, explain, spoken, again, after, menu } = options;
  const { table } = context;
  const acting = { table, again, after, hints };
  const host = find("#board");
  const lines = players({ element: find("#players"), table, host, painter });
  return {
    lines,
    first: [
      seatingOfPage(),
      lines,
      statusPanel(find("#say")),
      actionButtons(find("#acts"), acting),
      lastTurnOf(find("#last-turn"), context, painter),
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
