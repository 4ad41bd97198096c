/** Panel beside the slab: the choice of its inscription. */
import type { PanelMaker } from "../../contracts/table-snapshot";
import { inscription } from "./ui/inscription";

export const panels: PanelMaker = ({ table }) => ({ aids: [], looks: [inscription(table)] });
