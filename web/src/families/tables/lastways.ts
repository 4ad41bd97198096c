/** The other side's last turn, drawn on the board until one rolls. */
import type { Spot } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Ctx } from "../../material/canvas";
import { goldWay, hitWay } from "../../material/lastways";
import type { DieStuff, MarkInk } from "../../material/palette";
import { diceOf } from "./throw";

export interface LastWays {
  ctx: Ctx;
  view: View;
  ink: MarkInk;
  /** The top man of a place, and where the next would lie; null where nothing is drawn. */
  topAt(place: string): Spot | null;
  nextAt(place: string): Spot | null;
  /** The diameter of a man, and the size of the board. */
  man: number;
  board: { width: number; height: number };
  dice: DieStuff;
}

/** Whether the reader has yet to see what the other side did: not once the reader has rolled. */
export function showsLastWays(view: View): boolean {
  const { last, viewer, actor } = view;
  const rolled = actor.kind === "seat" && diceOf(view).some(({ side }) => side === actor.side);
  return last.side !== "" && last.side !== viewer && !rolled;
}

/** Ways that lead on from one another are drawn one by one, men that were hit besides. */
export function paintLastWays({ ctx, view, ink, topAt, nextAt, man, board, dice }: LastWays): void {
  const { paths, dice: used, taken } = view.last;
  const ofSide = (place: string) =>
    view.pieces.some((piece) => piece.place === place && piece.side === view.last.side);
  const endOf = (place: string) => (ofSide(place) ? topAt(place) : nextAt(place));
  const centre = { x: board.width / 2, y: board.height / 2 };
  for (const path of taken) {
    const from = endOf(path[0] ?? "");
    const end = path.at(-1) ?? "";
    const to = topAt(end) ?? nextAt(end);
    if (from && to) hitWay(ctx, ink, { from, to, centre }, man);
  }
  paths.forEach((path, index) => {
    const from = nextAt(path[0] ?? "");
    const to = endOf(path.at(-1) ?? "");
    if (from && to) goldWay(ctx, ink, { from, to, centre }, man, used[index] ?? 0, dice);
  });
}
