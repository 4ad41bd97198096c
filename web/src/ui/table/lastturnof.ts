/** Loads the panel of the last turn after the first move. */
import type { Painter } from "../../board/painter";
import type { Laid } from "./laid";
import type { Panel } from "./moment";

export function lastTurnOf(
  element: HTMLElement,
  { table, watching }: Laid,
  painter: Painter,
): Panel {
  let fetched = false;
  return {
    element,
    update({ view }) {
      if (fetched || view.ply === 0) return;
      fetched = true;
      void import("./lastturn").then(({ lastTurn }) =>
        watching.add(lastTurn(element, table, painter)),
      );
    },
  };
}
