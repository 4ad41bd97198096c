/**
 * The key notebook: a list of the keys (solutions) found on this device. As the book advises, each
 * key is saved when it is found, so that the page can say whether a key is new.
 */
import { signal } from "@preact/signals-core";
import { readSetting, writeSetting } from "../../../storage";
import { shareSetting } from "../../../storage/merge";
import type { Numbers } from "./board";

const KEPT = "keys";
/** Maximum number of stored keys; the oldest are deleted. */
const MOST = 200;

/** Stored keys, for the elements that show them; null until they are first read. */
const present = signal<Kept[] | null>(null);

export interface Kept {
  /** Identifier of the key, the same for keys that differ only by a symmetry of the outline. */
  id: string;
  grid: Numbers;
  key: string[];
  kind: string;
  /** Number of times that equal groups touch, by which the book rates the art of a key. */
  connections: number;
  /** Time of the discovery, in milliseconds since 1970. */
  at: number;
}

shareSetting(KEPT, () => {
  if (present.peek()) present.value = read();
});

/** Returns all keys, newest first. */
export function keptKeys(): Kept[] {
  if (!present.peek()) present.value = read();
  return present.value ?? [];
}

/** Stores a key. Returns false if it was already stored. */
export function keepKey(fresh: Kept): boolean {
  const kept = read();
  if (kept.some(({ id, kind }) => id === fresh.id && kind === fresh.kind)) return false;
  write([fresh, ...kept].slice(0, MOST));
  return true;
}

export function forgetKey(id: string): void {
  write(read().filter((one) => one.id !== id));
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(readSetting(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(keys: Kept[]): void {
  writeSetting(KEPT, JSON.stringify(keys));
  present.value = keys;
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== "object" || one === null) return false;
  const { id, grid, key } = one as Partial<Kept>;
  return typeof id === "string" && Array.isArray(grid) && Array.isArray(key);
}
