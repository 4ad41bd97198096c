/** What this device keeps of games by letter: our side of each, its secret included. */
import { del, entries, get, set } from "idb-keyval";
import type { LetterView, View } from "../../engine/protocol";
import { games, type Hindrance, isStorageAllowed } from "../../storage";

export interface KeptLetter {
  /** What the engine goes on with; only our side should have it. */
  side: object;
  letter: LetterView;
  /** The board as it was seen last. */
  view: View;
  /** The last letter of ours, "" before the first. */
  link: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

const PREFIX = "letter.";
const TRIAL = "trial.letter";

/** What is kept of a game; null where nothing is or nothing can be read. */
export async function readLetter(id: string): Promise<KeptLetter | null> {
  if (!isStorageAllowed()) return null;
  try {
    return (await get<KeptLetter>(PREFIX + id, games())) ?? null;
  } catch {
    return null;
  }
}

/** Keeps our side of a game; answers what hinders it, if anything. */
export async function keepLetter(kept: Omit<KeptLetter, "at">): Promise<Hindrance | null> {
  return store(PREFIX + kept.letter.id, { ...kept, at: Date.now() });
}

/** All games by letter, the last one touched first. */
export async function allLetters(): Promise<KeptLetter[]> {
  if (!isStorageAllowed()) return [];
  try {
    const found = await entries<string, KeptLetter>(games());
    return found
      .filter(([name]) => String(name).startsWith(PREFIX))
      .map(([, kept]) => kept)
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Why no game by letter can be begun here; null where it can. */
export async function whatHinders(): Promise<Hindrance | null> {
  const hindrance = await store(TRIAL, "x".repeat(4096));
  if (!hindrance) await del(TRIAL, games());
  return hindrance;
}

/** Whether what is kept may be cleared away by the browser; asks it to keep it. */
export async function isPassing(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted()) && !(await navigator.storage.persist());
  } catch {
    return true;
  }
}

async function store(name: string, value: unknown): Promise<Hindrance | null> {
  if (!isStorageAllowed()) return "storage_forbidden";
  try {
    await set(name, value, games());
    return null;
  } catch (error) {
    return (error as Error).name === "QuotaExceededError" ? "storage_full" : "storage_forbidden";
  }
}
