/** What a move is called in a sentence or a list of answers. */
import { placeLabel } from "../../board/names";
import type { View } from "../../engine/protocol";
import { words } from "../shell/words";

/** A move by its place, where it has only one; else as it is written. */
export function called(view: View, text: string, written = text): string {
  const { path = [] } = view.moves.find((move) => move.text === text) ?? {};
  return path.length === 1 ? placeLabel(view, path[0], words()) : written;
}
