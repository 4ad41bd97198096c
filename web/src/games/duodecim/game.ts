/** Manifest of Duodecim scripta: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "duodecim",
  place: 1,
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("./guide"),
  rules: () => import("./page"),
  studies: [{ id: "zeno", offered: true }],
  openStudies: () => import("./studies"),
};
