/** The panels beside the board, in drawing order. */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import { find } from "../shell/dom";
import type { MenuItem } from "../shell/menu";
import type { Demo } from "./demo";
import { legend } from "./legend";
import { level } from "./level";
import type { OptionalPanels } from "./optional";
import type { GamePanels } from "./panels";
import type { ReviewLauncher } from "./reviewlauncher";
import type { TableContext } from "./tablecontext";
import type { Panel } from "./tablesnapshot";
import { wayRound } from "./wayround";

export interface PagePanelsOptions {
  info: GameInfo;
  laid: TableContext;
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
  /** The demonstration, if one runs. */
  demo: Demo | null;
  rules: string | undefined;
  /** Called by the main button after the end of the game. */
  again: () => void;
  /** Actions after the end of a game, if the page has them. */
  after?: ReviewLauncher | undefined;
  menu: () => MenuItem[];
}

/** Adds the panels of a game's page. `updatePosition` updates the position of the players' lines. */
export function pagePanels(options: PagePanelsOptions): { lay: () => void } {
  const { info, laid, painter, own, optional, list, puzzle, demo } = options;
  const { engine, table, panels } = laid;
  const usual = optional.usual?.versusPanels(options);
  const nearest = puzzle ?? usual?.first ?? [];
  panels.add(
    ...(demo?.replacePanels(nearest) ?? nearest),
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
