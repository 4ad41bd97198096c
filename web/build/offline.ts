/**
 * Division of the built files into the stages of the offline copy, written to the list
 * `stages.json`, from which scripts/site_build/offline.py makes the bundles and the service worker.
 *
 * Stages: `common` (the shell, Python, the pages of games), `site` (the home page, frames), one for
 * each game, and `rest`. In each stage `first` lists the files that a page loads before its board:
 * the service worker takes them from the browser's HTTP cache. `later` lists the files of the
 * bundle.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

export interface Stage {
  first: string[];
  later: string[];
}

const GAMES = join(import.meta.dirname, "../src/generated/openings/games.json");
/** HTML pages in the stages `common` and `site`. */
const PAGES = { common: /\/(?:play|page)\.html$/, site: /\/(?:index|open|embed)\.html$/ };
const OWN = /\/src\/games\/(\w+)\//;
const FAMILY = /\/src\/paint\/(?!material\/)(\w+)\//;
/** Modules of the pictures on the home page, one per game. */
const PLATE = /\/src\/games\/\w+\/plate\.ts$/;
/** Parts of the page for museums and of the laboratory. */
const ELSEWHERE = /\/src\/features\/(?:exhibits\/museums|lab)\//;
const WORDS = /\/i18n\/\w\w\/(?:\w+\/)*(\w+)\.ftl$/;
const OPENING = /\/openings\/(?:info-)?(\w+?)(?:-\w+)?\.json$/;
// Files that the Python worker loads have no source names here.
const PYTHON = /\/(?:pyodide\.asm|alveus|stdlib)-[\w-]{8}\.(?:gzip|js|wasm)$/;
const ARCHIVE = /\/(\w+)-[\w-]{8}\.gzip$/;
/** Message files that a page loads before its board. */
const FIRST_WORDS = /^(?:core|shell|guide)$/;
/** Message files that the pages of games do not use. */
const SITE_WORDS =
  /^(?:book|exhibit|home|lab|laboratory|make|messages|museums|open|proportions|statements)$/;
/** Python archives that games use in addition to their family's archive. */
const SHARED_ARCHIVES = ["review"];

/** The plugin; `stamp` identifies the build, and pages compare it with the site's `build.txt`. */
export function offlineStages(stamp: string): Plugin {
  return {
    name: "alveus-offline-stages",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(divide(bundle));
        this.emitFile({ type: "asset", fileName: "stages.json", source });
        this.emitFile({ type: "asset", fileName: "build.txt", source: `${stamp}\n` });
      },
    },
  };
}

/** Assign every file in `assets` to one stage; files that games use may be in several. */
function divide(bundle: Bundle): Record<string, Stage> {
  const { games } = JSON.parse(readFileSync(GAMES, "utf8")) as {
    games: { id: string; family: string }[];
  };
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  const gamesOf = (chunk: Chunk): string[] => {
    const ids = chunk.moduleIds.filter((id) => !id.includes("node_modules"));
    if (ids.length === 0) return [];
    const own = new Set(ids.map((id) => OWN.exec(id)?.[1] ?? ""));
    const [game = ""] = own;
    if (own.size === 1 && game !== "") return [game];
    const family = FAMILY.exec(ids[0] ?? "")?.[1] ?? "";
    const shared = family && ids.every((id) => FAMILY.exec(id)?.[1] === family);
    return shared ? games.filter((one) => one.family === family).map(({ id }) => id) : [];
  };
  const isPlate = (chunk: Chunk) => chunk.moduleIds.some((id) => PLATE.test(id));
  const isElsewhere = (chunk: Chunk) => ELSEWHERE.test(chunk.facadeModuleId ?? "");

  const reachedFrom = (pages: RegExp) => {
    const files = new Set<string>();
    for (const { fileName } of chunks.filter((chunk) => pages.test(chunk.facadeModuleId ?? "")))
      reach(fileName, bundle, files, (chunk) => {
        const apart = gamesOf(chunk).length > 0 && !isPlate(chunk);
        return !apart && !isElsewhere(chunk);
      });
    return files;
  };
  const common = reachedFrom(PAGES.common);
  const site = reachedFrom(PAGES.site);
  const play = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/play.html"));
  const before = new Set<string>();
  if (play) reach(play.fileName, bundle, before, () => true, false);

  const stages: Record<string, Stage> = {
    common: { first: [], later: [] },
    site: { first: [], later: [] },
  };
  const add = (name: string, file: string, first: boolean) => {
    stages[name] ??= { first: [], later: [] };
    stages[name][first ? "first" : "later"].push(file);
  };
  for (const name of common) add("common", name, before.has(name) || /\/worker-/.test(name));
  for (const name of site) if (!common.has(name)) add("site", name, false);
  for (const { id } of games) {
    const own = new Set<string>();
    const painter = new Set<string>();
    for (const chunk of chunks.filter((one) => gamesOf(one).includes(id))) {
      reach(chunk.fileName, bundle, own, (other) => {
        const owners = gamesOf(other);
        return (owners.length === 0 || owners.includes(id)) && !isElsewhere(other);
      });
      if (chunk.facadeModuleId?.endsWith(`/games/${id}/painter.ts`))
        reach(chunk.fileName, bundle, painter, () => true, false);
    }
    for (const name of own) if (!common.has(name)) add(id, name, painter.has(name));
  }
  for (const file of Object.values(bundle))
    if (file.type === "asset" && file.fileName.startsWith("assets/") && !isStyle(file.fileName))
      for (const [stage, first] of stagesOf(file, games)) add(stage, file.fileName, first);
  // Styles that are loaded on demand without a script belong to no chunk: notices, dialogs, touch.
  const dressed = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  for (const name of Object.keys(bundle))
    if (isStyle(name) && !dressed.has(name)) add("common", name, /\/touch-/.test(name));
  const placed = new Set(Object.values(stages).flatMap(({ first, later }) => [...first, ...later]));
  for (const name of Object.keys(bundle))
    if (name.startsWith("assets/") && !placed.has(name)) add("rest", name, false);
  return stages;
}

const isStyle = (name: string) => name.endsWith(".css");

/**
 * Return the stages that contain a file other than a script, each with `true` if pages load the
 * file before the board.
 */
function stagesOf(
  { originalFileNames, fileName }: Rolldown.OutputAsset,
  games: readonly { id: string; family: string }[],
): [string, boolean][] {
  const source = `/${originalFileNames[0] ?? fileName}`;
  const of = (name: string) => games.filter(({ id, family }) => name === id || name === family);
  const each = (name: string, first: boolean) =>
    of(name).map(({ id }): [string, boolean] => [id, first]);
  if (PYTHON.test(fileName) || /\/worker-/.test(fileName)) return [["common", true]];
  const archive = ARCHIVE.exec(fileName)?.[1];
  if (archive) {
    if (SHARED_ARCHIVES.includes(archive)) return [["common", false]];
    return each(archive, true).length > 0 ? each(archive, true) : [["rest", false]];
  }
  const words = WORDS.exec(source)?.[1];
  if (words) {
    const isBoard = /\/i18n\/\w\w\/\w+\.ftl$/.test(source);
    if (of(words).length > 0) return each(words, isBoard);
    return [[SITE_WORDS.test(words) ? "site" : "common", FIRST_WORDS.test(words)]];
  }
  const opening = OPENING.exec(source)?.[1];
  if (opening && of(opening).length > 0) {
    const isBoard = /\/openings\/(?:info-)?\w+\.json$/.test(source);
    return each(opening, isBoard);
  }
  if (fileName.endsWith(".woff2")) return [["common", true]];
  return [["rest", false]];
}

/**
 * Add a chunk with its styles and with the chunks that it imports; `follows` decides whether a
 * dynamic import is followed.
 */
function reach(
  name: string,
  bundle: Bundle,
  found: Set<string>,
  follows: (chunk: Chunk) => boolean,
  dynamic = true,
): void {
  const file = bundle[name];
  if (found.has(name) || file?.type !== "chunk") return;
  found.add(name);
  for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of file.imports) reach(next, bundle, found, follows, dynamic);
  for (const next of dynamic ? file.dynamicImports : []) {
    const other = bundle[next];
    if (other?.type === "chunk" && follows(other)) reach(next, bundle, found, follows, dynamic);
  }
}
