/** Our side of a game taken elsewhere: a file for its owner alone, and the way back from one. */
import { pickFile, saveFile } from "../shell/files";
import { t } from "../shell/words";
import type { LetterGame } from "./game";
import { BROUGHT, type Brought, leaveBrought } from "./kept";

const FORMAT = "alveus letter side";

/** Gives out our side, its secret included. */
export function keepSafe(game: LetterGame): void {
  const letter = game.letter.value;
  if (letter) saveFile({ format: FORMAT, ...game.kept }, `${letter.game}-${letter.side}`);
}

/** Opens our side from a file that another device gave out; `say` tells why it cannot. */
export async function bringBack(say: (words: string) => void): Promise<void> {
  const file = await pickFile();
  const game = gameOf(file);
  if (!game) return say(t("letter-no-side"));
  const { side, link } = file as Brought;
  const hindrance = await leaveBrought({ side, link: String(link ?? "") });
  if (hindrance) return say(t(`letter-hindrance-${hindrance}`));
  location.assign(`letter.html?${new URLSearchParams({ game, [BROUGHT]: "" })}`);
}

/** The game of the side that stands in a file, or "". */
function gameOf(file: object | null): string {
  const { format, side } = (file ?? {}) as { format?: unknown; side?: Record<string, unknown> };
  const { game } = (side?.letter ?? {}) as { game?: unknown };
  return format === FORMAT && typeof game === "string" ? game : "";
}
