/** What this device keeps of games by letter: our side of each, its secret included. */
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
  /** What the engine goes on with; only our side should have it. */
  side: object;
  letter: LetterView;
  /** The board as it was seen last. */
  view: View;
  /** The last letter of ours, "" before the first. */
  link: string;
  /** When that was written, in milliseconds since 1970; nobody knows of older ones. */
  sent?: number;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** The build of the page that made the view. */
  build: string;
}

const PREFIX = "letter.";
const TRIAL = "trial.letter";

/** What is kept of a game; null where nothing is or nothing can be read. */
export async function readLetter(id: string): Promise<KeptLetter | null> {
  if (!isAllowed()) return null;
  try {
    return (await get<KeptLetter>(PREFIX + id, gamesStore())) ?? null;
  } catch {
    return null;
  }
}

/** What is kept of the game that a game follows in a series. */
export async function readGameBefore(id: string): Promise<KeptLetter | null> {
  return (await allLetters()).find(({ letter }) => letter.next === id) ?? null;
}

/** Our side of a game is kept no more. */
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
 * Stores a game that was restored from a file. Returns false without storing anything if the
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

/** The board as it was seen last, or how the game begins where another build saw it. */
export async function seenLast(kept: KeptLetter): Promise<View | undefined> {
  return isPaintable(kept) ? kept.view : (await opening(kept.letter.game))?.view;
}

/** All games by letter, the last one touched first. */
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

/** What the address says where the proof of a kept game is asked for. */
export const PROOF = "proof";

/** A page within another one, or one that was told to, keeps nothing. */
export function forbidWhereNothingStays(asked: URLSearchParams): void {
  if (window.parent !== window || asked.get("storage") === "0") forbidStorage();
}

/** Why no game by letter can be begun here; null where it can. */
export async function whatHinders(): Promise<Hindrance | null> {
  const hindered = await attempt(() => set(TRIAL, "x".repeat(4096), gamesStore()));
  if (!hindered) await del(TRIAL, gamesStore());
  return hindered;
}

/** Whether what is kept may be cleared away by the browser; asks it to keep it. */
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
