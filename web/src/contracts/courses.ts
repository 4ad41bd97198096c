/** Loads courses: `games/GAME/course.json`, or the course in the game's manifest. */

import type { Course } from "./course";
import { manifestOf } from "./games";

const courses = import.meta.glob<Course>("../games/*/course.json", { import: "default" });

/** Loads the course of a game; null if there is none. */
export async function courseOf(game: string): Promise<Course | null> {
  const course = courses[`../games/${game}/course.json`] ?? manifestOf(game).course;
  return (await course?.()) ?? null;
}
