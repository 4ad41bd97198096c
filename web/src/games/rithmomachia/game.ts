/** Manifest of Rithmomachia: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "rithmomachia",
  place: 7,
  further: "proportions.html",
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("./guide"),
  rules: () => import("./page"),
  studies: [{ id: "sixfive" }, { id: "fivenine" }, { id: "shutin" }, { id: "harmony" }],
  openStudies: () => import("./studies"),
  panels: () => import("./panels"),
};
