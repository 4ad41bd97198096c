/** The way of the men round the board, shown on wish. */
import type { Painter } from "../board/painter";
import { fill } from "./dom";
import { switchLine } from "./fields";
import type { Panel } from "./moment";
import { change, settings } from "./settings";
import { t, words } from "./words";

/** The switch for it, where the board can show a way. */
export function wayRound(element: HTMLElement, painter: Painter): Panel {
  let shown = "";
  return {
    element,
    update() {
      element.hidden = !painter.ways;
      if (element.hidden || words().language === shown) return;
      shown = words().language;
      fill(
        element,
        switchLine(t("way-title"), null, settings().way, (on) => change("way", on)),
      );
    },
  };
}
