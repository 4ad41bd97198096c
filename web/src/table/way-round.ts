/** Switch that shows the direction of movement around the board. */
import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Painter } from "../board/painter";
import type { Panel } from "../contracts/table-snapshot";
import { change, settings } from "../kit/settings";
import { t } from "../kit/words";

/** Shows the switch once its styles are loaded, if the painter can draw the path. */
export function wayRound(element: HTMLElement, painter: Painter): Panel {
  const styled = signal(false);
  const dress = () => {
    styled.value = true;
  };
  if (painter.ways) import("../kit/switch.css").then(dress, dress);
  const flip = ({ target }: Event) => change("way", (target as HTMLInputElement).checked);
  return {
    element,
    update() {
      element.hidden = !styled.value;
      if (element.hidden) return;
      const line = html`<label class="line"><span>${t("way-title")}</span><input
        type="checkbox" role="switch" class="switch" .checked=${live(settings().way)} @change=${flip}
      /></label>`;
      render(line, element);
    },
  };
}
