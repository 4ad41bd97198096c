/** The tasks: a folder with a `tasks.json` has some, mined from games and proved by search. */
import type { Tasks } from "../learn/task";

const found = import.meta.glob<Tasks>("../../games/*/tasks.json", { import: "default" });

export function hasTasks(game: string): boolean {
  return `../../games/${game}/tasks.json` in found;
}

/** The tasks of a game, to be loaded; null where it has none. */
export async function tasksOf(game: string): Promise<Tasks | null> {
  return (await found[`../../games/${game}/tasks.json`]?.()) ?? null;
}
