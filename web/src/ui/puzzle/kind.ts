import type { GameInfo } from "../../engine/protocol";
import type { Laid } from "../table/laytable";
import type { GameSession } from "../table/session";
import type { PuzzlePage } from "./puzzle";

/** A game for one is a puzzle. */
export function isPuzzle({ seats }: GameInfo): boolean {
  return seats.length === 1;
}

type Page = (info: GameInfo, laid: Laid, session: GameSession) => Promise<PuzzlePage>;

const pages: Record<string, () => Promise<{ puzzlePage: Page }>> = {
  dominosa: () => import("./puzzle"),
  terzett: () => import("../../games/terzett/ui/page"),
};

/** The page of a puzzle, built round the board; null for any other game. */
export async function puzzlePage(
  info: GameInfo,
  laid: Laid,
  session: GameSession,
): Promise<PuzzlePage | null> {
  const load = isPuzzle(info) ? pages[info.id] : undefined;
  return load ? (await load()).puzzlePage(info, laid, session) : null;
}
