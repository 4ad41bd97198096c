/** Transfers a save from the page that read its file to the page of its game. */
import { readObject } from "../shell/reading";

/** Session storage key of the save. */
export const ARRIVING = "alveus.arriving";

/** Returns and removes the save of this game that another page stored; null if there is none. */
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
