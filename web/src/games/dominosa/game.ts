import type { GameManifest } from "../manifest";
import { DAILY } from "./daily";

export const game: GameManifest = {
  id: "dominosa",
  place: 5,
  painter: () => import("./painter"),
  plate: () => import("./plate"),
  daily: DAILY,
  rules: () => import("./page"),
  puzzle: () => import("./ui/page"),
  frame: () => import("./ui/frame"),
};
