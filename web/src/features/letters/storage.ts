/** Games by letter on this device: one record per game, with this player's secret for the dice. */
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
  /** The engine's record of the game, which contains this player's secret for the dice rolls. */
  side: object;
  letter: LetterView;
  /** View of the last position shown, with all previous moves and rolls of the game. */
  view: View;
  /** This player's last letter: the part of its URL after `#`; "" before the first letter. */
  link: string;
  /**
   * Time when this player's last letter was written, in milliseconds since 1970; 0 if unknown.
   * Records of older builds lack this field.
   */
  sent?: number;
  /** Time when the record was stored, in milliseconds since 1970. */
  at: number;
  /** Version identifier of the build of this site that stored the record. */
  build: string;
}

/** Value of `format` in side files: games by letter that a player has saved to a file. */
export const SIDE_FORMAT = "alveus letter side";
const PREFIX = "letter.";
const TRIAL = "trial.letter";

/**
 * The record of each game, keyed by game id, that this page last wrote to the storage or, if it has
 * not written one, first read from it. null if the storage had no record at that time.
 */
const lastRecords = new Map<string, KnownRecord | null>();
/** Ids of the games for which this page has shown the notice that another tab changed the game. */
const noticed = new Set<string>();

/** Return the record of a game; null if there is none or it cannot be read. */
export async function readLetter(id: string): Promise<StoredLetter | null> {
  if (!isStorageAllowed()) return null;
  const kept = await readRecord<StoredLetter>(PREFIX + id).catch(() => undefined);
  if (kept !== undefined && !lastRecords.has(id)) lastRecords.set(id, kept);
  return kept ?? null;
}

/** Return the stored game that names game `id` as the next of its series; null if none does. */
export async function readPreviousGame(id: string): Promise<StoredLetter | null> {
  return (await allLetters()).find(({ letter }) => letter.next === id) ?? null;
}

/** Delete this player's record of a game. */
export async function deleteLetter(id: string): Promise<void> {
  await putRecords([[PREFIX + id, null]]);
}

/**
 * Store this player's record of a game. Resolve with the reason if this device cannot store it,
 * otherwise with null. If another tab has changed the stored record, `kept` replaces it only if the
 * number of `kept.letter` is higher than that of the stored letter; otherwise nothing is stored,
 * and a notice offers to reload the page. If two tabs contain drafts of the same letter, the draft
 * stored first is kept.
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
 * Store a game from a file. `compared` is the stored record with which the file was compared; null
 * if there was none. Resolve with true if the game was stored, with false if the record has changed
 * since the comparison, or with the reason if this device cannot store the game.
 */
export function storeRestored(
  restored: NewRecord,
  compared: StoredLetter | null,
): Promise<StorageFault | boolean> {
  return attempt(async () => "rev" in (await writeLetter(restored, compared)));
}

/** Write to the storage. Resolve with the result, or with the reason if writing is impossible. */
async function attempt<T>(write: () => Promise<T>): Promise<T | StorageFault> {
  if (!isStorageAllowed()) return "storage_forbidden";
  return write().catch(storageFault);
}

type NewRecord = Omit<StoredLetter, "at" | "build">;
type KnownRecord = Pick<StoredLetter, "side" | "rev">;

/**
 * Compare `side`, the engine's part of a record stored by another tab, with the `side` that this
 * page last wrote for the game or, if it wrote none, first read (`lastRecords`). Return true if
 * they are equal: the other tab has then stored the game again without a change, so this page may
 * replace the record.
 */
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

/** Show a notice when another tab stores a new state of the game. */
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
  notice("elsewhere", () => t("notice-elsewhere", { kind: "same" }), {
    words: () => t("notice-elsewhere-load", { kind: "same" }),
    press: () => location.reload(),
  });
}

/** Return the record's view or, if another build stored it, the start position (if known). */
export async function lastView(kept: StoredLetter): Promise<View | undefined> {
  return isPaintable(kept) ? kept.view : (await opening(kept.letter.game))?.view;
}

/** Return all games by letter, the most recently stored first. */
export async function allLetters(): Promise<StoredLetter[]> {
  if (!isStorageAllowed()) return [];
  const records = await readRecords<StoredLetter>(PREFIX).catch(() => []);
  return records.sort((a, b) => b.at - a.at);
}

/** URL parameter (without value) that opens a stored game with the check of its rolls and moves. */
export const PROOF = "proof";

/** Disable storage in a frame, where stored games could be lost, or if the URL has `storage=0`. */
export function forbidTemporaryStorage(query: URLSearchParams): void {
  if (window.parent !== window || query.get("storage") === "0") forbidStorage();
}

/** Return the reason why a game by letter cannot be started on this device, or null. */
export function findHindrance(): Promise<StorageFault | null> {
  return attempt(async () => {
    await putRecords([[TRIAL, { text: "x".repeat(4096) }]]);
    await putRecords([[TRIAL, null]]);
    return null;
  });
}

/**
 * Ask the browser to keep this site's data permanently. Resolve with true if the browser refuses or
 * does not support the request, so that it can delete the data.
 */
export async function isTemporary(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted()) && !(await navigator.storage.persist());
  } catch {
    return true;
  }
}
