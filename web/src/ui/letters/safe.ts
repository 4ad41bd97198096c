/** Saves this player's side of a game to a file, which `restoring.ts` reads. */
import type { LetterView } from "../../engine/protocol";
import { saveFile } from "../shell/files";
import { SIDE_FORMAT } from "./letterfile";

/** Saves this player's side of a game, including the secret. */
export function keepSafe({ game, side }: LetterView, kept: object): void {
  saveFile({ format: SIDE_FORMAT, ...kept }, `${game}-${side}`);
}
