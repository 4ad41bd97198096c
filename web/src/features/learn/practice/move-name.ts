/** Names of moves in sentences and in lists of answers. */
import { placeLabel } from "../../../board/names";
import type { View } from "../../../engine/protocol";
import { words } from "../../../kit/words";

/** Returns the name of the place, if a move has only one place; otherwise `written`. */
export function moveOrPlaceName(view: View, text: string, written = text): string {
  const { path = [] } = view.moves.find((move) => move.text === text) ?? {};
  return path.length === 1 ? placeLabel(view, path[0], words()) : written;
}
