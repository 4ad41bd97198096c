/** The opponent's last turn, drawn on the board until the user rolls. */
import type { Spot } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Ctx } from "../material/canvas";
import { paintHitPath, paintMovedPath } from "../material/last-paths";
import type { DieMaterial, MarkInk } from "../material/palette";
import { diceOf } from "./dice";

export interface LastPathsOptions {
  ctx: Ctx;
  view: View;
  ink: MarkInk;
  /** Position of the top man of a place, and of the next man on it; null if there is none. */
  topAt(place: string): Spot | null;
  nextAt(place: string): Spot | null;
  /** Diameter of a man, and size of the board. */
  man: number;
  board: { width: number; height: number };
  dice: DieMaterial;
}

/** True if the last turn was the opponent's and the side on turn has not rolled. */
export function showsLastPaths(view: View): boolean {
  const { last, viewer, actor } = view;
  const rolled = actor.kind === "seat" && diceOf(view).some(({ side }) => side === actor.side);
  return last.side !== "" && last.side !== viewer && !rolled;
}

/** Paints each step of the turn as a separate arrow, and the ways of the men that were hit. */
export function paintLastPaths({
  ctx,
  view,
  ink,
  topAt,
  nextAt,
  man,
  board,
  dice,
}: LastPathsOptions): void {
  const { paths, dice: used, taken } = view.last;
  const ofSide = (place: string) =>
    view.pieces.some((piece) => piece.place === place && piece.side === view.last.side);
  const endOf = (place: string) => (ofSide(place) ? topAt(place) : nextAt(place));
  const centre = { x: board.width / 2, y: board.height / 2 };
  for (const path of taken) {
    const from = endOf(path[0] ?? "");
    const end = path.at(-1) ?? "";
    const to = topAt(end) ?? nextAt(end);
    if (from && to) paintHitPath(ctx, ink, { from, to, centre }, man);
  }
  paths.forEach((path, index) => {
    const from = nextAt(path[0] ?? "");
    const to = endOf(path.at(-1) ?? "");
    if (from && to) paintMovedPath(ctx, ink, { from, to, centre }, man, used[index] ?? 0, dice);
  });
}
