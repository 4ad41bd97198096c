/** Layout for two players at one device. */
import { signal } from "@preact/signals-core";
import type { Panel } from "../contracts/table-snapshot";
import { settings } from "../kit/settings";
import type { BandsOptions } from "./bands";
import { acrossTheTable } from "./seats";

/** Panel with the two player bands. Their code is loaded when they are shown for the first time. */
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

/** Sets the attribute of the page that selects the layout in the style sheet. */
export function seatingOfPage(): Panel {
  const element = document.documentElement;
  const style = () => import("./bands.css");
  if (settings().seating === "table") void style();
  let wanted: string | null = null;
  const arrange = () => {
    element.dataset.seating = wanted ?? "";
    // The new styles may change the size of the board.
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
