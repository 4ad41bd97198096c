/** Guides to a first game: each game folder with a `guide.ts` has one. */
import type { Guide } from "../board/guide";

const found = import.meta.glob<Guide>("../games/*/guide.ts", { import: "guide" });

/** Returns a function that loads the guide of a game; null if it has none. */
export function guideOf(id: string): (() => Promise<Guide>) | null {
  return found[`../games/${id}/guide.ts`] ?? null;
}
