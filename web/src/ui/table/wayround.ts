/** The way of the men round the board, shown on wish. */
import type { Painter } from "../../board/painter";
import { fill } from "../shell/dom";
import { switchLine } from "../shell/fields";
import { change, settings } from "../shell/settings";
import { t, words } from "../shell/words";
import type { Panel } from "./moment";

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
