/** Finds the game of a link, a position or a save without Python. */

import { decodePercent, readObject } from "../kit/address";
import { games } from "../kit/catalogue";
import { HANDOFF_KEY } from "./resume";

/** Format of a link: version and compressed content. */
const LINK = /^1\.([\w-]+)$/;
/** Number of characters to decompress; the game's id is near the beginning. */
const ENOUGH = 200;
const GAME = /"g": ?"(\w+)"/;

/**
 * Returns the id of the game in a link or in a position as JSON; null if it is missing or unknown.
 */
export async function gameOfLink(text: string): Promise<string | null> {
  const position = readObject(decodePercent(text));
  if (position) return listed("game" in position ? position.game : null);
  const packed = LINK.exec(text)?.[1];
  if (!packed) return null;
  const start = await unpackStart(packed).catch(() => "");
  return listed(GAME.exec(start)?.[1]);
}

/** Returns the id of a save's game; null if this site does not have the game. */
export function gameOfSave(save: object): string | null {
  return listed("game" in save ? save.game : null);
}

function listed(game: unknown): string | null {
  return games.find(({ id }) => id === game)?.id ?? null;
}

/** Decompresses only the first characters, to limit the size of the output. */
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

/** Opens the page of a save's game and transfers the save; false if storage is not available. */
export function sendOn(save: object, game: string): boolean {
  try {
    sessionStorage.setItem(HANDOFF_KEY, JSON.stringify(save));
  } catch {
    return false;
  }
  location.assign(`play.html?game=${game}`);
  return true;
}
