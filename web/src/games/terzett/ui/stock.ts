/** The stock: tiles not yet used, gaps for used ones, and the places left below each tile. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { guard } from "lit-html/directives/guard.js";
import type { Panel } from "../../../contracts/table-snapshot";
import { make } from "../../../kit/dom";
import { theme } from "../../../kit/theme";
import { t } from "../../../kit/words";
import { paintTile, tiles } from "../../../paint/material/tiles";
import { type Entry, tileName } from "../../../puzzle/figure";
import { type TileListOptions, tileList } from "../../../puzzle/tile-list";
import "./stock.css";

/** Half the length of a tile, and the extent of its edge and shadow around it, in CSS pixels. */
const HALF = 22;
const BEYOND = 5;

export interface StockOptions extends Omit<TileListOptions, "look" | "line"> {
  /** Description of a tile for screen readers. */
  describe(entry: Entry): string;
  /** Returns the selected tile, or null. */
  selected(): string | null;
}

export function stock({ describe, selected, ...options }: StockOptions): Panel {
  const line = (
    entry: Entry,
    { advised, current }: { advised: boolean; current: boolean },
  ): TemplateResult => {
    const { tile, numbers, places, found } = entry;
    const [low, high] = numbers;
    const inHand = selected() === tile;
    const look = classMap({ found, one: !found && places === 1, held: inHand, advised });
    const picture = guard([found, theme()], () => (found ? nothing : tileCanvas(numbers)));
    return html`<li class=${look} .style=${`--low:${low};--high:${high}`}>
      <button
        type="button"
        data-tile=${tile}
        tabindex=${current ? 0 : -1}
        aria-pressed=${inHand ? "true" : nothing}
      ><span class="unseen">${describe(entry)}</span
      ><span class="place" aria-hidden="true">${picture}</span
      ><b aria-hidden="true">${found || places < 0 ? "" : places}</b></button>
    </li>`;
  };
  return tileList({ look: "stock", line, ...options });
}

/** Describes a tile for screen readers: "1 : 6, three places left". */
export function describeTile({ tile, places, found }: Entry): string {
  return t("stock-tile", { tile: tileName(tile), places, found: String(found) });
}

function tileCanvas([first, second]: readonly [number, number]): HTMLCanvasElement {
  const canvas = make("canvas", {});
  const ratio = Math.max(1, devicePixelRatio);
  const [width, height] = [HALF + 2 * BEYOND, 2 * HALF + 2 * BEYOND];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.cssText = `width:${width}px;height:${height}px;margin:${-BEYOND}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  const middle = { x: width / 2, y: height / 2 };
  paintTile(ctx, tiles[theme()], { ...middle, unit: HALF, first, second, across: false });
  return canvas;
}
