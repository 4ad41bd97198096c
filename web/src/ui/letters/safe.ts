/** Our side of a game taken elsewhere: a file for its owner alone, and the way back from one. */
import { saveFile } from "../shell/files";
import type { LetterGame } from "./game";

export function keepSafe(game: LetterGame): void {
  const letter = game.letter.value;
  if (letter) saveFile(game.kept, `${letter.game}-${letter.side}`);
}
