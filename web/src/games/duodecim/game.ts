/** Manifest of Duodecim scripta: place on the home page, and modules loaded on demand. */
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
