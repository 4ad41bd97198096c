/** Panel of the notebook of solutions: small drawings, each of which opens a dialog. */

import { html, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { Panel } from "../../../contracts/table-snapshot";
import { sizeCanvas } from "../../../kit/canvas";
import { make } from "../../../kit/dom";
import { theme } from "../../../kit/theme";
import { locale, t } from "../../../kit/words";
import { type Grid, type Outlined, paintFigure, tilesOf } from "../plate";
import type { Numbers } from "./board";
import { type StoredKey, storedKeys } from "./notebook";

/** Maximum length of a drawing's longer side, in CSS pixels. */
const SIZE = 58;

export function keyList(element: HTMLElement, open: (entry: StoredKey) => void): Panel {
  return {
    element,
    update() {
      const entries = storedKeys();
      const lines = repeat(
        entries,
        ({ id, kind }) => `${kind} ${id}`,
        (entry) => line(entry, open),
      );
      const content = html`
        <div class="head">
          <h2>${t("notebook-title")}</h2>
          <small>${t("notebook-note", { count: entries.length })}</small>
        </div>
        ${
          entries.length === 0
            ? html`<p class="soft">${t("notebook-none")}</p>`
            : html`<ol class="keys-list">${lines}</ol>`
        }`;
      render(content, element);
    },
  };
}

function line(entry: StoredKey, open: (kept: StoredKey) => void): TemplateResult {
  const { id, grid, key, at, connections } = entry;
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
  const label = t("notebook-line", { day, connections });
  return html`<li>
    <button type="button" aria-label=${label} title=${label} @click=${() => open(entry)}
    >${guard([id, theme()], () => drawFigure(grid, key, SIZE))}</button>
  </li>`;
}

/**
 * Size of a drawing in CSS pixels: a number is the maximum length of its longer side, `cell` the
 * side of a cell.
 */
type Size = number | { cell: number };

/**
 * Draw a figure with its tiles on a new canvas. `marked` contains the tiles with a thicker outline:
 * the row and column of their upper left cells, such as "0 3".
 */
export function drawFigure(
  grid: Numbers,
  key: readonly string[],
  size: Size,
  marked: ReadonlySet<string> = new Set(),
): HTMLCanvasElement {
  const columns = Math.max(...grid.map((row) => row.length));
  const fittedCell = (side: number) => Math.min(26, side / Math.max(grid.length, columns));
  const cell = typeof size === "number" ? fittedCell(size) : size.cell;
  const canvas = make("canvas", { "aria-hidden": "true" });
  const tiles = tilesOf(key).map((tile) => ({
    ...tile,
    marked: marked.has(`${tile.row} ${tile.column}`),
  }));
  paintOn(canvas, grid, cell, tiles);
  return canvas;
}

/**
 * Set the size of a canvas for a figure with cells of `cell` CSS pixels and a margin of one pixel,
 * and paint the figure. See `paintFigure` for the other parameters.
 */
export function paintOn(
  canvas: HTMLCanvasElement,
  grid: Grid,
  cell: number,
  tiles: readonly Outlined[],
  numbered?: Parameters<typeof paintFigure>[5],
): void {
  const columns = Math.max(...grid.map((row) => row.length));
  const ctx = sizeCanvas(canvas, { width: columns * cell, height: grid.length * cell }, 1);
  if (ctx) paintFigure(ctx, grid, cell, theme(), tiles, numbered);
}
