/** All that stands around the board of a game, in the order in which it is drawn. */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import { find } from "../shell/dom";
import type { MenuItem } from "../shell/menu";
import type { Afterwards } from "./afterwards";
import type { Demo } from "./demo";
import type { Laid } from "./laid";
import { legend } from "./legend";
import { level } from "./level";
import type { Panel } from "./moment";
import type { OptionalPanels } from "./optional";
import type { OwnPanels } from "./panels";
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
  /** Whether the computer may be asked for advice. */
  hints: boolean;
  /** What stands in the place of players, sentence and buttons, where a puzzle is solved. */
  puzzle: Panel[] | undefined;
  /** What plays by itself to be watched, if that was asked for. */
  demo: Demo | null;
  rules: string | undefined;
  /** What the filled button does once the game is over. */
  again: () => void;
  /** What a finished game offers besides, where the page has it. */
  after?: Afterwards | undefined;
  menu: () => MenuItem[];
}

/** Adds the panels of a game's page; `lay` lays what stands on the board anew. */
export function column(options: ColumnOptions): { lay: () => void } {
  const { info, laid, painter, own, optional, list, puzzle, demo } = options;
  const { engine, table, watching } = laid;
  const usual = optional.usual?.usual(options);
  const nearest = puzzle ?? usual?.first ?? [];
  watching.add(
    ...(demo?.stand(nearest) ?? nearest),
    legend(find("#legend"), painter),
    ...own.aids,
    ...list,
    wayRound(find("#way"), painter),
    ...own.looks,
    level(find("#level"), table, info.levels),
    ...(usual?.last ?? []),
  );
  if (optional.hidden) {
    const [{ captions }, { known }] = optional.hidden;
    watching.add(captions(find("#board"), table), known(find("#known"), engine));
  }
  if (optional.analysis) {
    const { analysis } = optional.analysis;
    watching.add(analysis(find("#analysis"), engine, info.hidden));
  }
  return { lay: () => usual?.lines.lay() };
}
