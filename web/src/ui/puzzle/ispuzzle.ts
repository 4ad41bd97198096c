import type { GameInfo } from "../../engine/protocol";

/** True if the game is a puzzle, that is, has a single player. */
export function isPuzzle({ seats }: Pick<GameInfo, "seats">): boolean {
  return seats.length === 1;
}
