/** The guides through a first game: a folder with a `guide.ts` has one. */
import type { Guide } from "../board/guide";

const found = import.meta.glob<Guide>("./*/guide.ts", { import: "guide" });

/** The guide of a game, to be loaded; null where it has none. */
export function guideOf(id: string): (() => Promise<Guide>) | null {
  return found[`./${id}/guide.ts`] ?? null;
}
