/** Manifest of family dominoes, without a number in the list of games: modules to load. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "familydomino",
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("../../paint/line/guide"),
  rules: () => import("./page"),
};
