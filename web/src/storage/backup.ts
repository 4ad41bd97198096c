/**
 * Backups: a JSON file with all stored games, the results of the laboratory, and settings except
 * those for one device or session.
 *
 * A restore merges the backup into the stored data. A game of the backup replaces the stored game
 * with the same key only if the stored game has no moves or is an earlier state of the same game.
 * Otherwise the stored game stays, and the backup's game is added to the shelf (`shelf.ts`) if its
 * moves differ. A game by letter (moves are exchanged as links) does not replace a stored game with
 * another secret (this player's random value, from which rolls are computed).
 */
import type { LetterView } from "../engine/protocol";
import { type TransactionSteps, transact } from "./database";
import { addStored, isResultsFile, readStored } from "./lab-results";
import { announceWrite, nextRevision, type Revisioned, revisionOf, writeCount } from "./records";
import { forkId, includesMoves, isBegun, isReadable, type Shelved, shelfKey } from "./shelf";
import { isObject, PREFIX, parseJson, readSetting, type StoredGame, writeSetting } from "./storage";
import { mergeTexts } from "./tabs";

export const FORMAT = "alveus backup";
const VERSION = 1;
/** Maximum size of a backup file in bytes. */
export const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Maximum length of the laboratory's results file in a backup: half of the longest readable backup.
 */
const MAX_LAB = MAX_BYTES / 2;

/** Names of the settings in a backup, without those that apply to one device or session only. */
const BACKED_UP =
  /^(?:settings|language|names|replay|guide|solved|practice|sheet|keys|seeds|grades|clock|hints|race|row|course\.\w+)$/;
/** Matches a setting that can be merged: the JSON text of an array or an object. */
const LIST = /^[[{]/;
const KEY = /^(game|shelf|letter|aside)\./;

export interface Backup {
  format: typeof FORMAT;
  version: number;
  /** Time of the backup, in milliseconds since 1970. */
  at: number;
  records: Record<string, object>;
  settings: Record<string, string>;
  /** Results file of the laboratory. Missing if there are no results, and in older backups. */
  lab?: string;
  /** True if the results file was left out because the backup would be too long (`withLab`). */
  isLabLeftOut?: true;
}

/** The fields that this module reads in a stored game by letter (moves are exchanged as links). */
export interface StoredLetter extends Revisioned {
  side: { secret: string };
  letter: LetterView;
}

/** Reasons not to restore a file (`foreign`: no backup). The message's id is `backup-<fault>`. */
export type Fault = "damaged" | "foreign" | "too_new" | "too_large";

/** Numbers of games: `letters` counts games by letter (played by links), `games` all others. */
export interface Counts {
  games: number;
  letters: number;
}

/**
 * The result of a restore. `letters` is the number of restored games by letter, `games` the number
 * of all other restored games, except those in `shelved`.
 */
export interface RestoreResult extends Counts {
  /** Number of games put on the shelf, because the device has another game under their key. */
  shelved: number;
  /** Games by letter not restored: the stored game has another secret (value for the rolls). */
  refused: LetterView[];
  /** True if the laboratory's results were not restored, because it has another experiment. */
  isLabRefused?: boolean;
}

/** Collect stored games and settings. Prefix keys of damaged (unreadable) records with `aside.`. */
export async function makeBackup(): Promise<Backup> {
  const stored = await transact<Map<string, object>>("readonly", (records, steps) =>
    readAll(records, steps, steps.done),
  );
  const records = [...stored].flatMap(([key, value]) => {
    if (!KEY.test(key)) return [];
    return [[isRecord(key, value) ? key : `aside.${key}`, value] as const];
  });
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    at: Date.now(),
    records: Object.fromEntries(records),
    settings: Object.fromEntries(storedSettings()),
  };
  return withLab(backup, await readStored());
}

/**
 * Add the laboratory's results file to a backup, unless the file is longer than `MAX_LAB` or the
 * backup would be longer than `MAX_BYTES`.
 */
function withLab(backup: Backup, lab: string): Backup {
  if (lab === "") return backup;
  const whole = { ...backup, lab };
  const fits = lab.length <= MAX_LAB && new Blob([JSON.stringify(whole)]).size <= MAX_BYTES;
  return fits ? whole : { ...backup, isLabLeftOut: true };
}

/** Read a backup. Return a fault if the text is not a complete backup. */
export function readBackup(text: string): Backup | Fault {
  const read = parseJson(text) as Partial<Backup> | null | undefined;
  if (read === undefined) return "damaged";
  const { format, version, at, records, settings, lab } = read ?? {};
  if (format !== FORMAT) return "foreign";
  if (typeof version === "number" && version > VERSION) return "too_new";
  const isWhole =
    version === VERSION &&
    isTime(at) &&
    isObject(records) &&
    isObject(settings) &&
    Object.entries(records).every(([key, value]) => isRecord(key, value)) &&
    Object.values(settings).every((value) => typeof value === "string") &&
    (lab === undefined || isResultsFile(lab));
  return isWhole ? (read as Backup) : "damaged";
}

/** True for a number of milliseconds since 1970 that a `Date` can represent. */
function isTime(value: unknown): boolean {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime());
}

export function countRecords({ records }: Pick<Backup, "records">): Counts {
  const count = (kinds: RegExp) => Object.keys(records).filter((key) => kinds.test(key)).length;
  return { games: count(/^(game|shelf)\./), letters: count(/^letter\./) };
}

/** Merge a backup into the stored data; no game is changed if the merge fails. */
export async function restoreBackup(backup: Backup): Promise<RestoreResult> {
  const isLabRefused = backup.lab !== undefined && !(await addStored(backup.lab));
  const { puts, result } = await transact<MergeResult>("readwrite", (records, steps) =>
    readAll(records, steps, (device) => {
      const merged = mergeRecords(device, backup.records);
      for (const [key, value] of merged.puts) records.put(value, key);
      steps.done(merged);
    }),
  );
  for (const key of puts.keys()) announceWrite(key);
  for (const [name, value] of Object.entries(backup.settings)) {
    if (!BACKED_UP.test(name)) continue;
    writeSetting(name, mergeSetting(name, readSetting(name), value));
  }
  return { ...result, isLabRefused };
}

/** Return the value to store for a setting: `own` on this device, `value` in the backup. */
export function mergeSetting(name: string, own: string | null, value: string): string {
  if (own === null) return value;
  // The position of a name in the list is its seat: lists of names cannot be merged.
  const isMergeable = name !== "names" && LIST.test(own) && LIST.test(value);
  return isMergeable ? mergeTexts(own, value) : own;
}

interface MergeResult {
  puts: Map<string, object>;
  result: RestoreResult;
}

/** Return the records of a backup that `device` must store, and the counts of restored games. */
export function mergeRecords(
  device: ReadonlyMap<string, object>,
  records: Record<string, object>,
): MergeResult {
  const all = new Map(device);
  const puts = new Map<string, object>();
  const result: RestoreResult = { games: 0, letters: 0, shelved: 0, refused: [] };
  const put = (key: string, value: object) => {
    const rev = nextRevision(revisionOf(device.get(key)));
    const record = { ...value, rev };
    all.set(key, record);
    puts.set(key, record);
  };
  const games = () =>
    [...all].flatMap(([key, value]) => {
      const kept = gameIn(key, value);
      return kept && isReadable(kept) ? [{ key, kept }] : [];
    });

  /**
   * Store a game of the backup on the shelf (the list of replaced games), with a new id if the
   * device has a game with the same id. If the device stores a different game under the same key
   * (`differs`), count the game in `result.shelved`, otherwise in `result.games`.
   */
  const shelve = (kept: StoredGame, page: string, differs: boolean) => {
    const idIsUsed = games().some((other) => other.kept.id === kept.id);
    const game = withoutPainting(idIsUsed ? { ...kept, id: forkId(kept.id) } : kept);
    put(shelfKey(game.id), { game: game.view.game, page, kept: game });
    if (differs) result.shelved += 1;
    else result.games += 1;
  };

  const restoreGame = (key: string, kept: StoredGame) => {
    const stored = all.get(key) as StoredGame | undefined;
    const existing = games();
    if (existing.some((other) => isBegun(kept) && includesMoves(other.kept, kept))) return;
    if (stored && !isBegun(kept)) return;
    const isFree = !stored || (isReadable(stored) && replaces(kept, stored));
    const idIsUsed = existing.some((other) => other.kept.id === kept.id && other.key !== key);
    if (!isFree || (stored && idIsUsed)) return shelve(kept, pageOf(kept), true);
    put(key, withoutPainting(idIsUsed ? { ...kept, id: forkId(kept.id) } : kept));
    result.games += 1;
  };

  const restoreShelved = (key: string, { page, kept }: Shelved) => {
    const existing = games();
    if (existing.some((other) => includesMoves(other.kept, kept))) return;
    const stored = all.get(key) as Shelved | undefined;
    const isReplaced = isReadable(stored?.kept) && replaces(kept, stored.kept);
    if (!isReplaced) return shelve(kept, page, isReadable(stored?.kept));
    put(key, { ...stored, kept: withoutPainting(kept) });
    result.games += 1;
  };

  const restoreLetter = (key: string, file: StoredLetter) => {
    const stored = all.get(key) as StoredLetter | undefined;
    if (stored && stored.side?.secret !== file.side.secret) result.refused.push(file.letter);
    else if (!stored || file.letter.number > (stored.letter?.number ?? -1)) {
      put(key, { ...file, build: "" });
      result.letters += 1;
    }
  };

  for (const [key, value] of Object.entries(records)) {
    if (key.startsWith("game.")) restoreGame(key, value as StoredGame);
    else if (key.startsWith("shelf.")) restoreShelved(key, value as Shelved);
    else if (key.startsWith("letter.")) restoreLetter(key, value as StoredLetter);
    else if (isObject(value) && !all.has(key)) put(key, value);
  }
  return { puts, result };
}

/**
 * True if the stored game has no moves, or if the game of the backup was written later and includes
 * all its moves. Later means more writes of the record or, if these are equal, a later time.
 */
function replaces(kept: StoredGame, stored: StoredGame): boolean {
  if (!isBegun(stored)) return true;
  const [count, other] = [writeCount(kept.rev), writeCount(stored.rev)];
  const isLater = count === other ? kept.at > stored.at : count > other;
  return isLater && includesMoves(kept, stored);
}

/** Return the game in a record with a key `game.…` or `shelf.…`; null for all other records. */
function gameIn(key: string, value: object): object | null {
  if (key.startsWith("game.")) return value;
  return key.startsWith("shelf.") ? ((value as Shelved | null)?.kept ?? null) : null;
}

/**
 * Return a copy of the game without the version of the page that stored it (`build`). A page then
 * shows the game only after the engine has read its save, not its stored view (`isPaintable`).
 */
function withoutPainting(kept: StoredGame): StoredGame {
  return { ...kept, build: "" };
}

/** Return the URL of the page that can continue a game. */
function pageOf({ view }: StoredGame): string {
  return `play.html?game=${encodeURIComponent(view.game)}`;
}

function isRecord(key: string, value: unknown): boolean {
  const [, kind] = KEY.exec(key) ?? [];
  // Damaged records, whose keys begin with `aside.`, can have any value.
  if (kind === "aside") return true;
  if (!isObject(value)) return false;
  if (kind === "game") return isReadable(value);
  if (kind === "letter") return isLetter(value) && key === `letter.${value.letter.id}`;
  if (kind !== "shelf") return false;
  const { game, page, kept } = value as Partial<Shelved>;
  // The URL is shown as a link, so it must point to a page with a board on this site.
  const isPage = typeof page === "string" && /^(?:play|embed)\.html\?/.test(page);
  return typeof game === "string" && isPage && isReadable(kept) && key === shelfKey(kept.id);
}

function isLetter(value: object): value is StoredLetter {
  const { side, letter, at, sent = 0 } = value as Partial<StoredLetter & Record<string, unknown>>;
  return (
    isObject(side) &&
    typeof side.secret === "string" &&
    isObject(letter) &&
    [letter.id, letter.game, letter.side].every((one) => typeof one === "string") &&
    typeof letter.number === "number" &&
    [at, sent].every(isTime) &&
    Array.isArray(letter.sides) &&
    isObject(letter.names)
  );
}

/** The settings to back up, by name. */
function storedSettings(): [name: string, value: string][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const names = keys.map((key) => key.slice(PREFIX.length));
    return names.flatMap((name): [string, string][] => {
      const value = BACKED_UP.test(name) ? readSetting(name) : null;
      return value === null ? [] : [[name, value]];
    });
  } catch {
    return [];
  }
}

function readAll<T>(
  records: IDBObjectStore,
  { after }: TransactionSteps<T>,
  next: (all: Map<string, object>) => void,
): void {
  after(records.getAllKeys(), (keys) =>
    after(records.getAll(), (values) =>
      next(new Map(keys.map((key, i) => [String(key), values[i]]))),
    ),
  );
}
