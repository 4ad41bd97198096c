/**
 * Cache of snapshots of Python's memory after its start. The key consists of the URL of the
 * worker's script (its name changes with any file that Python needs), the packages loaded, and the
 * browser. If the cache is unavailable, nothing is stored.
 */
import { readSnapshot, type SnapshotContent } from "./snapshot-file";

const STORE = "alveus-memory";

/** Maximum number of snapshots, of about 10 MB each, without empty entries. */
const MAX_SNAPSHOTS = 4;

function keyOf(names: readonly string[]): string {
  const { origin, pathname } = self.location;
  const parameters = new URLSearchParams({ names: names.join(" "), browser: navigator.userAgent });
  return `${origin}${pathname}.memory?${parameters}`;
}

/** True if the cache contains a snapshot with these packages, or an empty entry from `blockSnapshot`. */
export async function hasEntry(names: readonly string[]): Promise<boolean> {
  return (await (await caches.open(STORE)).match(keyOf(names))) !== undefined;
}

/** A snapshot: the size of the memory, and its content, which rejects if it was altered. */
export interface Snapshot {
  size: number;
  memory: Promise<SnapshotContent>;
}

/** HTTP header with the size of the memory. */
const SIZE = "Memory-Size";

/** Returns the snapshot with these packages; null if there is none. */
export async function findSnapshot(names: readonly string[]): Promise<Snapshot | null> {
  try {
    // caches.has() does not create the cache, unlike caches.open().
    const store = (await caches.has(STORE)) && (await caches.open(STORE));
    const response = store && (await store.match(keyOf(names)));
    if (!response) return null;
    const size = Number(response.headers.get(SIZE));
    if (size === 0) return null;
    const memory = readContent(response, size);
    memory.catch(() => {}); // The caller handles the error.
    return { size, memory };
  } catch {
    return null;
  }
}

async function readContent(response: Response, size: number): Promise<SnapshotContent> {
  const memory = await readSnapshot(new Uint8Array(await response.arrayBuffer()));
  if (memory.size !== size) throw new Error("the memory has another size");
  return memory;
}

/** Returns the package lists of all snapshots, without the empty entries. */
export async function snapshotNames(): Promise<string[]> {
  if (!(await caches.has(STORE))) return [];
  const store = await caches.open(STORE);
  const names: string[] = [];
  for (const request of await store.keys())
    if ((await sizeOf(store, request)) > 0)
      names.push(new URL(request.url).searchParams.get("names") ?? "");
  return names;
}

/** Returns the size of the memory in an entry; 0 for an empty entry. */
async function sizeOf(store: Cache, request: Request): Promise<number> {
  return Number((await store.match(request))?.headers.get(SIZE));
}

/** Deletes an altered snapshot, so that a new one can be stored. */
export async function deleteSnapshot(names: readonly string[]): Promise<void> {
  try {
    await (await caches.open(STORE)).delete(keyOf(names));
  } catch {
    // Without a cache, there is nothing to delete.
  }
}

/** Replaces a snapshot that does not work by an empty entry, so that no other one is stored. */
export async function blockSnapshot(names: readonly string[]): Promise<void> {
  try {
    if (await hasEntry(names)) await putSnapshot(names, 0, new Uint8Array());
  } catch {
    // Without a cache, there are no snapshots.
  }
}

/** Stores a snapshot; deletes old ones, and those of other builds and browsers. Can reject. */
export async function putSnapshot(
  names: readonly string[],
  size: number,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const store = await caches.open(STORE);
  const [script = "", query = ""] = keyOf(names).split("?");
  const folder = script.slice(0, script.lastIndexOf("/") + 1);
  const browser = new URLSearchParams(query).get("browser");
  const others: Request[] = [];
  for (const request of await store.keys()) {
    const { origin, pathname, searchParams } = new URL(request.url);
    const place = origin + pathname;
    if (place === script && searchParams.get("browser") === browser) {
      if (request.url !== keyOf(names) && (await sizeOf(store, request)) > 0) others.push(request);
    } else if (place.startsWith(folder)) await store.delete(request);
  }
  // An empty entry needs no space, so it replaces no other snapshot.
  const surplus = size > 0 ? others.slice(0, 1 - MAX_SNAPSHOTS) : [];
  for (const request of surplus) await store.delete(request);
  await store.put(keyOf(names), new Response(content, { headers: { [SIZE]: String(size) } }));
}
