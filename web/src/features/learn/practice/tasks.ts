/**
 * Loads the tasks of games from `games/GAME/tasks.json`. They were mined from games and proved by
 * search.
 */
import type { Tasks } from "../../../contracts/studies";

const taskFiles = import.meta.glob<Tasks>("../../../games/*/tasks.json", { import: "default" });

export function hasTasks(game: string): boolean {
  return `../../../games/${game}/tasks.json` in taskFiles;
}

/** Loads the tasks of a game; null if there are none. */
export async function tasksOf(game: string): Promise<Tasks | null> {
  return (await taskFiles[`../../../games/${game}/tasks.json`]?.()) ?? null;
}
