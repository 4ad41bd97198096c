/** Games by letter stored on this device: our side of each, with its secret. */
import { del, entries, get, set, update } from "idb-keyval";
import type { LetterView, View } from "../../engine/protocol";
import {
  forbidStorage,
  gamesStore,
  type Hindrance,
  hindrance,
  isAllowed,
  isPaintable,
  stamp,
} from "../../storage";
import { opening } from "../shell/catalogue";

export interface KeptLetter {
  /** The engine's record of the game, with our secret. */
  side: object;
  letter: LetterView;
  /** The last position shown. */
  view: View;
  /** The last letter of ours, "" before the first. */
  link: string;
  /** Time of writing that letter, in milliseconds since 1970; missing in old records. */
  sent?: number;
  /** Time of storing, in milliseconds since 1970. */
  at: number;
  /** Build of the page that made the view. */
  build: string;
}

const PREFIX = "letter.";
const TRIAL = "trial.letter";

/** Returns the record of a game, or null if there is none or it cannot be read. */
export async function readLetter(id: string): Promise<KeptLetter | null> {
  if (!isAllowed()) return null;
  try {
    return (await get<KeptLetter>(PREFIX + id, gamesStore())) ?? null;
  } catch {
    return null;
  }
}

/** Returns the record of the preceding game in a series, or null. */
export async function readGameBefore(id: string): Promise<KeptLetter | null> {
  return (await allLetters()).find(({ letter }) => letter.next === id) ?? null;
}

/** Deletes the record of a game. */
export async function forgetLetter(id: string): Promise<void> {
  await del(PREFIX + id, gamesStore());
}

/** Stores our side of a game, unless a later letter of the game is stored. */
export function keepLetter(kept: Omit<KeptLetter, "at" | "build">): Promise<Hindrance | null> {
  const { id, number } = kept.letter;
  const record = { ...kept, ...stamp() };
  return attempt(() =>
    update<KeptLetter>(
      PREFIX + id,
      (stored) => (stored && stored.letter.number > number ? stored : record),
      gamesStore(),
    ),
  );
}

/**
 * Stores a game from a side file. Returns false without storing anything if the
 * stored game is not `compared`, the one that the file was compared with.
 */
export async function keepRestored(
  restored: Omit<KeptLetter, "at" | "build">,
  compared: KeptLetter | null,
): Promise<Hindrance | boolean> {
  let isOther = false;
  const hindered = await attempt(() =>
    update<KeptLetter>(
      PREFIX + restored.letter.id,
      (stored) => {
        isOther = stored?.at !== compared?.at;
        if (isOther) throw new Error("another window changed the stored game");
        return { ...restored, ...stamp() };
      },
      gamesStore(),
    ),
  );
  return isOther ? false : (hindered ?? true);
}

/** Returns the last position shown, or the opening position if another build showed it. */
export async function seenLast(kept: KeptLetter): Promise<View | undefined> {
  return isPaintable(kept) ? kept.view : (await opening(kept.letter.game))?.view;
}

/** Returns all records, the latest first. */
export async function allLetters(): Promise<KeptLetter[]> {
  if (!isAllowed()) return [];
  try {
    const found = await entries<string, KeptLetter>(gamesStore());
    return found
      .filter(([name]) => String(name).startsWith(PREFIX))
      .map(([, kept]) => kept)
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Parameter of the address that opens the verification of a stored game. */
export const PROOF = "proof";

/** Forbids storage in frames and with `storage=0` in the address. */
export function forbidWhereNothingStays(asked: URLSearchParams): void {
  if (window.parent !== window || asked.get("storage") === "0") forbidStorage();
}

/** Returns the reason why this device cannot store a game by letter, or null. */
export async function whatHinders(): Promise<Hindrance | null> {
  const hindered = await attempt(() => set(TRIAL, "x".repeat(4096), gamesStore()));
  if (!hindered) await del(TRIAL, gamesStore());
  return hindered;
}

/** Asks the browser to keep the records. Returns true if it may delete them. */
export async function isPassing(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted()) && !(await navigator.storage.persist());
  } catch {
    return true;
  }
}

async function attempt(put: () => Promise<void>): Promise<Hindrance | null> {
  if (!isAllowed()) return "storage_forbidden";
  try {
    await put();
    return null;
  } catch (error) {
    return hindrance(error);
  }
}
