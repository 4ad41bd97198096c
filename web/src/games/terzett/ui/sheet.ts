/**
 * Text on a figure's sheet: its number, the progress, and a note about the numbers below the tiles.
 */
import { html, nothing } from "lit-html";
import type { Sheet } from "../../../board/painter";
import type { SheetElements } from "../../../contracts/puzzle-ui";
import type { Panel } from "../../../contracts/table-snapshot";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";
import { foundCount } from "../../../puzzle/figure";
import { drawSheet, line, placeText } from "../../../puzzle/sheet";

export interface FigureSheetOptions {
  /** The figure's number in the book, or "". */
  name(): string;
  /** Note about the meaning of the numbers below the tiles. */
  note(): string;
}

/** Horizontal distance between tiles beside the board, in CSS pixels. */
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
      const low = sheet && room ? noteAt(room, board.height) : null;
      list.classList.toggle("stepped", !!room?.stepped);
      list.style.cssText = room
        ? `left:${room.box.x}px;top:${room.box.y}px;--columns:${room.columns};--line:${room.line}px`
        : "--columns:auto-fill";
      drawSheet(element, ground, type, [list, low ? line("note", note(), low) : nothing], !!room);
    },
  };
}

/** The figure's number, in an opening of the figure or above it, and the progress below it. */
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

/** CSS position of the note below the tiles; null if the board has no room for it. */
function noteAt(
  { box, columns, line, stepped }: NonNullable<Sheet["list"]>,
  height: number,
): string | null {
  const low = stepped ? box.y + box.height - 2.2 * line : box.y + box.height + 4;
  const wide = stepped ? Math.min(170, (columns - 3) * ACROSS) : box.width;
  if (low + (stepped ? 90 : 24) >= height) return null;
  return `left:${box.x}px;top:${low}px;width:${wide}px`;
}
