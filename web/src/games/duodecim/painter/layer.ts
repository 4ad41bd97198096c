/** Context shared by all parts of the live layer of the alveus. */
import type { Look } from "../../../board/painter";
import type { Men } from "../../../paint/tables/live";
import type { Geometry } from "./geometry";

export interface Live extends Men {
  g: Geometry;
  look: Look;
  /** True when the player on turn reads the board from the far side. */
  far: boolean;
}
