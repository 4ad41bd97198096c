/**
 * Loads the teaching parts of games: courses (`games/GAME/course.json`, or the course in the game's
 * manifest), and guides, which explain the controls during a user's first game.
 */

import type { Guide } from "../board/guide";
import { manifestOf } from "./games";
import type { Course } from "./studies";

const courses = import.meta.glob<Course>("../games/*/course.json", { import: "default" });

/** Load the course of a game; null if there is none. */
export async function courseOf(game: string): Promise<Course | null> {
  const course = courses[`../games/${game}/course.json`] ?? manifestOf(game).course;
  return (await course?.()) ?? null;
}

/** Return a function that loads the guide of a game; null if it has none. */
export function guideOf(id: string): (() => Promise<Guide>) | null {
  const load = manifestOf(id).guide;
  return load ? async () => (await load()).guide : null;
}
