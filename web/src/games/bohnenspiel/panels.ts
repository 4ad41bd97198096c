/** Beside the board: what the chosen pit takes. */
import type { PanelMaker } from "../../ui/table/panels";
import { capturePreview } from "./capturepreview";

export const panels: PanelMaker = ({ framed }) => ({
  aids: framed ? [] : [capturePreview()],
  looks: [],
});
