/**
 * The key notebook: the keys (tile layouts) of figures composed on this device. As Adler's book
 * advises, each key is saved when its figure is finished, so that the page can say whether the key
 * is new.
 */
import { signal } from "@preact/signals-core";
import { stored } from "../../../storage/storage";
import { shareSetting } from "../../../storage/tabs";
import type { Numbers } from "./board";

const SETTING = "keys";
/** Maximum number of stored keys; the oldest are deleted. */
const MAX_KEYS = 200;

/** Stored keys, a signal for the elements that show them; null until the first reading. */
const current = signal<StoredKey[] | null>(null);

export interface StoredKey {
  /** Identifier of the key, the same for keys that differ only by a symmetry of the outline. */
  id: string;
  grid: Numbers;
  key: string[];
  kind: string;
  /** Number of pairs of touching groups with the same number. The book rates more pairs higher. */
  connections: number;
  /** Time when the key was found, in milliseconds since 1970. */
  at: number;
}

/** Sorted and without duplicates, because backups and other tabs add keys in any order. */
const keys = stored<StoredKey[]>(SETTING, (value) => {
  const all = Array.isArray(value) ? value.filter(isStoredKey) : [];
  all.sort((a, b) => b.at - a.at);
  return all.filter((key, i) => all.findIndex((other) => isSame(other, key)) === i);
});

shareSetting(SETTING, () => {
  if (current.peek()) current.value = keys.read();
});

/** Return all keys, newest first. */
export function storedKeys(): StoredKey[] {
  if (!current.peek()) current.value = keys.read();
  return current.value ?? [];
}

/**
 * Store a key, and delete the oldest if there are more than `MAX_KEYS`. Return false if the key was
 * already stored.
 */
export function storeKey(key: StoredKey): boolean {
  const others = keys.read();
  if (others.some((other) => isSame(other, key))) return false;
  writeKeys([key, ...others].slice(0, MAX_KEYS));
  return true;
}

export function deleteKey(forgotten: Pick<StoredKey, "id" | "kind">): void {
  writeKeys(keys.read().filter((key) => !isSame(key, forgotten)));
}

/** True if two entries have the same key and the same kind of figure. */
const isSame = (a: Pick<StoredKey, "id" | "kind">, b: Pick<StoredKey, "id" | "kind">) =>
  a.id === b.id && a.kind === b.kind;

function writeKeys(next: StoredKey[]): void {
  keys.write(next);
  current.value = next;
}

function isStoredKey(value: unknown): value is StoredKey {
  const { id, grid, key, kind, connections, at } = (value ?? {}) as Partial<StoredKey>;
  return (
    typeof id === "string" &&
    typeof kind === "string" &&
    Number.isFinite(connections) &&
    isTime(at) &&
    Array.isArray(grid) &&
    grid.every(Array.isArray) &&
    Array.isArray(key) &&
    key.every((row) => typeof row === "string")
  );
}

/** True for milliseconds that a `Date` can represent. */
const isTime = (value: unknown) =>
  typeof value === "number" && !Number.isNaN(new Date(value).getTime());
