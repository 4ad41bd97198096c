/** What this device keeps of games by letter: our side of each, its secret included. */
import { del, entries, get, set } from "idb-keyval";
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

/** What stands in a file of our side. */
export type Brought = Pick<KeptLetter, "side" | "link">;

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

/** Keeps our side of a game; answers what hinders it, if anything. */
export async function keepLetter(
  kept: Omit<KeptLetter, "at" | "build">,
): Promise<Hindrance | null> {
  return store(PREFIX + kept.letter.id, { ...kept, ...stamp() });
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

/** What the address says where our side has been brought from a file. */
export const BROUGHT = "brought";

/** Our side from a file, until the page that opens it takes it. */
export async function leaveBrought(brought: Brought): Promise<Hindrance | null> {
  return store(BROUGHT, brought);
}

/** Takes what was brought from a file; null where nothing was. */
export async function takeBrought(): Promise<Brought | null> {
  try {
    const brought = (await get<Brought>(BROUGHT, gamesStore())) ?? null;
    await del(BROUGHT, gamesStore());
    return brought;
  } catch {
    return null;
  }
}

/** A page within another one, or one that was told to, keeps nothing. */
export function forbidWhereNothingStays(asked: URLSearchParams): void {
  if (window.parent !== window || asked.get("storage") === "0") forbidStorage();
}

/** Why no game by letter can be begun here; null where it can. */
export async function whatHinders(): Promise<Hindrance | null> {
  const hindered = await store(TRIAL, "x".repeat(4096));
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

async function store(name: string, value: unknown): Promise<Hindrance | null> {
  if (!isAllowed()) return "storage_forbidden";
  try {
    await set(name, value, gamesStore());
    return null;
  } catch (error) {
    return hindrance(error);
  }
}
