import { beforeEach, describe, expect, test, vi } from "vitest";
import { fill, type References, read, write } from "../src/engine/memory";
import { find, forget, isKept, keep, mistrust, namesKept } from "../src/engine/memorystore";
import { AFRESH, FOR_MEMORY, readName } from "../src/engine/workername";

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
    const written = await write(heap(), references);
    expect(written.length).toBeLessThan(3 * PAGE);
    const memory = await read(written);
    expect([memory.size, memory.pages, memory.references]).toEqual([8 * PAGE, [1, 7], references]);
    const woken = new Uint8Array(memory.size);
    fill(woken, memory);
    expect(woken).toEqual(heap());
  });

  test("is refused if any byte has changed", async () => {
    const written = await write(heap(), references);
    for (const place of [0, 31, 32, 40, PAGE, written.length - 1]) {
      const altered = written.slice();
      altered[place] = (altered[place] ?? 0) ^ 1;
      await expect(read(altered)).rejects.toThrow("altered");
    }
  });

  test("is refused if it is truncated", async () => {
    const written = await write(heap(), references);
    for (const length of [0, 31, 36, written.length - 1])
      await expect(read(written.slice(0, length))).rejects.toThrow("altered");
  });
});

/** Stub of a cache in Cache Storage, with the methods that are used. */
class Store {
  readonly kept = new Map<string, Response>();
  async match(url: string): Promise<Response | undefined> {
    return this.kept.get(url)?.clone();
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
  keep(names, 8 * PAGE, await write(heap(), references));

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("caches", { has: async () => store.kept.size > 0, open: async () => store });
  stand("site/assets/worker-new.js");
});

describe("storage of snapshots", () => {
  test("a snapshot is found by the names that Python started with, and can be deleted", async () => {
    const names = ["tables", "letters.asking", "game:xii"];
    expect(await find(names)).toBeNull();
    await remember(...names);
    expect(await isKept(names)).toBe(true);
    const found = await find(names);
    expect(found?.size).toBe(8 * PAGE);
    expect((await found?.memory)?.pages).toEqual([1, 7]);
    expect(await find(["tables"])).toBeNull();
    await forget(names);
    expect(await find(names)).toBeNull();
  });

  test("snapshots of other builds and browsers are not found", async () => {
    await remember("tables");
    stand("site/assets/worker-newer.js");
    expect(await find(["tables"])).toBeNull();
    stand("site/assets/worker-new.js", "Engine/2");
    expect(await find(["tables"])).toBeNull();
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
    expect(await isKept(["mancala"])).toBe(false);
  });

  test("the last four snapshots are kept", async () => {
    for (const name of ["one", "two", "three", "four", "five"]) await remember(name);
    expect(store.kept.size).toBe(4);
    expect(await isKept(["one"])).toBe(false);
    expect(await isKept(["two"])).toBe(true);
  });

  test("available snapshots are listed by their names", async () => {
    expect(await namesKept()).toEqual([]);
    await remember("tables", "game:xii");
    await remember("mancala");
    await mistrust(["mancala"]);
    expect(await namesKept()).toEqual(["tables game:xii"]);
  });

  test("a snapshot with a wrong size fails", async () => {
    await keep(["tables"], 9 * PAGE, await write(heap(), references));
    const found = await find(["tables"]);
    await expect(found?.memory).rejects.toThrow("size");
  });

  test("a blocked snapshot is not found and not replaced", async () => {
    await mistrust(["tables"]);
    expect(await isKept(["tables"])).toBe(false);
    await remember("tables");
    await mistrust(["tables"]);
    expect(await find(["tables"])).toBeNull();
    expect(await isKept(["tables"])).toBe(true);
  });

  test("without a store, nothing is found", async () => {
    vi.stubGlobal("caches", undefined);
    expect(await find(["tables"])).toBeNull();
    await forget(["tables"]);
    await mistrust(["tables"]);
  });
});

test("the name of a worker contains its start options", () => {
  const names = ["tables", "letters.asking", "game:xii"];
  expect(readName(names.join(" "))).toEqual({ manner: "", names });
  expect(readName([AFRESH, ...names].join(" "))).toEqual({ manner: AFRESH, names });
  expect(readName([FOR_MEMORY, ...names].join(" "))).toEqual({ manner: FOR_MEMORY, names });
  expect(readName("")).toEqual({ manner: "", names: [""] });
});
