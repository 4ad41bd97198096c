/** The games by their manifests: a folder with a `game.ts` is a game of the page. */
import type { Painter } from "../board/painter";
import type { Replay, Study, StudyName } from "../ui/learn/studies";
import type { GameManifest } from "./manifest";

const found = import.meta.glob<GameManifest>("./*/game.ts", { eager: true, import: "game" });

/** Every manifest, in the order of the home page; what has no place there stands last. */
export const manifests: readonly GameManifest[] = Object.values(found).sort(
  (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity),
);

/** The game that this page has been brought from elsewhere. */
let brought: GameManifest | undefined;

/** From now on the page knows a game of others as well. */
export function bringGame(manifest: GameManifest): void {
  brought = manifest;
}

/** Whether a game has its folder here, and with it its words, pages and sheets. */
export function isOurs(id: string): boolean {
  return manifests.some((game) => game.id === id);
}

/** The manifest of a game; one without a folder is drawn plainly, by what its views say. */
export function manifestOf(id: string): GameManifest {
  const known = [...manifests, ...(brought ? [brought] : [])].find((game) => game.id === id);
  return known ?? { id, painter: () => import("../board/plain") };
}

export async function painterOf(id: string): Promise<Painter> {
  return (await manifestOf(id).painter()).painter;
}

/** The names of all studies, or of one game's. */
export function studyNames(game?: string): StudyName[] {
  const asked = game === undefined ? manifests : [manifestOf(game)];
  return asked.flatMap(({ id, studies = [] }) => studies.map((study) => ({ ...study, game: id })));
}

/** A study of a game with its name; null where it has none of that name. */
export async function studyOf(
  game: string,
  id: string | null,
): Promise<(StudyName & (Study | Replay)) | null> {
  const name = studyNames(game).find((other) => other.id === id);
  if (!name) return null;
  const written = await (await manifestOf(game).openStudies?.())?.studies();
  const study = written?.[name.id];
  return study ? { ...study, ...name } : null;
}

/** Whether a game is taught: every game of the house has its course. */
export function hasCourse(game: string): boolean {
  return isOurs(game) || manifestOf(game).course !== undefined;
}
