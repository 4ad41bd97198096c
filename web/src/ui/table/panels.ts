/** What a game's own panels are given, and where on the page they stand. */
import type { Painter } from "../../board/painter";
import type { TableControls } from "../../board/table";
import type { Engine } from "../../engine/client";
import { find } from "../shell/dom";
import type { Panel } from "./moment";

export interface PanelKit {
  engine: Engine;
  table: TableControls;
  painter: Painter;
  /** Whether they stand round a board in somebody else's page, where there is little room. */
  framed: boolean;
}

export interface OwnPanels {
  /** What helps to play, at the head of the column's lower part. */
  aids: Panel[];
  /** What changes how the board looks, at its foot. */
  looks: Panel[];
}

export type PanelMaker = (kit: PanelKit) => OwnPanels;

/** Lets a game's own panels stand in their places on the page; a frame has none for looks. */
export function standOwn(own: OwnPanels): OwnPanels {
  find("#aids").append(...own.aids.map(({ element }) => element));
  document.querySelector("#looks")?.append(...own.looks.map(({ element }) => element));
  return own;
}
