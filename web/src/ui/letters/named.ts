/** What people who write letters are called. */
import type { LetterView } from "../../engine/protocol";

/** What the other player is called, or "". */
export function other(letter: LetterView): string {
  const side = letter.sides.find((one) => one !== letter.side) ?? "";
  return letter.names[side] ?? "";
}
