/** The courses: a folder with a `course.json` teaches its game step by step. */
import { manifestOf } from "../../games";
import type { Course } from "./course";

const found = import.meta.glob<Course>("../../games/*/course.json", { import: "default" });

/** The course of a game, to be loaded; null where it has none. */
export async function courseOf(game: string): Promise<Course | null> {
  const course = found[`../../games/${game}/course.json`] ?? manifestOf(game).course;
  return (await course?.()) ?? null;
}
