/** Manifest of the Bohnenspiel: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "bohnenspiel",
  place: 8,
  first: true,
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("./guide"),
  rules: () => import("./page"),
  studies: [{ id: "chain" }, { id: "broken" }, { id: "six" }, { id: "last" }],
  openStudies: () => import("./studies"),
  panels: () => import("./panels"),
};
