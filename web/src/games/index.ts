/** The painters by game, each loaded when its game is opened. */
import type { Painter } from "../board/painter";

const painters: Record<string, () => Promise<{ painter: Painter }>> = {
  duodecim: () => import("./duodecim/painter"),
  lombardorum: () => import("./lombardorum/painter"),
  xii: () => import("./xii/painter"),
  bohnenspiel: () => import("./bohnenspiel/painter"),
  dominosa: () => import("./dominosa/painter"),
  terzett: () => import("./terzett/painter"),
  sperrdomino: () => import("./sperrdomino/painter"),
  familydomino: () => import("./familydomino/painter"),
  rithmomachia: () => import("./rithmomachia/painter"),
};

/** The painter of a game; rejects where there is none. */
export async function painterOf(game: string): Promise<Painter> {
  const load = Object.hasOwn(painters, game) ? painters[game] : undefined;
  if (!load) throw new Error(`no painter for ${game}`);
  return (await load()).painter;
}
