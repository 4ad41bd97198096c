/**
 * Sheet of a figure (a grid of numbers to divide into tiles): title, progress and a note on the
 * numbers in the stock. The stock is a list of the tiles; the number of a tile is the number of its
 * possible places.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { guard } from "lit-html/directives/guard.js";
import type { Sheet } from "../../../board/painter";
import type { SheetElements } from "../../../contracts/puzzle-ui";
import type { Panel } from "../../../contracts/table-snapshot";
import { sizeCanvas } from "../../../kit/canvas";
import { make } from "../../../kit/dom";
import { theme } from "../../../kit/theme";
import { t } from "../../../kit/words";
import { paintTile, tiles } from "../../../paint/dominoes/tiles";
import { type Entry, foundCount, tileName } from "../../../puzzle/figure";
import { drawSheet, line, placeText } from "../../../puzzle/sheet";
import { type TileListOptions, tileList } from "../../../puzzle/tile-list";
import "./stock.css";

interface FigureSheetOptions {
  /** Number of the figure in the book, a Roman numeral, or "". */
  name(): string;
  /** Note that explains the numbers below the tiles, or "". */
  note(): string;
}

/** Width of a column of tiles beside the board, in CSS pixels, without touch (see `stock.css`). */
const ACROSS = 42;

export function figureSheet(ground: SheetElements, { name, note }: FigureSheetOptions): Panel {
  const { list } = ground;
  const element = make("div", { class: "sheet" });
  return {
    element,
    update({ view }) {
      const board = ground.board.value;
      if (!board) return;
      placeText(element, ground, board);
      const { sheet } = board;
      const room = sheet?.list ?? null;
      const { found, of } = foundCount(view);
      const type = sheet ? heads(sheet, name(), t("figure-state", { found, of })) : [];
      const low = sheet && room ? noteAt(sheet, room, board.height) : null;
      list.classList.toggle("stepped", !!room?.stepped);
      list.style.cssText = room
        ? `left:${room.box.x}px;top:${room.box.y}px;--columns:${room.columns};--line:${room.line}px`
        : "--columns:auto-fill";
      drawSheet(element, ground, type, [list, low ? line("note", note(), low) : nothing], !!room);
    },
  };
}

/**
 * Return the title (its number in Adler's book) and the progress of a figure. The title is in a
 * hole of the figure, or above it if no hole is large enough. The progress is below the figure.
 */
function heads({ grid, scale, opening }: Sheet, name: string, state: string): unknown[] {
  const middle = Math.max(grid.x + grid.width / 2, 60);
  const head = `left:${middle}px;top:${Math.max(14, grid.y - 68 * scale)}px`;
  const foot = grid.y + grid.height + 22 * scale;
  const under = `left:${grid.x}px;width:${Math.max(grid.width, 300)}px;top:${foot}px`;
  const inside = name ? html`<small>${t("figure-word")}</small>${name}` : nothing;
  return [
    opening
      ? line("title", inside, titleAt(opening))
      : line("folio middle", name ? t("figure-name", { name }) : "", head),
    line("under", state, under),
  ];
}

function titleAt({ x, y, width, height }: NonNullable<Sheet["opening"]>): string {
  const high = Math.min(64, 0.5 * height);
  return `left:${x}px;width:${width}px;top:${y + height / 2}px;--high:${high}px`;
}

/**
 * Return the CSS position of the note that explains the numbers below the tiles: below the list of
 * tiles or, without room there, below the text with the progress of the figure; null without room
 * in either place.
 */
function noteAt(
  { grid, scale }: Sheet,
  { box, columns, line, stepped }: NonNullable<Sheet["list"]>,
  height: number,
): string | null {
  const low = stepped ? box.y + box.height - 2.2 * line : box.y + box.height + 4;
  const wide = stepped ? Math.min(170, (columns - 3) * ACROSS) : box.width;
  const end = grid.y + grid.height;
  const places = [
    { left: box.x, top: low, width: wide },
    ...(box.y < end ? [{ left: grid.x, top: end + 22 * scale + 26, width: grid.width }] : []),
  ];
  const place = places.find(({ top, width }) => top + noteHeight(width) < height);
  return place ? `left:${place.left}px;top:${place.top}px;width:${place.width}px` : null;
}

/** Estimates for the note about the tiles: width in a single line, height of a line (pixels). */
const NOTE = 640;
const NOTE_LINE = 23;
const noteHeight = (width: number) => NOTE_LINE * Math.ceil(NOTE / width);

/** Half the length of a tile, and the margin around it for its edge and shadow, in CSS pixels. */
const HALF = 22;
const BEYOND = 5;

interface StockOptions extends Omit<TileListOptions, "look" | "line"> {
  /** Description of a tile for screen readers. */
  describe(entry: Entry): string;
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
    const picture = guard([found, theme()], () =>
      found ? nothing : tileCanvas(numbers, HALF, BEYOND),
    );
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

/** Describe a tile for screen readers: "1 : 6: 3 places left". */
export function describeTile({ tile, places, found }: Entry): string {
  return t("stock-tile", { tile: tileName(tile), places, found: String(found) });
}

/** Return a picture of an upright tile of length 2 * `unit` with a margin `beyond` (CSS pixels). */
export function tileCanvas(
  [first = 0, second = 0]: readonly number[],
  unit: number,
  beyond: number,
): HTMLCanvasElement {
  const canvas = make("canvas", { "aria-hidden": "true" });
  canvas.style.margin = `${-beyond}px`;
  const ctx = sizeCanvas(canvas, { width: unit, height: 2 * unit }, beyond);
  const middle = { x: unit / 2, y: unit };
  if (ctx) paintTile(ctx, tiles[theme()], { ...middle, unit, first, second, across: false });
  return canvas;
}
