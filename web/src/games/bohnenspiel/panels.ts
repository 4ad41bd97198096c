/** Panel beside the board: the beans captured by the chosen move. */
import type { PanelMaker } from "../../contracts/panels";
import { capturePreview } from "./capture-preview";

export const panels: PanelMaker = ({ framed }) => ({
  aids: framed ? [] : [capturePreview()],
  looks: [],
});
