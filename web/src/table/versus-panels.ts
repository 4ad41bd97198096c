/** Panels of all games in which sides play against each other (all except puzzles). */
import "./series.css";
import type { Painter } from "../board/painter";
import type { TableContext } from "../contracts/table-context";
import type { Panel } from "../contracts/table-snapshot";
import { find } from "../kit/dom";
import { type ActionsOptions, actionButtons } from "./actions";
import type { BandsOptions } from "./bands";
import { type Players, players } from "./players";
import { statusPanel } from "./status";

export { moveList } from "./move-list";

import { signal } from "@preact/signals-core";
import { settings } from "../kit/settings";
import { acrossTheTable } from "./seats";

export interface VersusPanelsOptions extends Pick<ActionsOptions, "hints" | "again" | "after"> {
  context: TableContext;
  painter: Painter;
  /** URL of the rules page; undefined if the game has none, or in a frame without links. */
  rules: string | undefined;
  /**
   * Show the rules to the player at one side of the board. Set only in museum exhibits: the band
   * with status and buttons at each long side of the board then has a button for it.
   */
  explain?: BandsOptions["explain"];
  spoken?: BandsOptions["spoken"];
  /** The page's menu, if it has one. */
  menu?: BandsOptions["menu"];
}

export function versusPanels(options: VersusPanelsOptions): {
  lines: Players;
  /** The panels to draw before (`first`) and after (`last`) the panels that only this game has. */
  first: Panel[];
  last: Panel[];
} {
  const { context, painter, hints, again, after } = options;
  const { table } = context;
  const acting = { table, again, after, hints };
  const lines = players(find("#players"), table, find("#board"), painter);
  return {
    lines,
    first: [
      seatingOfPage(),
      lines,
      statusPanel(find("#say")),
      actionButtons(find("#acts"), acting),
      lastTurnOf(find("#last-turn"), context, painter),
    ],
    last: [bands({ ...options, table, game: find(".game") })],
  };
}

/** Panel with bands, loaded on first use: status and buttons for each of two facing players. */
function bands(options: BandsOptions): Panel {
  const drawn = signal<Panel | null>(null);
  return {
    element: options.game,
    update(moment) {
      if (drawn.value) drawn.value.update(moment);
      else if (acrossTheTable(moment))
        void import("./bands").then(({ drawBands }) => {
          drawn.value = drawBands(options);
        });
    },
  };
}

/**
 * Return a panel that sets the page's attribute `data-seating` to "table" while two players face
 * each other across the device, otherwise to "".
 */
function seatingOfPage(): Panel {
  const element = document.documentElement;
  const style = () => import("./bands.css");
  if (settings().seating === "table") void style();
  let wanted: string | null = null;
  const arrange = () => {
    element.dataset.seating = wanted ?? "";
    // The styles for `data-seating` may change the size of the board.
    dispatchEvent(new Event("resize"));
  };
  return {
    element,
    update(moment) {
      const seating = acrossTheTable(moment) ? "table" : "";
      if (wanted === seating) return;
      wanted = seating;
      if (seating) void style().then(arrange, arrange);
      else arrange();
    },
  };
}

/** Return a panel that loads the panel of the last turn after the first move. */
function lastTurnOf(element: HTMLElement, { table, panels }: TableContext, painter: Painter) {
  let isLoaded = false;
  const update: Panel["update"] = async ({ view }) => {
    if (isLoaded || view.ply === 0) return;
    isLoaded = true;
    panels.add((await import("./last-turn")).lastTurn(element, table, painter));
  };
  return { element, update };
}
