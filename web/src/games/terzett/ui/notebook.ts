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
  if (kept.some((stored) => isSame(stored, fresh))) return false;
  write([fresh, ...kept].slice(0, MOST));
  return true;
}

export function forgetKey(forgotten: Pick<Kept, "id" | "kind">): void {
  write(read().filter((stored) => !isSame(stored, forgotten)));
}

/** True if two entries are the same key of the same kind of figure. */
const isSame = (a: Pick<Kept, "id" | "kind">, b: Pick<Kept, "id" | "kind">) =>
  a.id === b.id && a.kind === b.kind;

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

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { id, grid, key, kind, connections, at } = value as Partial<Kept>;
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
