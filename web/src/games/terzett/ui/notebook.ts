/**
 * The key notebook: the keys found on this device, each written down at once as the book advises,
 * so that it is known whether a key is new.
 */
import { signal } from "@preact/signals-core";
import { readSetting, writeSetting } from "../../../storage";
import { shareSetting } from "../../../storage/merge";
import type { Numbers } from "./board";

const KEPT = "keys";
/** More than these are not kept; the oldest give way. */
const MOST = 200;

/** What is written, for whoever shows it; null until it is asked for. */
const present = signal<Kept[] | null>(null);

export interface Kept {
  /** The key's name up to the symmetries of its outline. */
  id: string;
  grid: Numbers;
  key: string[];
  kind: string;
  /** Touching groups, the book's measure of art. */
  connections: number;
  /** When it was found, in milliseconds since 1970. */
  at: number;
}

shareSetting(KEPT, () => {
  if (present.peek()) present.value = read();
});

/** All keys, the newest first. */
export function keptKeys(): Kept[] {
  if (!present.peek()) present.value = read();
  return present.value ?? [];
}

/** Writes a key down; false where it was there already. */
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
