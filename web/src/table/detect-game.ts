/** Finds the id of the game of a link, a position or a save, without starting Python. */

import { decodePercent, readObject } from "../kit/address";
import { games } from "../kit/catalogue";
import { HANDOFF_KEY, type Handoff } from "./resume";

/** Format of a link: version and compressed content. */
const LINK = /^1\.([\w-]+)$/;
/** Number of decompressed characters that suffice: the game's id is near the beginning. */
const ENOUGH = 200;
const GAME = /"g": ?"(\w+)"/;

/**
 * Return the id of the game to which a text belongs: a game link, or a position as percent-encoded
 * JSON. Return null if the text is damaged, or if the id is missing or unknown.
 */
export async function gameOfLink(text: string): Promise<string | null> {
  const position = readObject(decodePercent(text));
  if (position) return listed("game" in position ? position.game : null);
  const packed = LINK.exec(text)?.[1];
  if (!packed) return null;
  const start = await unpackStart(packed).catch(() => "");
  return listed(GAME.exec(start)?.[1]);
}

/**
 * Return the id of a save's game; null if the id is missing or this site does not have the game.
 */
export function gameOfSave(save: object): string | null {
  return listed("game" in save ? save.game : null);
}

function listed(game: unknown): string | null {
  return games.find(({ id }) => id === game)?.id ?? null;
}

/**
 * Decompress the beginning of a link's content (Base64 with `-` and `_`): at least `ENOUGH`
 * characters, or the whole content if it is shorter. The rest is skipped, because a short link can
 * contain a very long text. Reject if the content is damaged.
 */
async function unpackStart(packed: string): Promise<string> {
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (one) => one.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = unpacked.getReader();
  let start = "";
  while (start.length < ENOUGH) {
    const { done, value } = await reader.read();
    if (done) break;
    start += new TextDecoder().decode(value);
  }
  void reader.cancel().catch(() => {});
  return start;
}

/**
 * Hand a save over to the page of its game, and open that page. `from` is the id of the game on
 * this page, if any. Return false if the session storage is not available.
 */
export function sendOn(save: object, game: string, from = ""): boolean {
  const handoff: Handoff = { save, from };
  try {
    sessionStorage.setItem(HANDOFF_KEY, JSON.stringify(handoff));
  } catch {
    return false;
  }
  location.assign(`play.html?game=${game}`);
  return true;
}
