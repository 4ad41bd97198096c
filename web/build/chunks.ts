/**
 * Division of the scripts into files. The static imports of the pages and games decide which file
 * contains a module, so a part that is imported dynamically gets a separate file:
 *
 * | File | Modules |
 * |---|---|
 * | `shell` | libraries, and modules that `embed.html` imports, if at least five pages import them |
 * | `table` | all others that `play.html` and another page import, if fewer than five pages do |
 * | a folder of `paint` | modules of this folder that the painters of at least two games import |
 * | `puzzle` | modules of this folder that the pages, and the frames, of two games import |
 *
 * The bundler divides all other modules by the pages and dynamic imports that use them.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

const WEB = join(import.meta.dirname, "..");
const GAMES = join(WEB, "src", "games");
/** Minimum number of pages that import a module of the file `shell`. */
const MANY = 5;
const LIBRARY = /\/node_modules\//;
const PAINT = /\/src\/paint\/(\w+)\//;
const PUZZLE = /\/src\/puzzle\//;

/** Names of the pages, or ids of the games, that import a module, by the id of the module. */
type Users = Map<string, Set<string>>;

/** Function that returns the static imports of a module; null for an unknown module. */
type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

interface AllUsers {
  /** The HTML pages that import a module. */
  pages: Users;
  /** The games whose painters import a module. */
  painters: Users;
  /** The puzzles whose page (`puzzlePages`) or frame (`puzzleFrames`) imports a module. */
  puzzlePages: Users;
  puzzleFrames: Users;
}

/** Return the division for these pages, which are names of HTML files. */
export function codeSplitting(pages: readonly string[]): Rolldown.CodeSplittingOptions {
  let users: AllUsers | null = null;
  const name = (id: string, modules: Rolldown.ChunkingContext): string | null => {
    if (id.endsWith(".css")) return null;
    users ??= findUsers(pages, (module) => modules.getModuleInfo(module));
    const found = users.pages.get(id) ?? new Set();
    if (found.size >= MANY) return found.has("embed.html") || LIBRARY.test(id) ? "shell" : null;
    if (found.has("play.html") && found.size > 1) return "table";
    const folder = PAINT.exec(id)?.[1];
    if (folder && isShared(id, users.painters)) return folder;
    const isPuzzle = isShared(id, users.puzzlePages) && isShared(id, users.puzzleFrames);
    return isPuzzle && PUZZLE.test(id) ? "puzzle" : null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "users" }] };
}

/** True if a module has at least two users. */
const isShared = (id: string, users: Users) => (users.get(id)?.size ?? 0) > 1;

function findUsers(pages: readonly string[], info: ModuleInfo): AllUsers {
  const games = readdirSync(GAMES);
  const inGames = (path: string) =>
    usersOf(
      games.map((game) => [game, join(GAMES, game, path)]),
      info,
    );
  return {
    pages: usersOf(
      pages.map((page) => [page, join(WEB, page)]),
      info,
    ),
    painters: inGames("painter.ts"),
    puzzlePages: inGames("ui/page.ts"),
    puzzleFrames: inGames("ui/frame.ts"),
  };
}

/**
 * Return the users of every module. A user is a page or a game, given with a file; it uses this
 * file and all its static imports, direct or indirect.
 */
function usersOf(files: readonly [user: string, file: string][], info: ModuleInfo): Users {
  const users: Users = new Map();
  for (const [user, file] of files)
    for (const id of withImports(normalizePath(file), info))
      users.set(id, (users.get(id) ?? new Set()).add(user));
  return users;
}

/** Return the ids of a module and of all its static imports, direct or indirect. */
export function withImports(id: string, info: ModuleInfo): Set<string> {
  const found = new Set<string>();
  const add = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    for (const next of info(module)?.importedIds ?? []) add(next);
  };
  add(id);
  return found;
}
