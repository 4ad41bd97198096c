/** Tests for the kind of a game or a view. */
import type { GameInfo, View } from "../engine/protocol";

/** True if the game is a puzzle, that is, has a single player. */
export function isPuzzle({ seats }: Pick<GameInfo, "seats">): boolean {
  return seats.length === 1;
}

/** True if the player composes on an empty outline instead of finding tiles in given numbers. */
export function isComposing({ tokens }: View): boolean {
  return tokens.some(({ kind }) => kind === "stock");
}
