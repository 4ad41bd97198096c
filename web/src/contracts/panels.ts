/** Panels that belong to a single game, and their places on the page. */
import type { Painter } from "../board/painter";
import type { TableControls } from "../board/table";
import type { Engine } from "../engine/client";
import { find } from "../kit/dom";
import type { Panel } from "./table-snapshot";

export interface PanelContext {
  engine: Engine;
  table: TableControls;
  painter: Painter;
  /** True in an iframe on another website, where space is limited. */
  framed: boolean;
}

export interface GamePanels {
  /** Panels that help the player, at the top of the lower part of the column. */
  aids: Panel[];
  /** Panels that change the look of the board, at the bottom. */
  looks: Panel[];
}

export type PanelMaker = (kit: PanelContext) => GamePanels;

/** Adds a game's own panels to the page. Iframes have no place for `looks`. */
export function mountGamePanels(own: GamePanels): GamePanels {
  find("#aids").append(...own.aids.map(({ element }) => element));
  document.querySelector("#looks")?.append(...own.looks.map(({ element }) => element));
  return own;
}
