/** Panels beside the board: attacks, rows, the means of two numbers, and switches for the marks. */
import "./panels.css";
import type { PanelMaker } from "../../contracts/table-snapshot";
import { attacks, listed } from "./ui/attacks";
import { drawers } from "./ui/drawers";
import { means } from "./ui/means";
import { prospects } from "./ui/prospects";
import { switches } from "./ui/switches";

export const panels: PanelMaker = ({ engine, table, painter, framed }) => {
  if (framed) {
    void import("./frame.css");
    return { aids: [prospects(table)], looks: [] };
  }
  const battle = drawers(table, ({ isOpen }) => [
    { id: "attacks", panel: attacks(table, painter), count: listed },
    { id: "rows", panel: prospects(table) },
    { id: "means", panel: means(engine, table, () => isOpen("means")) },
    { id: "switches", panel: switches() },
  ]);
  return { aids: [battle], looks: [] };
};
