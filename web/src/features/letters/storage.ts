/** Games by letter on this device: this player's side of each game, including the secret. */
import type { LetterView, View } from "../../engine/protocol";
import { opening } from "../../kit/catalogue";
import { notice } from "../../kit/toast";
import { t } from "../../kit/words";
import {
  putRecords,
  type Revisioned,
  readRecord,
  readRecords,
  revisionOf,
  type WriteResult,
  writeRecord,
} from "../../storage/records";
import {
  forbidStorage,
  isPaintable,
  isStorageAllowed,
  type StorageFault,
  storageFault,
  timeAndBuild,
} from "../../storage/storage";
import { followRecord } from "../../storage/tabs";

export interface StoredLetter extends Revisioned {
  /** The engine's record of the game, which contains this player's secret. */
  side: object;
  letter: LetterView;
  /** The last position shown. */
  view: View;
  /** Link of this player's last letter, "" before the first. */
  link: string;
  /**
   * Time when this player's last letter was written, in milliseconds since 1970. Older records lack
   * it.
   */
  sent?: number;
  /** Time when the record was stored, in milliseconds since 1970. */
  at: number;
  /** Build of the page that made the view. */
  build: string;
}

/** Value of `format` in files with one side of a game, which `restore-dialog.ts` reads. */
export const SIDE_FORMAT = "alveus letter side";
const PREFIX = "letter.";
const TRIAL = "trial.letter";

/** The record that this page last read or wrote, keyed by game id; null if there was none. */
const lastRecords = new Map<string, KnownRecord | null>();
/** The games for which this page shows that another tab has a newer state. */
const noticed = new Set<string>();

/** Returns the record of a game; null if there is none or it cannot be read. */
export async function readLetter(id: string): Promise<StoredLetter | null> {
  if (!isStorageAllowed()) return null;
  const kept = await readRecord<StoredLetter>(PREFIX + id).catch(() => undefined);
  if (kept !== undefined && !lastRecords.has(id)) lastRecords.set(id, kept);
  return kept ?? null;
}

/** Returns the previous game of the series; null if there is none. */
export async function readPreviousGame(id: string): Promise<StoredLetter | null> {
  return (await allLetters()).find(({ letter }) => letter.next === id) ?? null;
}

/** Deletes this player's side of a game. */
export async function deleteLetter(id: string): Promise<void> {
  await putRecords([[PREFIX + id, null]]);
}

/**
 * Stores this player's side of a game. Returns the reason why it cannot be stored, if any. A state
 * that another tab has stored is replaced only by a later letter. If two tabs draft the same
 * letter, the first draft stored is kept.
 */
export function storeLetter(kept: NewRecord): Promise<StorageFault | null> {
  const { id, number } = kept.letter;
  return attempt(async () => {
    let written = await writeLetter(kept, lastRecords.get(id));
    const newer = "newer" in written && written.newer;
    if (newer && (isKnown(id, newer) || number > newer.letter.number))
      written = await writeLetter(kept, newer);
    if ("newer" in written) noticeNewer(id);
    else lastRecords.set(id, { side: kept.side, rev: written.rev });
    follow(id);
    return null;
  });
}

/**
 * Stores a game from a side file and returns true. Returns false and stores nothing if the stored
 * game differs from `compared`, the state with which the file was compared; returns the reason if
 * the device cannot store it.
 */
export function storeRestored(
  restored: NewRecord,
  compared: StoredLetter | null,
): Promise<StorageFault | boolean> {
  return attempt(async () => "rev" in (await writeLetter(restored, compared)));
}

/** Writes to the storage. Returns the reason if that is impossible, otherwise the result. */
async function attempt<T>(write: () => Promise<T>): Promise<T | StorageFault> {
  if (!isStorageAllowed()) return "storage_forbidden";
  return write().catch(storageFault);
}

type NewRecord = Omit<StoredLetter, "at" | "build">;
type KnownRecord = Pick<StoredLetter, "side" | "rev">;

/** True if another tab has stored the same state again, as happens when it opens the game. */
function isKnown(id: string, { side }: KnownRecord): boolean {
  return JSON.stringify(side) === JSON.stringify(lastRecords.get(id)?.side);
}

function writeLetter(
  kept: NewRecord,
  base?: KnownRecord | null,
): Promise<WriteResult<StoredLetter>> {
  const record = { ...kept, ...timeAndBuild() };
  return writeRecord(PREFIX + kept.letter.id, record, revisionOf(base));
}

const followed = new Set<string>();

/** Shows a notice when another tab stores a new state of the game. */
function follow(id: string): void {
  if (followed.has(id)) return;
  followed.add(id);
  followRecord(PREFIX + id, async () => {
    const kept = await readRecord<StoredLetter>(PREFIX + id).catch(() => null);
    if (kept && revisionOf(kept) !== revisionOf(lastRecords.get(id)) && !isKnown(id, kept))
      noticeNewer(id);
  });
}

function noticeNewer(id: string): void {
  if (noticed.has(id)) return;
  noticed.add(id);
  notice("elsewhere", t("notice-elsewhere", { kind: "same" }), {
    words: t("notice-elsewhere-load", { kind: "same" }),
    press: () => location.reload(),
  });
}

/** Returns the last position shown, or the start position if another build stored the game. */
export async function lastView(kept: StoredLetter): Promise<View | undefined> {
  return isPaintable(kept) ? kept.view : (await opening(kept.letter.game))?.view;
}

/** Returns all games by letter, the most recently stored first. */
export async function allLetters(): Promise<StoredLetter[]> {
  if (!isStorageAllowed()) return [];
  const records = await readRecords<StoredLetter>(PREFIX).catch(() => []);
  return records.sort((a, b) => b.at - a.at);
}

/** The URL parameter that requests the proof of a stored game. */
export const PROOF = "proof";

/** Disables storage in a frame, or if the URL contains `storage=0`. */
export function forbidTemporaryStorage(query: URLSearchParams): void {
  if (window.parent !== window || query.get("storage") === "0") forbidStorage();
}

/** Returns the reason why a game by letter cannot be started on this device, or null. */
export function findHindrance(): Promise<StorageFault | null> {
  return attempt(async () => {
    await putRecords([[TRIAL, { text: "x".repeat(4096) }]]);
    await putRecords([[TRIAL, null]]);
    return null;
  });
}

/** Asks the browser not to delete this site's data. Returns true if the request is denied. */
export async function isTemporary(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted()) && !(await navigator.storage.persist());
  } catch {
    return true;
  }
}
