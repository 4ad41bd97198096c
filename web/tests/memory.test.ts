import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FOR_SNAPSHOT, readName, WITHOUT_SNAPSHOT } from "../src/engine/protocol";
import { compile } from "../src/pyodide/fetching";
import {
  blockSnapshot,
  deleteSnapshot,
  fillHeap,
  findSnapshot,
  hasEntry,
  putSnapshot,
  type References,
  readSnapshot,
  snapshotNames,
  writeSnapshot,
} from "../src/pyodide/snapshot-store";

const PAGE = 4096;
const references: References = { hiwireKeys: [null], immortalKeys: ["constructor"] };

/** Eight memory pages. Only the second and the last contain data. */
function heap(): Uint8Array {
  const bytes = new Uint8Array(8 * PAGE);
  bytes[PAGE + 7] = 1;
  bytes[8 * PAGE - 1] = 255;
  return bytes;
}

describe("stored snapshot", () => {
  test("is restored unchanged, and omits empty pages", async () => {
    const written = await writeSnapshot(heap(), references);
    expect(written.length).toBeLessThan(3 * PAGE);
    const memory = await readSnapshot(written);
    expect([memory.size, memory.pages, memory.references]).toEqual([8 * PAGE, [1, 7], references]);
    const woken = new Uint8Array(memory.size);
    fillHeap(woken, memory);
    expect(woken).toEqual(heap());
  });

  test("is refused if any byte has changed", async () => {
    const written = await writeSnapshot(heap(), references);
    for (const place of [0, 31, 32, 40, PAGE, written.length - 1]) {
      const altered = written.slice();
      altered[place] = (altered[place] ?? 0) ^ 1;
      await expect(readSnapshot(altered)).rejects.toThrow("altered");
    }
  });

  test("is refused if it is truncated", async () => {
    const written = await writeSnapshot(heap(), references);
    for (const length of [0, 31, 36, written.length - 1])
      await expect(readSnapshot(written.slice(0, length))).rejects.toThrow("altered");
  });
});

/** Stub of a cache in Cache Storage, with the methods that are used. */
class Store {
  readonly kept = new Map<string, Response>();
  async match(request: string | { url: string }): Promise<Response | undefined> {
    return this.kept.get(typeof request === "string" ? request : request.url)?.clone();
  }
  async put(url: string, response: Response): Promise<void> {
    this.kept.delete(url);
    this.kept.set(url, response);
  }
  async delete(asked: string | { url: string }): Promise<boolean> {
    return this.kept.delete(typeof asked === "string" ? asked : asked.url);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
}

let store: Store;
const stand = (script: string, userAgent = "Engine/1") => {
  vi.stubGlobal("self", { location: new URL(`https://museum.example/${script}`) });
  vi.stubGlobal("navigator", { userAgent });
};
const scripts = () => [...store.kept.keys()].map((url) => new URL(url).pathname);
const remember = async (...names: string[]) =>
  putSnapshot(names, 8 * PAGE, await writeSnapshot(heap(), references));

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("caches", { has: async () => store.kept.size > 0, open: async () => store });
  stand("site/assets/worker-new.js");
});

describe("storage of snapshots", () => {
  test("a snapshot is found by the names that Python started with, and can be deleted", async () => {
    const names = ["tables", "letters.asking", "game:xii"];
    expect(await findSnapshot(names)).toBeNull();
    await remember(...names);
    expect(await hasEntry(names)).toBe(true);
    const found = await findSnapshot(names);
    expect(found?.size).toBe(8 * PAGE);
    expect((await found?.memory)?.pages).toEqual([1, 7]);
    expect(await findSnapshot(["tables"])).toBeNull();
    await deleteSnapshot(names);
    expect(await findSnapshot(names)).toBeNull();
  });

  test("snapshots of other builds and browsers are not found", async () => {
    await remember("tables");
    stand("site/assets/worker-newer.js");
    expect(await findSnapshot(["tables"])).toBeNull();
    stand("site/assets/worker-new.js", "Engine/2");
    expect(await findSnapshot(["tables"])).toBeNull();
  });

  test("snapshots of other builds and browsers are deleted, those of other sites are not", async () => {
    stand("site/assets/worker-old.js");
    await remember("tables");
    stand("beside/assets/worker-old.js");
    await remember("tables");
    stand("site/assets/worker-new.js", "Engine/0");
    await remember("mancala");
    stand("site/assets/worker-new.js");
    await remember("tables");
    expect(scripts()).toEqual([
      "/beside/assets/worker-old.js.memory",
      "/site/assets/worker-new.js.memory",
    ]);
    expect(await hasEntry(["mancala"])).toBe(false);
  });

  test("the last four snapshots are kept", async () => {
    for (const name of ["one", "two", "three", "four", "five"]) await remember(name);
    expect(store.kept.size).toBe(4);
    expect(await hasEntry(["one"])).toBe(false);
    expect(await hasEntry(["two"])).toBe(true);
  });

  test("an empty entry takes the place of no snapshot", async () => {
    for (const name of ["one", "two", "three", "four"]) await remember(name);
    await blockSnapshot(["one"]);
    expect(await snapshotNames()).toEqual(["two", "three", "four"]);
    await remember("five");
    expect(await snapshotNames()).toEqual(["two", "three", "four", "five"]);
    expect(await hasEntry(["one"])).toBe(true);
  });

  test("storing a snapshot again deletes no other one", async () => {
    for (const name of ["one", "two", "three", "four", "four"]) await remember(name);
    expect(await snapshotNames()).toEqual(["one", "two", "three", "four"]);
  });

  test("available snapshots are listed by their names", async () => {
    expect(await snapshotNames()).toEqual([]);
    await remember("tables", "game:xii");
    await remember("mancala");
    await blockSnapshot(["mancala"]);
    expect(await snapshotNames()).toEqual(["tables game:xii"]);
  });

  test("a snapshot with a wrong size fails", async () => {
    await putSnapshot(["tables"], 9 * PAGE, await writeSnapshot(heap(), references));
    const found = await findSnapshot(["tables"]);
    await expect(found?.memory).rejects.toThrow("size");
  });

  test("a blocked snapshot is not found and not replaced", async () => {
    await blockSnapshot(["tables"]);
    expect(await hasEntry(["tables"])).toBe(false);
    await remember("tables");
    await blockSnapshot(["tables"]);
    expect(await findSnapshot(["tables"])).toBeNull();
    expect(await hasEntry(["tables"])).toBe(true);
  });

  test("without a store, nothing is found", async () => {
    vi.stubGlobal("caches", undefined);
    expect(await findSnapshot(["tables"])).toBeNull();
    await deleteSnapshot(["tables"]);
    await blockSnapshot(["tables"]);
  });
});

test("the name of a worker contains its start options", () => {
  const names = ["tables", "letters.asking", "game:xii"];
  expect(readName(names.join(" "))).toEqual({ mode: "", names });
  expect(readName([WITHOUT_SNAPSHOT, ...names].join(" "))).toEqual({
    mode: WITHOUT_SNAPSHOT,
    names,
  });
  expect(readName([FOR_SNAPSHOT, ...names].join(" "))).toEqual({ mode: FOR_SNAPSHOT, names });
  expect(readName("")).toEqual({ mode: "", names: [""] });
});

const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const LOGIN_PAGE = "<!doctype html><title>Login</title>";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answer requests with these contents; the last one is repeated. Return the requests' caches. */
function serve(...contents: (string | Uint8Array<ArrayBuffer>)[]): (string | undefined)[] {
  const caches: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { cache }: RequestInit) => {
    caches.push(cache);
    return new Response(contents[Math.min(caches.length, contents.length) - 1]);
  });
  return caches;
}

test("a damaged WebAssembly file is fetched again past the cache", async () => {
  const caches = serve(LOGIN_PAGE, EMPTY_MODULE);
  expect(await compile("python.wasm")).toBeInstanceOf(WebAssembly.Module);
  expect(caches.at(-1)).toBe("reload");
});

test("a file that stays damaged is not reported as missing WebAssembly", async () => {
  serve(LOGIN_PAGE);
  await expect(compile("python.wasm")).rejects.toMatchObject({ name: "Error" });
});

test("a browser that compiles no WebAssembly is reported by a CompileError", async () => {
  serve(EMPTY_MODULE);
  vi.spyOn(WebAssembly, "compile").mockRejectedValue(new WebAssembly.CompileError("blocked"));
  await expect(compile("python.wasm")).rejects.toMatchObject({ name: "CompileError" });
});
