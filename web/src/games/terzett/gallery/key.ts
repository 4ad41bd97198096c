/** The key of a printed figure, as large as the window allows. */
import { openDialog } from "../../../ui/shell/dialog";
import { make } from "../../../ui/shell/dom";
import { t } from "../../../ui/shell/words";
import { drawing } from "../ui/keylist";
import { numeral, type PrintedFigure } from "./facts";

/** Side of a cell at most, and what stands round the drawing, in CSS pixels. */
const CELL = 52;
const AROUND = { wide: 96, high: 230 };
/** A wide dialog is no wider than this. */
const WIDEST = 760;

export function openKey({ id, grid, key, keys, rows, columns }: PrintedFigure): void {
  const wide = (Math.min(WIDEST, innerWidth) - AROUND.wide) / columns;
  const high = (innerHeight - AROUND.high) / rows;
  // A figure of 36 rows is scrolled rather than made too small to be read.
  const cell = Math.floor(Math.min(CELL, wide, Math.max(high, Math.min(wide, 18))));
  openDialog({
    title: t("figure-key", { id: numeral(id) }),
    body: [
      make("p", {}, t("figure-key-one", { keys })),
      make("div", { class: "whole-key" }, drawing(grid, key, { cell })),
    ],
    wide: true,
  });
}
