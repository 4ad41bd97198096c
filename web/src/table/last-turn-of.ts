/** Loads the panel of the last turn after the first move. */
import type { Painter } from "../board/painter";
import type { TableContext } from "../contracts/table-context";
import type { Panel } from "../contracts/table-snapshot";

export function lastTurnOf(
  element: HTMLElement,
  { table, panels }: TableContext,
  painter: Painter,
): Panel {
  let fetched = false;
  return {
    element,
    update({ view }) {
      if (fetched || view.ply === 0) return;
      fetched = true;
      void import("./last-turn").then(({ lastTurn }) =>
        panels.add(lastTurn(element, table, painter)),
      );
    },
  };
}
