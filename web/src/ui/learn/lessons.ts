/** The lessons of the games that have some: positions on the real board, each with its answer. */

export interface Lesson {
  position: object;
  /** The moves that answer it, as text; null where any move will do. */
  answers: string[] | null;
  /** What the other side replies, where one has to see what comes of it. */
  reply?: string;
}

const taught: Record<string, () => Promise<{ lessons: Lesson[] }>> = {
  bohnenspiel: () => import("../../games/bohnenspiel/lessons"),
  rithmomachia: () => import("../../games/rithmomachia/lessons"),
};

export function hasLessons(game: string): boolean {
  return Object.hasOwn(taught, game);
}

/** A game's lessons; none where it has none. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await taught[game]?.())?.lessons ?? [];
}

/** Where a game is taught. */
export function lessonsPage(game: string): string {
  return `play.html?game=${game}&learn`;
}
