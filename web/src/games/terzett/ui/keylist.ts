/** The notebook beside the board: every key as a small drawing that opens what can be done with it. */

import { fill, make } from "../../../ui/shell/dom";
import { theme } from "../../../ui/shell/theme";
import { t, words } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";
import { paintFigure, tilesOf } from "../plate";
import type { Numbers } from "./board";
import { type Kept, keptKeys } from "./notebook";

/** The longer side of a drawing, in CSS pixels. */
const SIZE = 58;

export function keyList(element: HTMLElement, open: (kept: Kept) => void): Panel {
  let shown = "";
  return {
    element,
    update() {
      const kept = keptKeys();
      const key = `${kept.map(({ id }) => id).join()} ${words().language} ${theme()}`;
      if (key === shown) return;
      shown = key;
      fill(
        element,
        make(
          "div",
          { class: "head" },
          make("h2", {}, t("notebook-title")),
          make("small", {}, t("notebook-note", { count: kept.length })),
        ),
        kept.length === 0
          ? make("p", { class: "soft" }, t("notebook-none"))
          : make("ol", { class: "keys-list" }, ...kept.map((one) => line(one, open))),
      );
    },
  };
}

function line(kept: Kept, open: (kept: Kept) => void): HTMLElement {
  const { grid, key, at, connections } = kept;
  const day = new Intl.DateTimeFormat(words().language, { dateStyle: "medium" }).format(at);
  const said = t("notebook-line", { day, connections });
  const press = () => open(kept);
  const button = make("button", {
    type: "button",
    "aria-label": said,
    title: said,
    onclick: press,
  });
  button.append(drawing(grid, key, SIZE));
  return make("li", {}, button);
}

/** A figure with its tiles, as large as fits into a square. */
export function drawing(
  grid: Numbers,
  key: readonly string[],
  size: number,
  marked: ReadonlySet<string> = new Set(),
): HTMLCanvasElement {
  const columns = Math.max(...grid.map((row) => row.length));
  const cell = Math.min(26, size / Math.max(grid.length, columns));
  const canvas = make("canvas", { "aria-hidden": "true" });
  const ratio = Math.max(1, devicePixelRatio);
  const [width, height] = [columns * cell + 2, grid.length * cell + 2];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.cssText = `width:${width}px;height:${height}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.setTransform(ratio, 0, 0, ratio, ratio, ratio);
  const tiles = tilesOf(key).map((tile) => ({
    ...tile,
    marked: marked.has(`${tile.row} ${tile.column}`),
  }));
  paintFigure(ctx, grid, cell, theme(), tiles);
  return canvas;
}
