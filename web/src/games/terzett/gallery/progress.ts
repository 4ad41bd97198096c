/** The user's progress with a figure of Adler's book, from the game stored for it. */
import type { View } from "../../../engine/protocol";
import { collectedKey, gridOf } from "../../../puzzle/figure";
import { timeOf } from "../../../storage/results";
import type { Outlined } from "../plate";
import type { PrintedFigure } from "./facts";

export type Stage = "solved" | "begun" | "open";

export interface State {
  stage: Stage;
  /** The tiles found so far. */
  tiles: Outlined[];
  /** True if the stored game of the figure's page has another puzzle, opened there later. */
  replaced: boolean;
}

/** Return the state of a figure. `view` is the stored position of its page, null without one. */
export function progressOf({ grid }: Pick<PrintedFigure, "grid">, view: View | null): State {
  if (!view) return { stage: "open", tiles: [], replaced: false };
  const { places, pieces, actor } = view;
  if (JSON.stringify(gridOf(view)) !== JSON.stringify(grid)) {
    const reach = Math.max(...grid.flat().map((number) => number ?? 0));
    const name = collectedKey({ puzzle: { reach, grid }, grade: "", keys: 0 });
    const solved = timeOf("terzett", name) > 0;
    return { stage: solved ? "solved" : "open", tiles: [], replaced: true };
  }
  const at = new Map(places.map((place) => [place.id, place]));
  const tiles = pieces.flatMap(({ covers }) => {
    const [from, to] = covers.map((cell) => at.get(cell));
    if (!from || !to) return [];
    const row = Math.min(from.row, to.row);
    return [{ row, column: Math.min(from.column, to.column), across: from.row === to.row }];
  });
  const isSolved = actor.kind === "over" && actor.outcome.winner !== null;
  return {
    stage: isSolved ? "solved" : tiles.length > 0 ? "begun" : "open",
    tiles,
    replaced: false,
  };
}
