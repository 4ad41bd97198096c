/**
 * Cache of snapshots of Python's memory after its start. The key consists of the URL of the
 * worker's script (its name changes with any file that Python needs), the packages loaded, and the
 * browser. If the cache is unavailable, nothing is stored.
 */
import { type Memory, read } from "./memory";

const STORE = "alveus-memory";

/** Maximum number of snapshots, of about 10 MB each; one for each family of games. */
const KEPT = 4;

function key(names: readonly string[]): string {
  const { origin, pathname } = self.location;
  const asked = new URLSearchParams({ names: names.join(" "), browser: navigator.userAgent });
  return `${origin}${pathname}.memory?${asked}`;
}

/** True if the cache contains a snapshot with these packages, or an empty entry from `mistrust`. */
export async function isKept(names: readonly string[]): Promise<boolean> {
  return (await (await caches.open(STORE)).match(key(names))) !== undefined;
}

/** A snapshot: the size of the memory, and its content, which rejects if it was altered. */
export interface Found {
  size: number;
  memory: Promise<Memory>;
}

/** HTTP header with the size of the memory. */
const SIZE = "Memory-Size";

/** Returns the snapshot with these packages; null if there is none. */
export async function find(names: readonly string[]): Promise<Found | null> {
  try {
    // caches.has() does not create the cache, unlike caches.open().
    const store = (await caches.has(STORE)) && (await caches.open(STORE));
    const found = store && (await store.match(key(names)));
    if (!found) return null;
    const size = Number(found.headers.get(SIZE));
    if (size === 0) return null;
    const memory = open(found, size);
    memory.catch(() => {}); // The caller handles the error.
    return { size, memory };
  } catch {
    return null;
  }
}

async function open(found: Response, size: number): Promise<Memory> {
  const memory = await read(new Uint8Array(await found.arrayBuffer()));
  if (memory.size !== size) throw new Error("the memory has another size");
  return memory;
}

/** Returns the package lists of all snapshots, without the empty entries. */
export async function namesKept(): Promise<string[]> {
  if (!(await caches.has(STORE))) return [];
  const store = await caches.open(STORE);
  const names: string[] = [];
  for (const { url } of await store.keys())
    if (Number((await store.match(url))?.headers.get(SIZE)) > 0)
      names.push(new URL(url).searchParams.get("names") ?? "");
  return names;
}

/** Deletes an altered snapshot, so that a new one can be stored. */
export async function forget(names: readonly string[]): Promise<void> {
  try {
    await (await caches.open(STORE)).delete(key(names));
  } catch {
    // Without a cache, there is nothing to delete.
  }
}

/** Replaces a snapshot that does not work by an empty entry, so that no other one is stored. */
export async function mistrust(names: readonly string[]): Promise<void> {
  try {
    if (await isKept(names)) await keep(names, 0, new Uint8Array());
  } catch {
    // Without a cache, there are no snapshots.
  }
}

/** Stores a snapshot; deletes old ones, and those of other builds and browsers. Can reject. */
export async function keep(
  names: readonly string[],
  size: number,
  written: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const store = await caches.open(STORE);
  const [script = "", query = ""] = key(names).split("?");
  const folder = script.slice(0, script.lastIndexOf("/") + 1);
  const browser = new URLSearchParams(query).get("browser");
  const present: Request[] = [];
  for (const request of await store.keys()) {
    const { origin, pathname, searchParams } = new URL(request.url);
    const place = origin + pathname;
    if (place === script && searchParams.get("browser") === browser) present.push(request);
    else if (place.startsWith(folder)) await store.delete(request);
  }
  for (const request of present.slice(0, 1 - KEPT)) await store.delete(request);
  await store.put(key(names), new Response(written, { headers: { [SIZE]: String(size) } }));
}
