/**
 * Games that the house has never heard of: wheels that a host lays beside the site and lists in
 * `packs.json`. The list is asked for only when a page names a game that is not in the catalogue.
 */
import { read } from "../../engine/failure";
import type { GameInfo } from "../../engine/protocol";
import { bringPack, WorkerHandle } from "../../engine/workerhandle";
import { languages } from "../../i18n/language";
import { borrowWords } from "./words";

/** One line of the list; addresses are relative to the site. */
interface Pack {
  game: string;
  /** The wheel. */
  archive: string;
  /** Its words, an `.ftl` file for each language it speaks. */
  words?: Record<string, string>;
}

/** A pack's game as its own Python describes it; null where there is none or it does not work. */
export async function unpack(game: string): Promise<GameInfo | null> {
  const pack = await packOf(game);
  const archive = pack && address(pack.archive);
  if (!archive) return null;
  bringPack(archive);
  const handle = new WorkerHandle("");
  try {
    await handle.started;
    const asked = JSON.stringify({ id: 0, do: "games" });
    const { games } = read<{ games: GameInfo[] }>(JSON.parse(await handle.request(asked)));
    const info = games.find(({ id }) => id === game);
    if (info) {
      borrowWords((language) => wordsOf(pack, language));
      handle.release();
      return info;
    }
  } catch {
    // A pack that does not arrive or cannot be read is as good as none.
  }
  handle.end();
  return null;
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
  const { game, archive, words } = (one ?? {}) as Record<string, unknown>;
  const texts = Object.values((words ?? {}) as object);
  return [game, archive, ...texts].every((value) => typeof value === "string");
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
