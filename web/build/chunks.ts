/**
 * Division of the scripts into files. The static imports of the pages and games decide, so a part
 * that is imported dynamically has a file of its own:
 *
 * | File | Modules |
 * |---|---|
 * | `shell` | libraries, and modules that `embed.html` imports, if at least five pages import them |
 * | `table` | all others that `play.html` and another page import, if fewer than five pages do |
 * | a folder of `paint`, or `puzzle` | modules of this folder that at least two games import |
 *
 * The bundler divides all other modules by the pages and dynamic imports that use them.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { type ModuleInfo, withImports } from "./modules.ts";

const WEB = join(import.meta.dirname, "..");
const GAMES = join(WEB, "src", "games");
/** Modules in the folder of a game that a page requests before its board appears. */
const BEFORE_BOARD = ["painter.ts", "ui/page.ts", "ui/frame.ts"];
/** Number of pages from which a module belongs to `shell`. */
const MANY = 5;
const LIBRARY = /\/node_modules\//;
const FOLDER = /\/src\/(?:paint\/(\w+)|(puzzle))\//;

/** Names of the pages, or ids of the games, that import a module, by the id of the module. */
type Users = Map<string, Set<string>>;

/** Returns the division for these pages, which are names of HTML files. */
export function codeSplitting(pages: readonly string[]): Rolldown.CodeSplittingOptions {
  let users: { pages: Users; games: Users } | null = null;
  const name = (id: string, modules: Rolldown.ChunkingContext): string | null => {
    if (id.endsWith(".css")) return null;
    users ??= findUsers(pages, (module) => modules.getModuleInfo(module));
    const found = users.pages.get(id) ?? new Set();
    if (found.size >= MANY) return found.has("embed.html") || LIBRARY.test(id) ? "shell" : null;
    if (found.has("play.html") && found.size > 1) return "table";
    if ((users.games.get(id)?.size ?? 0) < 2) return null;
    const [, painter, puzzle] = FOLDER.exec(id) ?? [];
    return painter ?? puzzle ?? null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "users" }] };
}

function findUsers(pages: readonly string[], info: ModuleInfo): { pages: Users; games: Users } {
  const games = readdirSync(GAMES).flatMap((game) =>
    BEFORE_BOARD.map((file): [string, string] => [game, join(GAMES, game, file)]),
  );
  return {
    pages: usersOf(
      pages.map((page) => [page, join(WEB, page)]),
      info,
    ),
    games: usersOf(games, info),
  };
}

/** Collects the static imports of the files, which are given with the names of their users. */
function usersOf(files: readonly [user: string, file: string][], info: ModuleInfo): Users {
  const users: Users = new Map();
  for (const [user, file] of files)
    for (const id of withImports(normalizePath(file), info))
      users.set(id, (users.get(id) ?? new Set()).add(user));
  return users;
}
