/** Manifest of Terzett: number in the list of games, and modules loaded on demand. */
import type { GameManifest } from "../../contracts/manifest";

export const game: GameManifest = {
  id: "terzett",
  place: 6,
  further: "figures.html",
  words: ["gallery", "composing"],
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  guide: () => import("../../paint/sheet/guide"),
  daily: "play.html?game=terzett&puzzle=today",
  rules: () => import("./page"),
  studies: [{ id: "figures", page: "gallery.html" }],
  puzzle: () => import("./ui/page"),
  frame: () => import("./ui/frame"),
  collection: () => import("./collection.json"),
  beginnings: () => import("./beginnings"),
};
