import type { GameManifest } from "../manifest";

export const game: GameManifest = {
  id: "bohnenspiel",
  shelf: { row: "others", place: 8 },
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  rules: () => import("./page"),
  lessons: () => import("./lessons"),
  studies: [{ id: "chain" }, { id: "broken" }, { id: "six" }, { id: "last" }],
  openStudies: () => import("./studies"),
  panels: () => import("./panels"),
};
