/** Progress of the guides on this device: games whose guide was opened, left or completed. */
import { isObject, stored } from "../../storage/storage";

/** Progress of the guide in one game. */
export interface Course {
  /**
   * True for the short guide, with only the aim and the first action. A visitor who has left or
   * completed the guide of one game gets the short guide in the next game.
   */
  brief: boolean;
  /** The ply (index in the history) at which the guide began. Turns are counted from there. */
  from: number;
  /** True once the user has confirmed the text about the aim of the game. */
  read: boolean;
}

interface StoredGuides {
  /** True once the user has left or completed the guide of any game. */
  over: boolean;
  /** Progress of each guide opened so far, by game; null if the user has left or completed it. */
  games: Record<string, Course | null>;
}

const guides = stored<StoredGuides>("guide", (value) => {
  const { over, games } = isObject(value) ? value : {};
  const valid = Object.entries(isObject(games) ? games : {}).filter(
    (entry): entry is [string, Course | null] => entry[1] === null || isCourse(entry[1]),
  );
  return { over: over === true, games: Object.fromEntries(valid) };
});

function isCourse(value: unknown): value is Course {
  if (!isObject(value)) return false;
  const { brief, from, read } = value;
  return typeof brief === "boolean" && Number.isInteger(from) && typeof read === "boolean";
}

/** Return the progress of a game's guide; null if it has not been opened yet or has ended. */
export function courseOf(game: string): Course | null {
  return guides.read().games[game] ?? null;
}

/** Return a new guide for a first visit to the game; null if its guide has been opened before. */
export function firstCourse(game: string): Course | null {
  const { over, games } = guides.read();
  return game in games ? null : { brief: over, from: 0, read: false };
}

/** Store the progress of a guide; null if it has ended. */
export function storeCourse(game: string, course: Course | null): void {
  const { over, games } = guides.read();
  guides.write({ over: over || course === null, games: { ...games, [game]: course } });
}
