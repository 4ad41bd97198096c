/** Context shared by all parts of the live layer of the slab. */
import type { Look } from "../../../board/painter";
import type { Men } from "../../../paint/tables/live";
import type { Geometry } from "./geometry";

export interface Live extends Men {
  g: Geometry;
  look: Look;
  /** True if the player on turn reads the slab from the far side. */
  far: boolean;
}
