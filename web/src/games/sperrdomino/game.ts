/** Manifest of Sperrdomino: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "sperrdomino",
  place: 4,
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("../../paint/line/guide"),
  rules: () => import("./page"),
  studies: [
    { id: "great_deal" },
    { id: "ten_tiles" },
    { id: "seven_tiles" },
    { id: "light_hand" },
    { id: "heavy_hand" },
  ],
  openStudies: () => import("./studies"),
};
