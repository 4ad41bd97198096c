/** The type on a figure's sheet: its number, how far it is, and what the numbers below mean. */
import type { Board } from "../../../board/painter";
import type { PuzzleSheet } from "../../../ui/puzzle/sheet";
import { fill, make, write } from "../../../ui/shell/dom";
import { t } from "../../../ui/shell/words";
import type { Moment, Panel } from "../../../ui/table/moment";

export interface FigureSheetOptions {
  stock: HTMLElement;
  /** Where the tiles stand when the board has no room for them. */
  beside: HTMLElement;
  /** The figure's number in the book, or "". */
  name(): string;
  /** What stands under the number: how far one has come. */
  state(moment: Moment): string;
  /** What the numbers below the tiles mean. */
  note(): string;
}

/** From tile to tile where the list stands beside the board, in CSS pixels. */
const ACROSS = 42;

export function figureSheet({ stock, beside, ...options }: FigureSheetOptions): PuzzleSheet {
  const part = (name: string) => make("p", { class: `type ${name}`, "aria-hidden": "true" });
  const page = part("folio middle");
  const title = part("title");
  const state = part("under");
  const note = part("note");
  const element: Panel["element"] = make("div", { class: "sheet" }, page, title, state, note);
  return {
    element,
    update(moment) {
      const name = options.name();
      write(page, name ? t("figure-name", { name }) : "");
      fill(title, name ? make("small", {}, t("figure-word")) : null, name);
      write(state, options.state(moment));
      write(note, options.note());
    },
    lay(board: Board, host: HTMLElement) {
      const { sheet } = board;
      const room = sheet?.list;
      beside.hidden = !!room;
      if (!sheet) element.remove();
      else if (element.parentElement !== host) host.append(element);
      const place = room ? element : beside;
      if (stock.parentElement !== place) place.append(stock);
      stock.classList.toggle("stepped", !!room?.stepped);
      stock.style.cssText = room ? "" : "--columns:auto-fill";
      if (!sheet) return;
      const { grid, scale, opening } = sheet;
      const x = (host.clientWidth - board.width) / 2;
      const y = (host.clientHeight - board.height) / 2;
      element.style.cssText = `left:${x}px;top:${y}px;width:${board.width}px;height:${board.height}px;--z:${scale}`;
      page.hidden = opening !== null;
      const middle = Math.max(grid.x + grid.width / 2, 60);
      page.style.cssText = `left:${middle}px;top:${Math.max(14, grid.y - 68 * scale)}px`;
      title.hidden = opening === null;
      if (opening) {
        const high = Math.min(64, 0.5 * opening.height);
        title.style.cssText = `left:${opening.x}px;width:${opening.width}px;top:${opening.y + opening.height / 2}px;--high:${high}px`;
      }
      const foot = grid.y + grid.height + 22 * scale;
      state.style.cssText = `left:${grid.x}px;width:${Math.max(grid.width, 300)}px;top:${foot}px`;
      note.hidden = !room;
      if (!room) return;
      const { box, columns, line, stepped } = room;
      stock.style.cssText = `left:${box.x}px;top:${box.y}px;--columns:${columns};--line:${line}px`;
      const low = stepped ? box.y + box.height - 2.2 * line : box.y + box.height + 4;
      const wide = stepped ? Math.min(170, (columns - 3) * ACROSS) : box.width;
      const fits = low + (stepped ? 90 : 24) < board.height;
      note.hidden = !fits;
      note.style.cssText = `left:${box.x}px;top:${low}px;width:${wide}px`;
    },
  };
}
