/** Beside the battle: attacks, rows, the means of two numbers, and which of them are shown. */
import type { PanelMaker } from "../../ui/table/panels";
import { attacks } from "./ui/attacks";
import { means } from "./ui/means";
import { prospects } from "./ui/prospects";
import { switches } from "./ui/switches";
import "./panels.css";

export const panels: PanelMaker = ({ engine, table, painter, framed }) => ({
  aids: framed
    ? [prospects(table)]
    : [attacks(table, painter), prospects(table), means(engine, table), switches()],
  looks: [],
});
