/** Manifest of Ludus Lombardorum: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "lombardorum",
  place: 3,
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("./guide"),
  rules: () => import("./page"),
};
