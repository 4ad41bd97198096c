/**
 * Text on the sheet (the board drawn as a printed page): the puzzle's number or date at the top
 * (`folio`), headings, explanations of tiles and lines below the grid, and totals below the list of
 * tiles.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Board, Sheet } from "../board/painter";
import type { SheetElements } from "../contracts/puzzle-ui";
import type { Panel } from "../contracts/table-snapshot";
import type { View } from "../engine/protocol";
import { make } from "../kit/dom";
import { t } from "../kit/words";
import { tallyOf } from "./figure";

/** Minimum width of a grid, in CSS pixels, for showing explanations of tiles and lines below it. */
const NARROW = 330;
/**
 * Minimum width of a grid, in CSS pixels divided by `Sheet.scale`, for the two explanations (of
 * outlined tiles and of short strokes) side by side. Below a narrower grid, one is below the other.
 */
const BOTH = 460;
/**
 * Width of a column in the list beside the board, including the gap after the column (`COLUMN`),
 * and width of this gap (`GAP`), in CSS pixels.
 */
const COLUMN = 60;
const GAP = 13;

/**
 * Place the text of the sheet over the board, or remove it if the board has no sheet. Hide the
 * section beside the board if the list of tiles is on the sheet.
 */
export function placeText(element: HTMLElement, ground: SheetElements, board: Board): void {
  const { host, beside } = ground;
  const { sheet, width, height } = board;
  beside.hidden = !!sheet?.list;
  if (!sheet) {
    element.remove();
    return;
  }
  if (element.parentElement !== host) host.append(element);
  const x = (host.clientWidth - width) / 2;
  const y = (host.clientHeight - height) / 2;
  element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;--z:${sheet.scale}`;
}

/** Render the text `type` on the sheet, and `list` on it (if `onBoard` is true) or in `beside`. */
export function drawSheet(
  element: HTMLElement,
  { beside }: SheetElements,
  type: readonly unknown[],
  list: readonly unknown[],
  onBoard: boolean,
): void {
  // Remove the list from its old parent before it is rendered in the new one.
  if (onBoard) render(nothing, beside);
  render([type, onBoard ? list : nothing], element);
  if (!onBoard) render(list, beside);
}

/** Panel for text on a sheet with a list of tiles. `folio` returns the puzzle's number or date. */
export function puzzleSheet(ground: SheetElements, folio: () => string): Panel {
  const { list, beside } = ground;
  const element = make("div", { class: "sheet" });
  return {
    element,
    update({ view }) {
      const board = ground.board.value;
      if (!board) return;
      placeText(element, ground, board);
      const { sheet } = board;
      const room = sheet?.list;
      const type = sheet ? headings(sheet, folio()) : [];
      const { place, title, under } = sheet && room ? listPositions(sheet, room) : NO_POSITIONS;
      const parted = (columns: number) => {
        const lines = Math.ceil(tallyOf(view).length / columns);
        list.style.cssText = `${place}--columns:${columns};--lines:${lines}`;
      };
      parted(room?.columns ?? columnsIn(beside.clientWidth, COLUMN));
      const head = room ? line("over", t("puzzle-tally"), title) : nothing;
      drawSheet(element, ground, type, [head, list, totals(view, under)], !!room);
      const widest = room ? 0 : overflow(list);
      if (widest) parted(columnsIn(list.clientWidth, widest + GAP));
    },
  };
}

const NO_POSITIONS = { place: "", title: "", under: "" };

/** Return the number of columns of a list that fit into a width (CSS pixels), at least 2. */
function columnsIn(width: number, column: number): number {
  return Math.max(2, Math.floor((width + GAP) / column));
}

/**
 * Return the width in CSS pixels of the widest tile that does not fit into its column of the list,
 * for example because the user has increased the letter spacing; 0 if all tiles fit.
 */
function overflow(list: HTMLElement): number {
  const tiles = [...list.querySelectorAll("button")];
  const wide = tiles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  return Math.max(0, ...wide.map(({ scrollWidth }) => scrollWidth));
}

/** Return the lines of text above and below the grid. */
function headings({ grid, scale }: Sheet, folio: string): unknown[] {
  const head = `left:${grid.x + grid.width / 2}px;top:${grid.y - 58 * scale}px`;
  const low = grid.y + grid.height + 26 * scale;
  const foot = (top: number) => `left:${grid.x}px;width:${grid.width}px;top:${top}px`;
  const beside = grid.width >= BOTH * scale;
  const stroke = beside ? foot(low) : foot(low + 21 * scale);
  return [
    line("folio", folio, `left:0;right:0;top:${26 * scale}px`),
    line("over middle", t("puzzle-head"), head),
    ...(grid.width < NARROW
      ? []
      : [
          line("under", t("puzzle-inked"), foot(low)),
          line(beside ? "under end" : "under", t("puzzle-stroke"), stroke),
        ]),
  ];
}

/** Return CSS positions of the tile list (`place`), its heading (`title`) and totals (`under`). */
function listPositions({ grid, scale }: Sheet, { box, line }: NonNullable<Sheet["list"]>) {
  const across = `left:${box.x}px;width:${box.width}px;`;
  const below = box.y > grid.y;
  const end = Math.max(box.y + box.height, below ? 0 : grid.y + grid.height);
  return {
    place: `${across}top:${box.y}px;--line:${line}px;`,
    title: `${across}top:${below ? box.y - 34 : grid.y - 58 * scale}px`,
    under: `${across}top:${end + (below ? 6 : 18 * scale)}px`,
  };
}

/** Render a line of text, hidden from screen readers; `place` is its position as CSS properties. */
export function line(look: string, words: unknown, place: string): TemplateResult {
  return html`<p class="type ${look}" aria-hidden="true" .style=${place}>${words}</p>`;
}

/** Render the number of tiles not found yet, and the total of their possible places. */
function totals(view: View, place: string): TemplateResult {
  const left = tallyOf(view).filter(({ found }) => !found);
  const places = left.reduce((all, entry) => all + entry.places, 0);
  return html`<p class="type sums" .style=${place}>
    <span>${t("puzzle-tiles-left", { count: left.length })}</span>
    <span>${t("puzzle-places-left", { count: places })}</span>
  </p>`;
}
