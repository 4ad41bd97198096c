/** All that stands around the board of a game, in the order in which it is drawn. */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import { find } from "../shell/dom";
import type { MenuItem } from "../shell/menu";
import { actionButtons } from "./actions";
import { bands, seatingOfPage } from "./bands";
import type { Laid } from "./laid";
import { legend } from "./legend";
import { level } from "./level";
import type { Panel } from "./moment";
import type { OptionalPanels } from "./optional";
import type { OwnPanels } from "./panels";
import { players } from "./players";
import { say } from "./say";
import { wayRound } from "./wayround";

export interface ColumnOptions {
  info: GameInfo;
  laid: Laid;
  painter: Painter;
  /** The game's own panels. */
  own: OwnPanels;
  optional: OptionalPanels;
  /** The list of moves, where the page has one. */
  list: Panel[];
  /** What stands in the place of players, sentence and buttons, where a puzzle is solved. */
  puzzle: Panel[] | undefined;
  rules: string;
  /** What the filled button does once the game is over. */
  again: () => void;
  menu: () => MenuItem[];
}

/** Adds the panels of a game's page; `lay` lays what stands on the board anew. */
export function column(options: ColumnOptions): { lay: () => void } {
  const { info, laid, painter, own, optional, list, puzzle, rules, again, menu } = options;
  const { engine, table, watching } = laid;
  const host = find("#board");
  const game = find(".game");
  const { levels } = info;
  const lines = players({ element: find("#players"), table, host, painter, levels });
  const acting = { table, painter, again, hints: true };
  const usual = () => [
    lines,
    say(find("#say")),
    actionButtons(find("#acts"), { ...acting, dice: true }),
  ];
  watching.add(
    seatingOfPage(),
    ...(puzzle ?? usual()),
    legend(find("#legend"), painter),
    ...own.aids,
    ...list,
    wayRound(find("#way"), painter),
    ...own.looks,
    level(find("#level"), table, levels),
    bands({ ...acting, game, rules, menu }),
  );
  if (optional.hidden) {
    const [{ captions }, { known }] = optional.hidden;
    watching.add(captions(host, table), known(find("#known"), engine));
  }
  if (optional.analysis) {
    const { analysis } = optional.analysis;
    watching.add(analysis(find("#analysis"), engine, table, info.hidden));
  }
  return lines;
}
