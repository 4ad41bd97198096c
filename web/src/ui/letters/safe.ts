/** Our side of a game taken elsewhere: a file for its owner alone, and the way back from one. */
import { pickFile, saveFile } from "../shell/files";
import { notice } from "../shell/notices";
import { t } from "../shell/words";
import type { LetterGame } from "./game";

export const FORMAT = "alveus letter side";

/** Gives out our side, its secret included. */
export function keepSafe(game: LetterGame): void {
  const letter = game.letter.value;
  if (letter) saveFile({ format: FORMAT, ...game.kept }, `${letter.game}-${letter.side}`);
}

/** Our side from a file that another device gave out; null where it is none. */
export async function bringBack(): Promise<{ side: object; link: string } | null> {
  const file = (await pickFile()) as { format?: unknown; side?: unknown; link?: unknown } | null;
  if (file?.format === FORMAT && typeof file.side === "object" && file.side)
    return { side: file.side, link: typeof file.link === "string" ? file.link : "" };
  notice("file", t("letter-no-side"));
  return null;
}
