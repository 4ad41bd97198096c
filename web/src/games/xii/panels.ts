/** Beside the slab: the choice of what is cut into it. */
import type { PanelMaker } from "../../ui/table/panels";
import { inscription } from "./ui/inscription";

export const panels: PanelMaker = ({ table }) => ({ aids: [], looks: [inscription(table)] });
