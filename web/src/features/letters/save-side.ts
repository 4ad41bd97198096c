/** Saves this player's side of a game to a file, which `restore-dialog.ts` reads. */
import type { LetterView } from "../../engine/protocol";
import { saveFile } from "../../kit/files";
import { SIDE_FORMAT } from "./letter-file";

/** Saves this player's side of a game, including the secret. */
export function saveSide({ game, side }: LetterView, kept: object): void {
  saveFile({ format: SIDE_FORMAT, ...kept }, `${game}-${side}`);
}
