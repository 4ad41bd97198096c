import type { GameInfo } from "../../engine/protocol";

/** A game for one is a puzzle. */
export function isPuzzle({ seats }: Pick<GameInfo, "seats">): boolean {
  return seats.length === 1;
}
