/** The panels beside the board, in drawing order. */
import type { Painter } from "../board/painter";
import type { TableContext } from "../contracts/table-context";
import type { GamePanels, Panel } from "../contracts/table-snapshot";
import type { GameInfo } from "../engine/protocol";
import { find } from "../kit/dom";
import type { MenuItem } from "../kit/menu";
import { legend } from "./legend";
import { level } from "./level";
import type { OptionalPanels } from "./optional";
import type { ReviewLauncher } from "./review-launcher";
import { wayRound } from "./way-round";

export interface PagePanelsOptions {
  info: GameInfo;
  context: TableContext;
  painter: Painter;
  /** Panels of this game only. */
  own: GamePanels;
  optional: OptionalPanels;
  /** The move list, if the page has one. */
  list: Panel[];
  /** True if hints are allowed. */
  hints: boolean;
  /** Panels of a puzzle, which replace players, status and buttons. */
  puzzle: Panel[] | undefined;
  /** Replaces panels of players and buttons, if a demonstration runs. */
  replacePanels: ((panels: readonly Panel[]) => Panel[]) | null;
  rules: string | undefined;
  /** Called by the main button after the end of the game. */
  again: () => void;
  /** Actions after the end of a game, if the page has them. */
  after?: ReviewLauncher | undefined;
  menu: () => MenuItem[];
}

/** Adds the panels of a game's page. `updatePosition` updates the position of the players' lines. */
export function pagePanels(options: PagePanelsOptions): { lay: () => void } {
  const { info, context, painter, own, optional, list, puzzle, replacePanels } = options;
  const { engine, table, panels } = context;
  const usual = optional.usual?.versusPanels(options);
  const nearest = puzzle ?? usual?.first ?? [];
  panels.add(
    ...(replacePanels?.(nearest) ?? nearest),
    legend(find("#legend"), painter),
    ...own.aids,
    ...list,
    wayRound(find("#way"), painter),
    ...own.looks,
    level(find("#level"), table, info.levels),
    ...(usual?.last ?? []),
  );
  if (optional.hidden) {
    const [{ captions }, { tileTracker }] = optional.hidden;
    panels.add(captions(find("#board"), table), tileTracker(find("#known"), engine));
  }
  if (optional.analysis) {
    const { analysis } = optional.analysis;
    panels.add(analysis(find("#analysis"), engine, info.hidden));
  }
  return { lay: () => usual?.lines.updatePosition() };
}
