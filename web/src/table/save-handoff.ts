/** Transfers a save from the page that read its file to the page of its game. */
import { readObject } from "../kit/json";

/** Session storage key of the save. */
export const HANDOFF_KEY = "alveus.arriving";

/** Returns and removes the save of this game that another page stored; null if there is none. */
export function takeSave(game: string): object | null {
  try {
    const save = readObject(sessionStorage.getItem(HANDOFF_KEY) ?? "");
    if (!save || (save as { game?: unknown }).game !== game) return null;
    sessionStorage.removeItem(HANDOFF_KEY);
    return save;
  } catch {
    return null;
  }
}
