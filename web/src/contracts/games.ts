/** The manifests of the games: each folder with a `game.ts` is a game of this site. */
import type { Painter } from "../board/painter";
import { games, type ListedGame } from "../kit/catalogue";
import type { GameManifest } from "./manifest";
import type { Replay, Study, StudyName } from "./studies";

const manifestFiles = import.meta.glob<GameManifest>("../games/*/game.ts", {
  eager: true,
  import: "game",
});

/** All manifests in the order of their number on the home page; those without a number are last. */
export const manifests: readonly GameManifest[] = Object.values(manifestFiles).sort(
  (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity),
);

/** Return the catalogue entries of all games with a manifest, in the order of the home page. */
export function listedGames(): ListedGame[] {
  return manifests.flatMap(({ id }) => games.find((game) => game.id === id) ?? []);
}

/**
 * Manifest of the pack's game that this page has loaded, if any. A pack adds a game that is not
 * part of alveus (`features/packs/`).
 */
let brought: GameManifest | undefined;

/** Register the manifest of a pack's game, so that `manifestOf` returns it. */
export function bringGame(manifest: GameManifest): void {
  brought = manifest;
}

/** True if the game is part of this site, with messages, rules and printable sheets. */
export function isOurs(id: string): boolean {
  return manifests.some((game) => game.id === id);
}

/** Return the manifest of a game; for an unknown game, one with a painter for any board. */
export function manifestOf(id: string): GameManifest {
  const manifest = [...manifests, ...(brought ? [brought] : [])].find((game) => game.id === id);
  return manifest ?? { id, painter: () => import("../board/plain") };
}

export async function painterOf(id: string): Promise<Painter> {
  return (await manifestOf(id).painter()).painter;
}

/** Return the names of all studies (positions with a question), or of the studies of one game. */
export function studyNames(game?: string): StudyName[] {
  const selected = game === undefined ? manifests : [manifestOf(game)];
  return selected.flatMap(({ id, studies = [] }) =>
    studies.map((study) => ({ ...study, game: id })),
  );
}

/**
 * Load the study or recorded deal (of a domino game, to replay) with this id, and add its entry in
 * `studyNames`. Return null if the game has no such study, or if the study has a separate page.
 */
export async function studyOf(
  game: string,
  id: string | null,
): Promise<(StudyName & (Study | Replay)) | null> {
  const name = studyNames(game).find((other) => other.id === id);
  if (!name) return null;
  const studies = await (await manifestOf(game).openStudies?.())?.studies();
  const study = studies?.[name.id];
  return study ? { ...study, ...name } : null;
}

/** True if the game has a course (a series of lessons). All games of this site have one. */
export function hasCourse(game: string): boolean {
  return isOurs(game) || manifestOf(game).course !== undefined;
}
