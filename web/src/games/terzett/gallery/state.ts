/** Progress in solving a figure on this device. */

import { readGame } from "../../../storage/storage";
import type { Outlined } from "../plate";
import { type PrintedFigure, slotOf } from "./facts";

export type Stage = "solved" | "begun" | "open";

export interface State {
  stage: Stage;
  /** The tiles found so far. */
  tiles: Outlined[];
}

export async function stateOf({ id }: PrintedFigure): Promise<State> {
  const saved = await readGame(slotOf(id)).catch(() => null);
  if (!saved) return { stage: "open", tiles: [] };
  const { places, pieces, actor } = saved.view;
  const at = new Map(places.map((place) => [place.id, place]));
  const tiles = pieces.flatMap(({ covers }) => {
    const [from, to] = covers.map((cell) => at.get(cell));
    if (!from || !to) return [];
    const row = Math.min(from.row, to.row);
    return [{ row, column: Math.min(from.column, to.column), across: from.row === to.row }];
  });
  if (actor.kind === "over" && actor.outcome.winner !== null) return { stage: "solved", tiles };
  return { stage: tiles.length > 0 ? "begun" : "open", tiles };
}
