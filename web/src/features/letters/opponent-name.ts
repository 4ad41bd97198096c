/** Names of the players of a game by letter. */
import type { LetterView } from "../../engine/protocol";

/** Returns the opponent's name; "" if it is unknown. */
export function opponentName(letter: LetterView): string {
  const side = letter.sides.find((one) => one !== letter.side) ?? "";
  return letter.names[side] ?? "";
}
