/** A save on its way from the page where its file was read to the page of its game. */
import { readObject } from "../shell/reading";

/** Where a save waits for the page of its game. */
export const ARRIVING = "alveus.arriving";

/** The save that another page has sent here, once. */
export function arrived(game: string): object | null {
  try {
    const save = readObject(sessionStorage.getItem(ARRIVING) ?? "");
    if (!save || (save as { game?: unknown }).game !== game) return null;
    sessionStorage.removeItem(ARRIVING);
    return save;
  } catch {
    return null;
  }
}
