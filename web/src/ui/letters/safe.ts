/** Saves this side of a game to a file; `restoring.ts` reads it. */
import type { LetterView } from "../../engine/protocol";
import { saveFile } from "../shell/files";
import { SIDE_FORMAT } from "./letterfile";

/** Saves this side of a game, with its secret. */
export function keepSafe({ game, side }: LetterView, kept: object): void {
  saveFile({ format: SIDE_FORMAT, ...kept }, `${game}-${side}`);
}
