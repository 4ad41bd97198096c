/**
 * Where this device keeps what Python held in its memory when it had started. Each bears the
 * address of the worker's script, whose name changes with everything that Python is started from,
 * what it started with, and the browser that it ran in. Where nothing can be kept nothing is.
 */
import { type Memory, read } from "./memory";

const STORE = "alveus-memory";

/** How many are kept, of as many families, of about ten megabytes each. */
const KEPT = 4;

function key(names: readonly string[]): string {
  const { origin, pathname } = self.location;
  const asked = new URLSearchParams({ names: names.join(" "), browser: navigator.userAgent });
  return `${origin}${pathname}.memory?${asked}`;
}

/** Whether one of a Python that started with these names is kept, or mistrusted. */
export async function isKept(names: readonly string[]): Promise<boolean> {
  return (await (await caches.open(STORE)).match(key(names))) !== undefined;
}

/** What was kept: how long the memory is, and the memory, which fails where it was altered. */
export interface Found {
  size: number;
  memory: Promise<Memory>;
}

/** Where the length of the memory stands. */
const SIZE = "Memory-Size";

/** What was kept of a Python that started with these names, if anything. */
export async function find(names: readonly string[]): Promise<Found | null> {
  try {
    // Asking whether the store is there does not make one.
    const store = (await caches.has(STORE)) && (await caches.open(STORE));
    const found = store && (await store.match(key(names)));
    if (!found) return null;
    const size = Number(found.headers.get(SIZE));
    if (size === 0) return null;
    const memory = open(found, size);
    memory.catch(() => {}); // whoever wakes it sees
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

/** What those started with that are kept and not mistrusted. */
export async function namesKept(): Promise<string[]> {
  if (!(await caches.has(STORE))) return [];
  const store = await caches.open(STORE);
  const names: string[] = [];
  for (const { url } of await store.keys())
    if (Number((await store.match(url))?.headers.get(SIZE)) > 0)
      names.push(new URL(url).searchParams.get("names") ?? "");
  return names;
}

/** Forgets one that was altered; another may take its place. */
export async function forget(names: readonly string[]): Promise<void> {
  try {
    await (await caches.open(STORE)).delete(key(names));
  } catch {
    // Where nothing is kept nothing is to be forgotten.
  }
}

/** Keeps an empty one in the place of one that Python did not live by: no other is made there. */
export async function mistrust(names: readonly string[]): Promise<void> {
  try {
    if (await isKept(names)) await keep(names, 0, new Uint8Array());
  } catch {
    // Nothing is kept.
  }
}

/** Keeps one, and no more of another build or browser, or of long ago. Fails where it cannot. */
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
