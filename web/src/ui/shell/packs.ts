/**
 * Games that the house has never heard of: wheels that a host lays beside the site and lists in
 * `packs.json`. The list is asked for only when a page names a game that is not in the catalogue.
 * What the list names is played only as it was listed, by its hash, and kept for playing offline.
 */
import { EngineFailure, type Reply, read } from "../../engine/failure";
import type { GameInfo, GamesReply } from "../../engine/protocol";
import { bringPack, WorkerHandle } from "../../engine/workerhandle";
import { languages } from "../../i18n/language";
import { borrowWords } from "./words";

/** One line of the list; addresses are relative to the site. */
interface Pack {
  game: string;
  /** The wheel. */
  archive: string;
  /** SHA-256 of the wheel, in hexadecimal digits. */
  sha256: string;
  /** Its words, an `.ftl` file for each language it speaks. */
  words?: Record<string, string>;
}

/** What `addPack` says of a wheel. */
const WHEEL_FAILURES = ["pack_missing", "pack_altered", "pack_damaged"];
/** Where packs are kept, in the service worker's cache of that name. */
const KEPT = "packs";

/**
 * A pack's game as its own Python describes it. Fails with `unknown_game` where no pack is listed
 * for it, with `pack_elsewhere`, `pack_missing`, `pack_altered`, `pack_damaged` or `pack_without_game` where the
 * wheel is not as it should be, and with what the engine says of a game that cannot be opened.
 */
export async function unpack(game: string): Promise<GameInfo> {
  const pack = await packOf(game);
  if (!pack) throw new EngineFailure("unknown_game", { game });
  const { archive } = pack;
  const wheel = address(archive);
  if (!wheel) throw new EngineFailure("pack_elsewhere", { archive });
  bringPack({ address: wheel, sha256: pack.sha256 });
  const handle = new WorkerHandle([]);
  try {
    await handle.started.catch((error: Error) => {
      const known = WHEEL_FAILURES.includes(error.message);
      throw new EngineFailure(known ? error.message : "load_failed", { archive });
    });
    const info = await describe(game, archive, handle);
    borrowWords((language) => wordsOf(pack, language));
    handle.release();
    void keep(pack).catch(() => {});
    return info;
  } catch (error) {
    handle.end();
    throw error;
  }
}

/** The game's entry, or the failure with what is wrong with it. */
async function describe(game: string, archive: string, handle: WorkerHandle): Promise<GameInfo> {
  const asked = JSON.stringify({ id: 0, do: "games" });
  const reply = JSON.parse(await handle.request(asked)) as Reply;
  // A pack that asks for a module of the house or of Python which nobody has.
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

/** Keeps a pack once the site itself is kept; what does not come is asked for again next time. */
async function keep({ archive, words = {} }: Pack): Promise<void> {
  await navigator.serviceWorker?.ready;
  const files = ["packs.json", archive, ...Object.values(words)];
  await (await caches.open(KEPT)).addAll(files.flatMap((file) => address(file) ?? []));
}

async function packOf(game: string): Promise<Pack | null> {
  try {
    const list: unknown = JSON.parse(await textOf("packs.json"));
    return (Array.isArray(list) && list.filter(isPack).find((pack) => pack.game === game)) || null;
  } catch {
    return null;
  }
}

function isPack(one: unknown): one is Pack {
  const { game, archive, sha256, words } = (one ?? {}) as Record<string, unknown>;
  const texts = Object.values((words ?? {}) as object);
  return [game, archive, sha256, ...texts].every((value) => typeof value === "string");
}

/** The texts in a language, and in the next best for what is not worded in it. */
async function wordsOf({ words = {} }: Partial<Pack>, language: string): Promise<string[]> {
  const order = new Set([language, ...languages, ...Object.keys(words)]);
  const files = [...order].flatMap((one) => words[one] ?? []).slice(0, 2);
  return Promise.all(files.map((file) => textOf(file).catch(() => "")));
}

async function textOf(file: string): Promise<string> {
  const url = address(file);
  const response = url ? await fetch(url, { cache: "no-cache" }) : null;
  if (!response?.ok) throw new Error(`${response?.status ?? "nothing"} for ${file}`);
  return response.text();
}

/** A file's whole address, which has to be of our own origin. */
function address(file: string): string | null {
  const found = URL.canParse(file, document.baseURI) ? new URL(file, document.baseURI) : null;
  return found?.origin === location.origin ? found.href : null;
}
