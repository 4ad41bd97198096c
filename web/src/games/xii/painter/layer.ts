/** What every part of the live layer of the slab works with. */
import type { Look } from "../../../board/painter";
import type { Men } from "../../../families/tables/live";
import type { Geometry } from "./geometry";

export interface Live extends Men {
  g: Geometry;
  look: Look;
  /** True when the player on turn reads the slab from the far side. */
  far: boolean;
}
