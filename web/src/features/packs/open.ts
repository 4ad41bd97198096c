/**
 * Start of a pack's game: Python loads the pack's wheel (a package); the page loads messages,
 * painter, course and rules. A file is used only if it matches its hash in `packs.json`, and is
 * cached for offline use.
 */

import { bringGame } from "../../contracts/games";
import type { GameManifest, RulesPage } from "../../contracts/manifest";
import type { Course } from "../../contracts/studies";
import {
  EngineFailure,
  type GameInfo,
  type GamesReply,
  type Reply,
  read,
  type Table,
} from "../../engine/protocol";
import { setPack, WorkerHandle } from "../../engine/worker-handle";
import { addPackMessages } from "../../kit/words";
import { fetchPackFile, integrityOf, type PackFile } from "../../pyodide/fetching";
import { type Pack, packFailure, readPacks, readText, readTexts, textsIn, unusable } from "./list";
import { openPainter } from "./painter";

/** Name of the service worker's cache for packs. */
const KEPT = "packs";

/**
 * Start Python with a pack and return the description of its game. Throw an EngineFailure:
 * `unknown_game` if the list does not contain the game, `game_twice` if its id is in use, a code
 * `pack_…` if the list or a file is faulty, `load_failed` if Python cannot be started,
 * `game_broken` for an unexpected error in Python, or the engine's code if it rejects the game.
 */
export async function unpack(game: string): Promise<GameInfo> {
  const entries = await readPacks();
  const entry = entries.find((one) => one.game === game) ?? entries.find((one) => one.game === "");
  const pack = entry?.pack ?? new EngineFailure("unknown_game", { game });
  if (pack instanceof EngineFailure) throw pack;
  setPack([pack.wheel]);
  const handle = new WorkerHandle([]);
  const started = Promise.race([
    handle.started.catch((error: Error) => packFailure(error, pack.wheel.file)),
    handle.death.then(() => new EngineFailure("load_failed")),
  ]);
  try {
    const [texts, brought] = await Promise.all([readTexts(pack), manifest(pack)]);
    const failure = await started;
    if (failure) throw failure;
    const info = await describe(game, pack.wheel.file, handle);
    addPackMessages(async (language) => textsIn(texts, language));
    bringGame(brought);
    handle.release();
    void keep(pack).catch(() => {});
    return info;
  } catch (error) {
    handle.end();
    throw error;
  }
}

/** Return the start position of a pack's game from Python, which `unpack` has started. */
export async function openingOf({ id: game, seats }: GameInfo): Promise<Table> {
  const handle = new WorkerHandle([]);
  const people = Object.fromEntries(seats.map((seat) => [seat, { kind: "human" }]));
  const reply = await ask(handle, { do: "new", game, seats: people });
  handle.release();
  return read<Table>(reply);
}

/** Return the reply to a request. Throw an EngineFailure if the worker dies. */
async function ask(handle: WorkerHandle, request: object): Promise<Reply> {
  const death = handle.death.then(() => Promise.reject(new EngineFailure("worker_died")));
  const reply = handle.request(JSON.stringify({ id: 0, ...request }));
  return JSON.parse(await Promise.race([reply, death]));
}

/** Return the game's description. Throw an EngineFailure if the game cannot be opened. */
async function describe(game: string, archive: string, handle: WorkerHandle): Promise<GameInfo> {
  const reply = await ask(handle, { do: "games" });
  // An unexpected error in Python, for example because the pack imports a module that does not
  // exist.
  if (reply.error?.code === "internal") {
    const error = reply.error.params.text ?? "";
    throw new EngineFailure("game_broken", { game, module: archive, error });
  }
  const { games, problems } = read<GamesReply>(reply);
  const info = games.find(({ id }) => id === game);
  if (info) return info;
  const problem = problems.find(({ params }) => params.game === game);
  if (problem) throw new EngineFailure(problem.code, problem.params);
  throw new EngineFailure("pack_without_game", { archive, game });
}

/**
 * Return the manifest of a pack's game: its id, and functions that load its parts. A game without a
 * painter uses the default painter. The course (lessons) and the rules page are optional.
 */
async function manifest({ game, painter, course, rules }: Pack): Promise<GameManifest> {
  const [taught, described] = await Promise.all([
    course && readPart<Course>(course, "steps"),
    rules && readPart<RulesPage>(rules, "sections"),
    painter && fetchPackFile(painter).catch((error) => Promise.reject(packFailure(error, ""))),
  ]);
  return {
    id: game,
    painter: () => (painter ? openPainter(painter, game) : import("../../board/plain")),
    ...(taught && { course: async () => taught }),
    ...(described && { rules: async () => ({ page: described }) }),
  };
}

/**
 * Read a JSON file: an object with an array under the key `list`. Throw an EngineFailure if the
 * file cannot be loaded or has another content.
 */
async function readPart<Part>(file: PackFile, list: string): Promise<Part> {
  const text = await readText(file);
  try {
    const part = JSON.parse(text) as Part & Record<string, unknown>;
    if (!Array.isArray(part?.[list])) throw new Error(`no "${list}"`);
    return part;
  } catch (error) {
    throw unusable(file, error);
  }
}

/**
 * Cache `packs.json` and a pack's files for offline use, after the service worker is ready. Caches
 * nothing and throws an error if a file cannot be loaded or no longer matches its hash.
 */
async function keep({ wheel, words, painter, course, rules }: Pack): Promise<void> {
  await navigator.serviceWorker?.ready;
  const brought = [wheel, ...words.values(), painter, course, rules];
  const requests = brought
    .filter((file) => file !== undefined)
    .map((file) => new Request(file.address, { cache: "no-cache", integrity: integrityOf(file) }));
  const cache = await caches.open(KEPT);
  await cache.addAll(["packs.json", ...requests]);
}
