/** How two people sit at one device: what the page is told of it, and when the bands come. */
import { signal } from "@preact/signals-core";
import { settings } from "../shell/settings";
import type { BandsOptions } from "./bands";
import type { Panel } from "./moment";
import { acrossTheTable } from "./seats";

/** The two bands of a board that lies across the table; they come when it does so first. */
export function bands(options: BandsOptions): Panel {
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

/** Says on the page how two people sit, for the style sheet. */
export function seatingOfPage(): Panel {
  const element = document.documentElement;
  const style = () => import("./bands.css");
  if (settings().seating === "table") void style();
  let wanted: string | null = null;
  const arrange = () => {
    element.dataset.seating = wanted ?? "";
    // The style sheet may choose another arrangement now.
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
