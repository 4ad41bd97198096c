/** A plate of the gallery: the printed figure, its number below, and the progress. */

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { make } from "../../../kit/dom";
import { theme } from "../../../kit/theme";
import { t } from "../../../kit/words";
import { paintFigure, tilesOf } from "../plate";
import { numeral, type PrintedFigure } from "./facts";
import type { State } from "./state";

/** Margin in CSS pixels for the frame, a line centred on the edge of the outer cells. */
const EDGE = 1;
/** Canvas pixels per CSS pixel in print. */
const PRINTED = 4;

export interface PlateOptions {
  figure: PrintedFigure;
  state: State;
  /** Side of a cell in CSS pixels. */
  cell: number;
  chosen: boolean;
  /** True if the solution is shown instead of the tiles found. */
  key: boolean;
  printing: boolean;
  /** True when the font is loaded; the figure is then painted again. */
  faces: boolean;
  press(): void;
}

export function plate(options: PlateOptions): TemplateResult {
  const { figure, state, cell, chosen, key, printing, press } = options;
  const { id } = figure;
  const note = id === "vi" || figure.shape === "letter" ? t("gallery-caption", { id }) : "";
  const sign = html`<i class="sign" data-stage=${state.stage}></i>`;
  const look = [cell, key, printing, theme(), devicePixelRatio];
  return html`<button
    class="plate"
    type="button"
    data-figure=${id}
    aria-pressed=${String(chosen)}
    @click=${press}
  >${guard([options.faces, ...look], () => painted(options))}<span class="caption"
    ><span class="unseen">${t("figure-word")} </span
    ><b>${numeral(id)}</b
    >${note ? html`<em>${note}</em>` : nothing}${state.stage === "open" ? nothing : sign}<span
      class="unseen"
      >${t("gallery-plate", { stage: state.stage })}</span
    ></span></button>`;
}

function painted({ figure, state, cell, key, printing }: PlateOptions): HTMLCanvasElement {
  const { grid, rows, columns } = figure;
  const canvas = make("canvas", { "aria-hidden": "true" });
  const ratio = Math.max(printing ? PRINTED : 1, devicePixelRatio);
  const [width, height] = [columns * cell + 2 * EDGE, rows * cell + 2 * EDGE];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.cssText = `width:${width}px;height:${height}px;margin:${-EDGE}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.setTransform(ratio, 0, 0, ratio, EDGE * ratio, EDGE * ratio);
  const tiles = key ? tilesOf(figure.key) : state.tiles;
  paintFigure(ctx, grid, cell, printing ? "light" : theme(), tiles);
  return canvas;
}
