/**
 * Early start of pages with a board or with a game's rules. An inline script at the top of the page
 * runs before any other script arrives. It starts the worker, so that Python boots while the page
 * is painted (engine/worker-handle.ts takes the worker over). It also requests the modules and
 * words of the game in the URL, which the scripts would otherwise request one after the other.
 * Other pages do not need Python at the start.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { PLANS, planFor } from "../../src/engine/startup.ts";
import type { Page } from "../pages.ts";

type Bundle = Rolldown.OutputBundle;

const SHELF = join(import.meta.dirname, "../../src/generated/openings/games.json");
const WORDS = /src\/i18n\/(\w\w)\/([\w/]+)\.ftl$/;
const WORKER = "/src/engine/worker-handle.ts";
const RULES = "/src/pages/rules.ts";

/** Return the script of a page with a board or with the rules of a game, or null. */
export function startScript({ bundle, chunk, imports }: Page): string | null {
  const [plays, tells] = [imports(WORKER), imports(RULES)];
  if (!plays && !tells) return null;
  const own = new Set(chunk ? imported(chunk.fileName, bundle) : []);
  const started = boards(bundle, tells, own);
  const worker = Object.keys(bundle).find((name) => /^assets\/worker-[^/]+\.js$/.test(name));
  if (!worker) throw new Error("the bundle has no worker");
  const words = wordFiles(bundle, new Set(Object.values(started).flatMap((it) => it.areas)));
  const touch = Object.keys(bundle).find((name) => /^assets\/touch-[^/]+\.css$/.test(name));
  if (!touch) throw new Error("the bundle has no styles for fingers");
  const given = [started, words, `./${touch}`, plays ? `./${worker}` : ""];
  return `(${start})(${given.map((it) => JSON.stringify(it))},${planFor},${JSON.stringify(PLANS)})`;
}

/**
 * The inline script. Its source is copied into the page, so it must not use anything else in this
 * module. It requests the board of the game in the URL and the words in the expected language. It
 * then starts the worker, if there is one and `plan` starts Python at once on this device. The
 * worker's name lists the modules and games to load.
 */
function start(
  boards: Boards,
  words: Words,
  touch: string,
  worker: string,
  plan: typeof planFor,
  plans: typeof PLANS,
): void {
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
  const fingers = matchMedia("(pointer: coarse)").matches;
  if (fingers) ask({ rel: "preload", href: touch, as: "style", crossOrigin: "" });
  // A request is harmless if its file turns out not to be needed, because of another language or a
  // resumed game.
  for (const file of [...data, ...areas.flatMap((area) => texts?.[area] ?? [])])
    fetch(file).catch(() => {});
  const name = [family, made.preload, made.preload && board ? `game:${game}` : ""]
    .filter(Boolean)
    .join(" ");
  /** True if a snapshot of Python is stored (`pages/prepare.ts`), so that Python starts quickly. */
  const wakes = () => {
    try {
      return JSON.parse(localStorage.getItem("alveus.wakes") ?? "[]").includes(name);
    } catch {
      return false;
    }
  };
  const { hardwareConcurrency: cores } = navigator;
  const device = { cores, touch: fingers, snapshot: wakes() };
  if (!worker || plan(device, plans).python !== "at once") return;
  try {
    const early = { worker: new Worker(worker, { type: "module", name }), failed: false };
    early.worker.onerror = () => {
      early.failed = true;
    };
    globalThis.alveusWorker = early;
  } catch {
    // The page shows an error when it needs its worker.
  }
}

interface Shelf {
  games: { id: string; family: string }[];
}

/**
 * For every game: its areas of words, its data files, the scripts of its painter with their
 * imports, and its family.
 */
type Boards = Record<string, { areas: string[]; data: string[]; files: string[]; family: string }>;

/**
 * Return the start files of each game. `tells` is true for the page of rules; `own` contains the
 * scripts that the page requests itself.
 */
function boards(bundle: Bundle, tells: boolean, own: ReadonlySet<string>): Boards {
  const { games } = JSON.parse(readFileSync(SHELF, "utf8")) as Shelf;
  return Object.fromEntries(
    games.map(({ id, family }) => {
      const further = tells ? ["/src/i18n/subfolders.ts", `/src/games/${id}/page.ts`] : [];
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

/** File of every area of words, keyed by language and area. */
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

/** Return a script and all its imports, direct or indirect. */
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
