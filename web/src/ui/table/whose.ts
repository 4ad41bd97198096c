/** Which game a shared link, position or save is of, told before Python has read it. */
import { games } from "../shell/catalogue";
import { decoded, readObject } from "../shell/reading";
import { ARRIVING } from "./arriving";

/** The form of a link: its version, and what it holds packed. */
const LINK = /^1\.([\w-]+)$/;
/** Bytes that are unpacked to find the game; it stands at the beginning. */
const ENOUGH = 200;
const GAME = /"g": ?"(\w+)"/;

/** The game of a link or of a position as JSON; null where it is not told, or not one of ours. */
export async function gameOfLink(text: string): Promise<string | null> {
  const position = readObject(decoded(text));
  if (position) return listed("game" in position ? position.game : null);
  const packed = LINK.exec(text)?.[1];
  if (!packed) return null;
  const start = await unpackStart(packed).catch(() => "");
  return listed(GAME.exec(start)?.[1]);
}

/** The game of a save. */
export function gameOfSave(save: object): string | null {
  return listed("game" in save ? save.game : null);
}

function listed(game: unknown): string | null {
  return games.find(({ id }) => id === game)?.id ?? null;
}

/** The first letters of what is packed, however much it would unfold to. */
async function unpackStart(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (one) =>
    one.charCodeAt(0),
  );
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = unpacked.getReader();
  let text = "";
  while (text.length < ENOUGH) {
    const { done, value } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  void reader.cancel().catch(() => {});
  return text;
}

/** Leads a save to the page of its game; false where this device keeps nothing. */
export function sendOn(save: object, game: string): boolean {
  try {
    sessionStorage.setItem(ARRIVING, JSON.stringify(save));
  } catch {
    return false;
  }
  location.assign(`play.html?game=${game}`);
  return true;
}
