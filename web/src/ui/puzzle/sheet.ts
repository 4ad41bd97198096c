/** The type on the sheet: heads over grid and tally, the folio, what the signs mean, the sums. */
import type { Board } from "../../board/painter";
import { make, write } from "../shell/dom";
import { t } from "../shell/words";
import type { Panel } from "../table/moment";
import { tallyOf } from "./figure";

/** A grid narrower than this has no room for words under it, in CSS pixels. */
const NARROW = 330;

export interface PuzzleSheet extends Panel {
  /** Lays type and tally on a board that has room for them; otherwise the tally stays beside. */
  lay(board: Board, host: HTMLElement): void;
}

export interface SheetOptions {
  tally: HTMLElement;
  /** Where the tally stands when the board has no room for it. */
  beside: HTMLElement;
  /** What stands at the head of the sheet: a number or a date. */
  folio(): string;
}

export function puzzleSheet({ tally, beside, folio }: SheetOptions): PuzzleSheet {
  const part = (name: string) => make("p", { class: `type ${name}`, "aria-hidden": "true" });
  const page = part("folio");
  const problem = part("over middle");
  const list = part("over");
  const inked = part("under");
  const stroke = part("under end");
  const sums = make("p", { class: "type sums" });
  const tiles = make("span", {});
  const places = make("span", {});
  sums.append(tiles, places);
  const element = make("div", { class: "sheet" }, page, problem, list, inked, stroke);
  return {
    element,
    update({ view }) {
      write(page, folio());
      write(problem, t("puzzle-head"));
      write(list, t("puzzle-tally"));
      write(inked, t("puzzle-inked"));
      write(stroke, t("puzzle-stroke"));
      const left = tallyOf(view).filter(({ found }) => !found);
      write(tiles, t("puzzle-tiles-left", { count: left.length }));
      const sum = left.reduce((all, one) => all + one.places, 0);
      write(places, t("puzzle-places-left", { count: sum }));
    },
    lay(board, host) {
      const { sheet } = board;
      const room = sheet?.list;
      beside.hidden = !!room;
      if (!sheet) element.remove();
      else if (element.parentElement !== host) host.append(element);
      const place = room ? element : beside;
      if (tally.parentElement !== place) place.append(tally, sums);
      tally.style.cssText = "";
      sums.style.cssText = "";
      if (!room) {
        const columns = Math.max(2, Math.floor((beside.clientWidth + 13) / 60));
        const lines = Math.ceil(tally.childElementCount / columns);
        tally.style.cssText = `--columns:${columns};--lines:${lines}`;
      }
      if (!sheet) return;
      const { grid, scale } = sheet;
      const x = (host.clientWidth - board.width) / 2;
      const y = (host.clientHeight - board.height) / 2;
      element.style.cssText = `left:${x}px;top:${y}px;width:${board.width}px;height:${board.height}px;--z:${scale}`;
      const across = (left: number, width: number) => `left:${left}px;width:${width}px;`;
      const head = `top:${grid.y - 58 * scale}px;`;
      page.style.cssText = `left:0;right:0;top:${26 * scale}px`;
      problem.style.cssText = `left:${grid.x + grid.width / 2}px;${head}`;
      const foot = `top:${grid.y + grid.height + 26 * scale}px;`;
      inked.hidden = stroke.hidden = grid.width < NARROW;
      inked.style.cssText = stroke.style.cssText = across(grid.x, grid.width) + foot;
      list.hidden = !room;
      if (!room) return;
      const { box, columns, line } = room;
      const below = box.y > grid.y;
      list.style.cssText = across(box.x, box.width) + (below ? `top:${box.y - 34}px` : head);
      const lines = Math.ceil(tally.childElementCount / columns);
      tally.style.cssText = `${across(box.x, box.width)}top:${box.y}px;--line:${line}px;--columns:${columns};--lines:${lines}`;
      const end = Math.max(box.y + box.height, below ? 0 : grid.y + grid.height);
      sums.style.cssText = `${across(box.x, box.width)}top:${end + (below ? 6 : 18 * scale)}px`;
    },
  };
}
