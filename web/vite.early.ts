/**
 * What a page with a board, or with a game's rules, starts with its first line, before any script
 * has arrived: the worker, so that Python boots while the page paints (engine/workerhandle.ts takes
 * it over), and the modules and words of the game in its address, which its scripts would otherwise
 * ask for one after the other. No other page needs Python when it begins.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const SHELF = join(import.meta.dirname, "src", "generated", "openings", "games.json");
const WORDS = /src\/i18n\/(\w\w)\/([\w/]+)\.ftl$/;
const WORKER = "/src/engine/workerhandle.ts";
const RULES = "/src/ui/pages/rules.ts";

export function earlyStart(): Plugin {
  /** Whether a page imports a module, at once and not later. */
  let uses: (page: string, module: string) => boolean = () => false;
  return {
    name: "alveus-early-start",
    apply: "build",
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      uses = (page, module) => reaches(page, module, imports);
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {}, chunk }) {
        const page = chunk?.facadeModuleId ?? "";
        const [plays, tells] = [uses(page, WORKER), uses(page, RULES)];
        if (!plays && !tells) return [];
        const own = new Set(chunk ? imported(chunk.fileName, bundle) : []);
        const started = boards(bundle, tells, own);
        const worker = Object.keys(bundle).find((name) => /^assets\/worker-[^/]+\.js$/.test(name));
        if (!worker) throw new Error("the bundle has no worker");
        const words = wordFiles(bundle, new Set(Object.values(started).flatMap((it) => it.areas)));
        const touch = Object.keys(bundle).find((name) => /^assets\/touch-[^/]+\.css$/.test(name));
        if (!touch) throw new Error("the bundle has no styles for fingers");
        const given = [started, words, `./${touch}`, plays ? `./${worker}` : ""];
        return [
          {
            tag: "script",
            children: `(${start})(${given.map((it) => JSON.stringify(it))})`,
            injectTo: "head-prepend",
          },
        ];
      },
    },
  };
}

/**
 * The line itself, put into the page as it stands here: it may use nothing of this module. It
 * asks for the board of the game in the address and for its words in the language it may be,
 * and then starts the worker, if there is one, under the names of what it is to start with.
 */
function start(boards: Boards, words: Words, touch: string, worker: string): void {
  const asked = new URLSearchParams(location.search);
  const made = document.documentElement.dataset;
  const game = made.game ?? asked.get("game") ?? "";
  const board = Object.hasOwn(boards, game) ? boards[game] : undefined;
  const { areas, data, files, family } = board ?? { areas: [], data: [], files: [], family: "" };
  const language = (asked.get("lang") ?? made.language ?? navigator.language)
    .slice(0, 2)
    .toLowerCase();
  const texts = words[language] ?? words.en;
  const ask = (asked: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement("link"), asked));
  for (const href of files) ask({ rel: "modulepreload", href });
  if (matchMedia("(pointer: coarse)").matches)
    ask({ rel: "preload", href: touch, as: "style", crossOrigin: "" });
  // What is not needed after all, in another language or for a game gone on with, does no harm so.
  for (const file of [...data, ...areas.flatMap((area) => texts?.[area] ?? [])])
    fetch(file).catch(() => {});
  const name = [family, made.preload, made.preload && board ? `game:${game}` : ""]
    .filter(Boolean)
    .join(" ");
  /** Whether Python is remembered (`remembering.ts`) and has little to do when it wakes. */
  const wakes = () => {
    try {
      return JSON.parse(localStorage.getItem("alveus.wakes") ?? "[]").includes(name);
    } catch {
      return false;
    }
  };
  // Where there are but two cores, a worker that starts would take one from the board, and comes
  // after it.
  if (!worker || (navigator.hardwareConcurrency <= 2 && !wakes())) return;
  try {
    const early = { worker: new Worker(worker, { type: "module", name }), failed: false };
    early.worker.onerror = () => {
      early.failed = true;
    };
    globalThis.alveusWorker = early;
  } catch {
    // The page tells what is wrong when it needs its worker.
  }
}

interface Shelf {
  games: { id: string; family: string }[];
}

/** The areas of every game's words, its painter with what that imports, its opening and its entry. */
type Boards = Record<string, { areas: string[]; data: string[]; files: string[]; family: string }>;

/** `own` are the scripts that the page names itself. */
function boards(bundle: Bundle, tells: boolean, own: ReadonlySet<string>): Boards {
  const { games } = JSON.parse(readFileSync(SHELF, "utf8")) as Shelf;
  return Object.fromEntries(
    games.map(({ id, family }) => {
      const further = tells ? ["/src/i18n/further.ts", `/src/games/${id}/page.ts`] : [];
      const modules = [`/src/games/${id}/painter.ts`, ...further];
      const chunks = modules.map((module) => chunkOf(module, bundle));
      const data = [id, `info-${id}`].map((name) => dataOf(name, bundle));
      const files = chunks.flatMap(({ fileName }) => imported(fileName, bundle));
      const areas = ["core", "shell", family, id, ...(tells ? [`pages/${id}`] : [])];
      const asked = [...new Set(files)].filter((file) => !own.has(file));
      return [id, { areas, data, files: asked.map((file) => `./${file}`), family }];
    }),
  );
}

/** The file of every area of words, by language. */
type Words = Record<string, Record<string, string>>;

function wordFiles(bundle: Bundle, needed: ReadonlySet<string>): Words {
  const languages: Words = {};
  for (const file of Object.values(bundle)) {
    const [source = ""] = file.type === "asset" ? file.originalFileNames : [];
    const [, language, area] = source.match(WORDS) ?? [];
    if (!language || !area || !needed.has(area)) continue;
    languages[language] = { ...languages[language], [area]: `./${file.fileName}` };
  }
  return languages;
}

function dataOf(name: string, bundle: Bundle): string {
  const found = Object.values(bundle).find(
    (file) =>
      file.type === "asset" && file.originalFileNames[0]?.endsWith(`/openings/${name}.json`),
  );
  if (!found) throw new Error(`the bundle has no opening ${name}`);
  return `./${found.fileName}`;
}

/** A script with all that it imports, directly or by what it imports. */
function imported(script: string, bundle: Bundle, found = new Set<string>()): string[] {
  if (found.has(script)) return [];
  found.add(script);
  const file = bundle[script];
  const needed = file?.type === "chunk" ? file.imports : [];
  return [script, ...needed.flatMap((one) => imported(one, bundle, found))];
}

function chunkOf(module: string, bundle: Bundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(module),
  );
  if (found?.type !== "chunk") throw new Error(`the bundle has no ${module}`);
  return found;
}

/** Whether a module is imported, directly or by what is imported. */
function reaches(
  id: string,
  module: string,
  imports: (id: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(module)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return imports(id).some((one) => reaches(one, module, imports, seen));
}
