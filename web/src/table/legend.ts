/** Legend of the marks on the board. */
import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { Painter } from "../board/painter";
import type { Panel } from "../contracts/table-snapshot";
import type { View } from "../engine/protocol";
import { t, words } from "../kit/words";
import { canvas } from "./canvas";

const SIZE = 18;

/** Returns the text for a mark: the legend's, if any, otherwise that for screen readers. */
function meaning(mark: string, view: View): string {
  const own = words().id("legend", mark, view);
  if (own) return t(own, view.options);
  return t("legend-mark", { mark: words().say("mark", { code: mark, params: {} }, view) });
}

/** Shows a line for each mark that the painter lists. */
export function legend(element: HTMLElement, painter: Painter): Panel {
  return {
    element,
    update({ view, chosen }) {
      const marks = painter.legend(view, chosen?.place ?? null);
      element.hidden = marks.length === 0;
      const lines = repeat(
        marks,
        (mark) => mark,
        (mark) =>
          html`<span>${canvas(SIZE, (ctx, look) => painter.markIcon(ctx, SIZE, mark, look), mark)}${meaning(mark, view)}</span>`,
      );
      render(lines, element);
    },
  };
}
