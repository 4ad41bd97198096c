import type { GameManifest } from "../manifest";

export const game: GameManifest = {
  id: "duodecim",
  shelf: { row: "tables", place: 1 },
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  rules: () => import("./page"),
  studies: [{ id: "zeno" }],
  openStudies: () => import("./studies"),
};
