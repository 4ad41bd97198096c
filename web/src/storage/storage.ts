/**
 * Data stored on this device: settings in localStorage, which is synchronous, and games in
 * IndexedDB.
 *
 * If storage is full, forbidden by the browser or switched off by an embedding page
 * (`storage=0`), new data is lost when the page is closed.
 */
import type { Table } from "../engine/protocol";
import { hasWritten, isFull } from "./database";
import {
  type ExtraRecords,
  type Revisioned,
  readKeys,
  readRecord,
  type WriteResult,
  writeRecord,
} from "./records";

declare const ALVEUS_BUILD: string;

/** A stored game: the engine's save, and the view (position) to show until the save is read. */
export interface StoredGame extends Table, Revisioned {
  save: object;
  /** Identifies the game across all its saves. */
  id: string;
  /** Time of the save, in milliseconds since 1970. */
  at: number;
  /** Build of the page that created the view. Other builds may be unable to paint it. */
  build: string;
}

/**
 * Return the position (view) and the players (seats) to show before the engine has read the save;
 * undefined if another build created them.
 */
export function paintable(kept: StoredGame): Table | undefined {
  return isPaintable(kept) ? { view: kept.view, seats: kept.seats } : undefined;
}

/** True if the build of this page created the record, so that this page can paint its view. */
export function isPaintable({ build }: Pick<StoredGame, "build">): boolean {
  return build === ALVEUS_BUILD;
}

/** Return the time and the build of a record that is written now. */
export function timeAndBuild(): Pick<StoredGame, "at" | "build"> {
  return { at: Date.now(), build: ALVEUS_BUILD };
}

/**
 * Reasons why nothing can be stored: the device has no space; the browser forbids storage; or the
 * connection to the database was lost (this page could write earlier). The user sees the message
 * with the id `error-<fault>`.
 */
export type StorageFault = "storage_full" | "storage_forbidden" | "storage_lost";

let allowed = true;
/**
 * The last values of the settings that this page has written, by name. If another tab changes a
 * setting, `onSetting` updates the value here.
 */
export const lastWritten = new Map<string, string>();
/** Names of settings that the browser refused to store; their values are in `lastWritten`. */
const refused = new Set<string>();

/** Switch storage off for the life of this page. */
export function forbidStorage(): void {
  allowed = false;
}

export function isStorageAllowed(): boolean {
  return allowed;
}

/**
 * Name of the setting whose value is the date of the last backup (`today()`), or "suggested" after
 * the home page has suggested one. The home page suggests a backup only if the setting is missing.
 */
export const LAST_BACKUP = "backup";

/** The prefix of the keys in localStorage. */
export const PREFIX = "alveus.";

/**
 * Return the value of a setting; null if there is none. If storage is not available, return the
 * value that this page wrote last.
 */
export function readSetting(name: string): string | null {
  if (!allowed || refused.has(name)) return lastWritten.get(name) ?? null;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return lastWritten.get(name) ?? null;
  }
}

/** Store a setting; if this is impossible, keep its value until the page is closed. */
export function writeSetting(name: string, value: string): void {
  lastWritten.set(name, value);
  if (!allowed) return;
  try {
    localStorage.setItem(PREFIX + name, value);
    refused.delete(name);
  } catch {
    // From now on, `readSetting` returns the value in `lastWritten`.
    refused.add(name);
  }
}

/** A value that is stored on this device as JSON. */
export interface StoredValue<Read, Written = Read> {
  /** Return the valid part of the stored value, or a default (see `check` of `stored`). */
  read(): Read;
  write(value: Written): void;
}

/**
 * Return functions that read and write a setting as JSON. `check` receives the stored value and its
 * text, and returns the valid part of the value or a default. If nothing is stored, `text` is null
 * and the value is undefined. If the text is not valid JSON, the value is undefined.
 */
export function stored<Read, Written = Read>(
  name: string,
  check: (value: unknown, text: string | null) => Read,
): StoredValue<Read, Written> {
  return {
    read() {
      const text = readSetting(name);
      return check(text === null ? undefined : parseJson(text), text);
    },
    write: (value) => writeSetting(name, JSON.stringify(value)),
  };
}

/** Return the value of a JSON text; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if a value is an object, but not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const GAME = "game.";

/** Return the key of the record with the game stored under the name `slot`. */
export function gameKey(slot: string): string {
  return GAME + slot;
}

/** Return the names (slots) under which games are stored; [] if storage cannot be read. */
export async function usedSlots(): Promise<string[]> {
  return (await keysOf(GAME)).map((name) => name.slice(GAME.length));
}

/**
 * True if games by letter (between two devices, by exchanged links) are stored on this device.
 * False if storage cannot be read.
 */
export async function hasLetters(): Promise<boolean> {
  return (await keysOf("letter.")).length > 0;
}

async function keysOf(prefix: string): Promise<string[]> {
  return isStorageAllowed() ? readKeys(prefix).catch(() => []) : [];
}

/**
 * Return the game stored under the name `slot`; null if there is none or storage is switched off;
 * false if storage cannot be read.
 */
export async function readGame(slot: string): Promise<StoredGame | null | false> {
  if (!allowed) return null;
  try {
    return await readRecord<StoredGame>(GAME + slot);
  } catch {
    return false;
  }
}

/**
 * Store a game under the name `slot`, together with the records in `extra`, if the stored game
 * still has the revision `base`. Resolve with the new revision, with the stored game if it has
 * another revision (see `writeRecord`), or with the reason why storage failed.
 */
export async function storeGame(
  slot: string,
  kept: StoredGame,
  base: string | null,
  extra?: ExtraRecords,
): Promise<WriteResult<StoredGame> | StorageFault> {
  try {
    return await writeRecord(GAME + slot, kept, base, extra);
  } catch (error) {
    return storageFault(error);
  }
}

/** Convert a storage error to the reason that is shown to the user. */
export function storageFault(error: unknown): StorageFault {
  if (isFull(error)) return "storage_full";
  return hasWritten() ? "storage_lost" : "storage_forbidden";
}

/** Hash of a text in base 36: FNV-1a with 32 bits, over code points instead of bytes. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
