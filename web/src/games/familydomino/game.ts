/** Manifest of family dominoes: place on the home page, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "familydomino",
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("../../paint/line/guide"),
  rules: () => import("./page"),
};
