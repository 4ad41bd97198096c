/** Dialog with the solution of a printed figure, as large as the window allows. */
import { openDialog } from "../../../kit/dialog";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";
import { drawFigure } from "../ui/key-list";
import { numeral, type PrintedFigure } from "./facts";

/** Maximum side of a cell; width and height of the window minus those of the drawing (pixels). */
const CELL = 52;
const AROUND = { wide: 96, high: 230 };
/** Maximum width of a dialog with `wide: true`, in CSS pixels. */
const WIDEST = 760;

export function openKey({ id, grid, key, keys, rows, columns }: PrintedFigure): void {
  const wide = (Math.min(WIDEST, innerWidth) - AROUND.wide) / columns;
  const high = (innerHeight - AROUND.high) / rows;
  // Fit the drawing to the width of the dialog, and also to its height unless the cells would be
  // smaller than 18 pixels. The drawing then scrolls, as for the figure of 36 rows.
  const cell = Math.floor(Math.min(CELL, wide, Math.max(high, Math.min(wide, 18))));
  openDialog({
    title: t("figure-key", { id: numeral(id) }),
    body: [
      make("p", {}, t("figure-key-one", { keys })),
      make("div", { class: "whole-key" }, drawFigure(grid, key, { cell })),
    ],
    wide: true,
  });
}
