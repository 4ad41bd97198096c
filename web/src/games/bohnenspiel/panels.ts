/** Panel beside the board: the beans captured by the chosen move. */
import type { PanelMaker } from "../../contracts/table-snapshot";
import { capturePreview } from "./capture-preview";

export const panels: PanelMaker = ({ framed }) => ({
  aids: framed ? [] : [capturePreview()],
  looks: [],
});
