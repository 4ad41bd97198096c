/** Panel beside the board: the beans captured by the chosen move. */
import type { PanelMaker } from "../../ui/table/panels";
import { capturePreview } from "./capturepreview";

export const panels: PanelMaker = ({ framed }) => ({
  aids: framed ? [] : [capturePreview()],
  looks: [],
});
