/**
 * Cache of snapshots of Python's memory. The key of a snapshot consists of the URL of the worker's
 * script (its name changes with any file that Python needs), the browser's user agent, and the
 * names of the loaded archives, modules and games (`names` of `startPython`). If the browser offers
 * no cache, nothing is stored.
 */

const STORE = "alveus-memory";

/** Maximum number of snapshots, about 10 MB each. Empty entries (`blockSnapshot`) do not count. */
const MAX_SNAPSHOTS = 4;

function keyOf(names: readonly string[]): string {
  const { origin, pathname } = self.location;
  const parameters = new URLSearchParams({ names: names.join(" "), browser: navigator.userAgent });
  return `${origin}${pathname}.memory?${parameters}`;
}

/** True if the cache has a snapshot for `names`, or an empty entry (see `blockSnapshot`). */
export async function hasEntry(names: readonly string[]): Promise<boolean> {
  return (await (await caches.open(STORE)).match(keyOf(names))) !== undefined;
}

/**
 * A stored snapshot: the size of the memory in bytes, and a promise of its content. The promise
 * rejects if the stored file was altered.
 */
export interface Snapshot {
  size: number;
  memory: Promise<SnapshotContent>;
}

/** HTTP header of an entry: the memory's size in bytes, or 0 if it is empty (`blockSnapshot`). */
const SIZE = "Memory-Size";

/** Return the snapshot for `names`; null if there is none or the cache cannot be read. */
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

/**
 * Return the `names` of each snapshot, joined by spaces. Omit empty entries: `blockSnapshot` stores
 * one instead of a snapshot from which Python cannot start, to prevent another such snapshot.
 */
export async function snapshotNames(): Promise<string[]> {
  if (!(await caches.has(STORE))) return [];
  const store = await caches.open(STORE);
  const names: string[] = [];
  for (const request of await store.keys())
    if ((await sizeOf(store, request)) > 0)
      names.push(new URL(request.url).searchParams.get("names") ?? "");
  return names;
}

/** Return the size in bytes of the memory in an entry; 0 for an entry without a snapshot. */
async function sizeOf(store: Cache, request: Request): Promise<number> {
  return Number((await store.match(request))?.headers.get(SIZE));
}

/** Delete a snapshot whose hash or size is wrong, so that a new one can be stored. */
export async function deleteSnapshot(names: readonly string[]): Promise<void> {
  try {
    await (await caches.open(STORE)).delete(keyOf(names));
  } catch {
    // If there is no cache, there is nothing to delete.
  }
}

/**
 * If there is a snapshot for `names`, replace it with an empty entry. Called if Python cannot start
 * from the snapshot. The empty entry prevents later visits from storing another one.
 */
export async function blockSnapshot(names: readonly string[]): Promise<void> {
  try {
    if (await hasEntry(names)) await putSnapshot(names, 0, new Uint8Array());
  } catch {
    // If there is no cache, there are no snapshots.
  }
}

/**
 * Store a snapshot or, if `size` is 0, an empty entry, which prevents later snapshots for `names`.
 * Delete the oldest snapshots if there are more than `MAX_SNAPSHOTS`, and all entries of other
 * builds in the same folder or of other browsers. Reject if the cache cannot be written.
 */
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
  // An empty entry (`size` is 0) needs no space, so no snapshot is deleted for it.
  const surplus = size > 0 ? others.slice(0, 1 - MAX_SNAPSHOTS) : [];
  for (const request of surplus) await store.delete(request);
  await store.put(keyOf(names), new Response(content, { headers: { [SIZE]: String(size) } }));
}

/*
 * File format of a snapshot: SHA-256 hash of all following bytes, length in bytes of the header (32
 * bits, big-endian), header (`Header` as JSON), and the memory pages that are not empty.
 */

/** Pyodide's list of the JavaScript objects to which Python refers. */
export interface References {
  hiwireKeys: unknown[];
  immortalKeys: string[];
}

interface Header {
  references: References;
  /** Size of the memory in bytes, including empty pages. */
  size: number;
  /** Numbers (from 0) of the memory pages that contain a byte other than 0. */
  pages: number[];
}

/** The content of a snapshot whose hash was verified. */
export interface SnapshotContent extends Header {
  /** The memory pages listed in `pages`, concatenated. */
  content: Uint8Array;
}

/** Sizes in bytes of a memory page and of a hash. */
const PAGE = 4096;
const DIGEST = 32;

type Bytes = Uint8Array<ArrayBuffer>;

const digest = async (part: Bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", part));

export async function writeSnapshot(heap: Uint8Array, references: References): Promise<Bytes> {
  const words = new Uint32Array(heap.buffer, heap.byteOffset, heap.length / 4);
  const pages: number[] = [];
  for (let page = 0; page * PAGE < heap.length; page += 1)
    if (words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean)) pages.push(page);
  const fields: Header = { references, size: heap.length, pages };
  const header = new TextEncoder().encode(JSON.stringify(fields));
  const file = new Uint8Array(DIGEST + 4 + header.length + pages.length * PAGE);
  new DataView(file.buffer).setUint32(DIGEST, header.length);
  file.set(header, DIGEST + 4);
  let offset = DIGEST + 4 + header.length;
  for (const page of pages) {
    file.set(heap.subarray(page * PAGE, (page + 1) * PAGE), offset);
    offset += PAGE;
  }
  file.set(await digest(file.subarray(DIGEST)));
  return file;
}

/** Read a snapshot from a file (format: see above). Reject if the hash of its content is wrong. */
export async function readSnapshot(file: Bytes): Promise<SnapshotContent> {
  const hash = await digest(file.subarray(DIGEST));
  if (hash.some((byte, i) => byte !== file[i])) throw new Error("the memory has been altered");
  const length = new DataView(file.buffer, file.byteOffset).getUint32(DIGEST);
  const header = file.subarray(DIGEST + 4, DIGEST + 4 + length);
  const fields: Header = JSON.parse(new TextDecoder().decode(header));
  return { ...fields, content: file.subarray(DIGEST + 4 + length) };
}

/**
 * Copy the pages of a snapshot into the memory of a newly started Python. The snapshot must come
 * from a memory of the same size.
 */
export function fillHeap(heap: Uint8Array, { pages, content }: SnapshotContent): void {
  for (const [i, page] of pages.entries())
    heap.set(content.subarray(i * PAGE, (i + 1) * PAGE), page * PAGE);
}
