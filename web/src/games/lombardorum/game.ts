/** Manifest of Ludus Lombardorum. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "lombardorum",
  place: 3,
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("./guide"),
  rules: () => import("./page"),
};
