/** The painters by game, each loaded when its game is opened. */
import type { Painter } from "../board/painter";

const painters: Record<string, () => Promise<{ painter: Painter }>> = {
  duodecim: () => import("./duodecim"),
  lombardorum: () => import("./lombardorum"),
  xii: () => import("./xii"),
  bohnenspiel: () => import("./bohnenspiel"),
  dominosa: () => import("./dominosa"),
  terzett: () => import("./terzett"),
  sperrdomino: () => import("./sperrdomino"),
  familydomino: () => import("./familydomino"),
  rithmomachia: () => import("./rithmomachia"),
};

/** The painter of a game; rejects where there is none. */
export async function painterOf(game: string): Promise<Painter> {
  const load = Object.hasOwn(painters, game) ? painters[game] : undefined;
  if (!load) throw new Error(`no painter for ${game}`);
  return (await load()).painter;
}
