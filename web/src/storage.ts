/**
 * What stays on this device: settings, read at once, and games, one record for each game.
 *
 * Storage may be full, forbidden by the browser or switched off by an embedding page
 * (`storage=0`): then everything lives as long as the page, and nothing of the device is touched.
 */
import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";
import type { Table } from "./engine/protocol";

declare const ALVEUS_BUILD: string;

/** A game to go on with: the save the engine reads and what the page paints meanwhile. */
export interface Kept extends Table {
  save: object;
  /** Which game this is, however often it is kept. */
  id: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** The build of the page that made the view; another one may not know how to paint it. */
  build: string;
}

/** What may be painted of a kept game before the engine has read its save. */
export function paintable(kept: Kept): Table | undefined {
  return isPaintable(kept) ? { view: kept.view, seats: kept.seats } : undefined;
}

/** Whether what is kept was made by the build of this page. */
export function isPaintable({ build }: Pick<Kept, "build">): boolean {
  return build === ALVEUS_BUILD;
}

/** When something is kept, and by which build. */
export function stamp(): Pick<Kept, "at" | "build"> {
  return { at: Date.now(), build: ALVEUS_BUILD };
}

/** Why nothing is kept; `error-<hindrance>` words it. */
export type Hindrance = "storage_full" | "storage_forbidden";

let allowed = true;
let store: UseStore | null = null;
/** Whether the browser was asked to keep what is kept. */
let asked = false;
const passing = new Map<string, string>();

/** Switches storage off for the life of this page. */
export function forbidStorage(): void {
  allowed = false;
}

/** Whether this page may keep anything. */
export function isAllowed(): boolean {
  return allowed;
}

/** Where the records of games lie. */
export function gamesStore(): UseStore {
  store ??= createStore("alveus", "games");
  return store;
}

/** A setting that was kept, or null. */
export function readSetting(name: string): string | null {
  if (!allowed) return passing.get(name) ?? null;
  try {
    return localStorage.getItem(`alveus.${name}`);
  } catch {
    return passing.get(name) ?? null;
  }
}

/** Keeps a setting as far as this device allows. */
export function writeSetting(name: string, value: string): void {
  passing.set(name, value);
  if (!allowed) return;
  try {
    localStorage.setItem(`alveus.${name}`, value);
  } catch {
    /* It holds until the page is closed. */
  }
}

/** The game kept for `id`, or null; false when storage cannot be read. */
export async function readGame(id: string): Promise<Kept | null | false> {
  if (!allowed) return null;
  try {
    return (await get<Kept>(`game.${id}`, gamesStore())) ?? null;
  } catch {
    return false;
  }
}

/** The names under which games are kept; none where storage cannot be read. */
export async function keptNames(): Promise<string[]> {
  if (!allowed) return [];
  try {
    const names = (await keys(gamesStore())).map(String);
    return names.filter((name) => name.startsWith("game.")).map((name) => name.slice(5));
  } catch {
    return [];
  }
}

/** Whether there are games by letter on this device. */
export async function hasLetters(): Promise<boolean> {
  if (!allowed) return false;
  try {
    return (await keys(gamesStore())).some((name) => String(name).startsWith("letter."));
  } catch {
    return false;
  }
}

/** A game as it is kept now. */
export function keptNow(game: Pick<Kept, "id" | "save" | "view" | "seats">): Kept {
  return { ...game, ...stamp() };
}

/** Whether a kept game was begun and can be gone on with. */
export function isUnfinished({ view }: Kept): boolean {
  return view.ply > 0 && view.actor.kind !== "over";
}

/** Keeps a game in the place of the last one; answers what hinders it, if anything. */
export async function keepGame(name: string, kept: Kept): Promise<Hindrance | null> {
  if (!allowed) return null;
  try {
    await set(`game.${name}`, kept, gamesStore());
    // Once something was played here, the browser is asked not to drop it when space is short.
    if (!asked && kept.view.ply > 0) {
      asked = true;
      void navigator.storage?.persist?.().catch(() => {});
    }
    return null;
  } catch (error) {
    return hindrance(error);
  }
}

/** What an error of the device's storage means. */
export function hindrance(error: unknown): Hindrance {
  return (error as Error).name === "QuotaExceededError" ? "storage_full" : "storage_forbidden";
}

/** Puts a stored game that cannot be read aside, beside those that were put there before. */
export async function putAside(id: string): Promise<void> {
  const damaged = await get(`game.${id}`, gamesStore());
  if (damaged === undefined) return;
  await set(`aside.${id}.${Date.now()}`, damaged, gamesStore());
  await del(`game.${id}`, gamesStore());
}
