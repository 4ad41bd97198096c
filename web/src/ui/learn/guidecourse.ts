/** How far the guides have come on this device: which game was opened, left or gone through. */
import { readSetting, writeSetting } from "../../storage";

/** The guide of one game under way. */
export interface Course {
  /** Aim and gesture alone, for whoever has left or finished another game's guide. */
  brief: boolean;
  /** The ply after which it counts turns. */
  from: number;
  /** Whether the aim has been read. */
  read: boolean;
}

interface Kept {
  /** A guide was left or gone through. */
  over: boolean;
  /** The guide of every game opened so far; null where it has ended. */
  games: Record<string, Course | null>;
}

/** The guide that is under way in a game. */
export function courseOf(game: string): Course | null {
  return kept().games[game] ?? null;
}

/** What a first visit to a game is offered; null for any later one. */
export function firstCourse(game: string): Course | null {
  const { over, games } = kept();
  return game in games ? null : { brief: over, from: 0, read: false };
}

/** Keeps how far a guide has come; null where it has ended. */
export function keepCourse(game: string, course: Course | null): void {
  const { over, games } = kept();
  const next: Kept = { over: over || course === null, games: { ...games, [game]: course } };
  writeSetting("guide", JSON.stringify(next));
}

function kept(): Kept {
  try {
    const read: Partial<Kept> | null = JSON.parse(readSetting("guide") ?? "null");
    return { over: read?.over === true, games: { ...read?.games } };
  } catch {
    return { over: false, games: {} };
  }
}
