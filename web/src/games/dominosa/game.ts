/** Manifest of Dominosa: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "dominosa",
  place: 5,
  further: "figures.html",
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("../../paint/sheet/guide"),
  daily: "play.html?game=dominosa&puzzle=today",
  rules: () => import("./page"),
  puzzle: () => import("./ui/page"),
  frame: () => import("./ui/frame"),
  collection: () => import("./collection.json"),
};
