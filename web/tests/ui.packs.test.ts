/** The list of packs: each entry is accepted or refused independently. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineFailure } from "../src/engine/protocol";
import { readPacks } from "../src/features/packs/list";

vi.mock("../src/kit/toast", () => ({ notice() {} }));
vi.mock("../src/engine/worker-handle", () => ({
  setPack() {},
  WorkerHandle: class {
    started = new Promise(() => {});
    death = Promise.resolve();
    end() {}
  },
}));

const HASH = "0123456789abcdef".repeat(4);
const GOOD = {
  game: "heap",
  files: {
    "packs/heap-0.1-py3-none-any.whl": HASH,
    "packs/heap.en.ftl": HASH,
    "packs/heap.painter.js": HASH,
  },
};

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://museum.example/games/index.html" });
});
afterEach(() => vi.unstubAllGlobals());

function serve(text: string): void {
  vi.stubGlobal("fetch", async () => new Response(text));
}

async function read(entry: unknown) {
  serve(JSON.stringify([entry]));
  const [only] = await readPacks();
  if (!only) throw new Error("no entry");
  return only;
}

test("an entry lists each file with its address and hash", async () => {
  const { pack } = await read(GOOD);
  if (pack instanceof EngineFailure) throw pack;
  expect(pack.wheel).toEqual({
    file: "packs/heap-0.1-py3-none-any.whl",
    address: "https://museum.example/games/packs/heap-0.1-py3-none-any.whl",
    sha256: HASH,
  });
  expect([...pack.words.keys()]).toEqual(["en"]);
  expect(pack.painter?.file).toBe("packs/heap.painter.js");
});

test.each(["Heap", "heap_2", "../heap", "", "1heap", "heap\n", "hеap"])(
  "the id %j is refused",
  async (game) => {
    const { pack } = await read({ ...GOOD, game });
    expect(pack).toMatchObject({ code: "pack_listing", params: { part: "game" } });
  },
);

test.each([
  "packs/../x.whl",
  "/packs/x.whl",
  "//evil.example/packs/x.whl",
  "https://evil.example/packs/x.whl",
  "javascript:alert(1)//x.whl",
  "packs\\x.whl",
  "packs/%2e%2e/x.whl",
  "packs/.x.whl",
  "packs//x.whl",
  "packs/x.whl\n",
  "assets/x.whl",
])("the path %j is refused", async (path) => {
  const { pack } = await read({ game: "heap", files: { [path]: HASH } });
  expect(pack).toMatchObject({ code: "pack_elsewhere", params: { archive: path } });
});

test.each(["", "0", HASH.slice(1), `${HASH}0`, "g".repeat(64), 3, null])(
  "the hash %j is refused",
  async (hash) => {
    const { pack } = await read({ ...GOOD, files: { "packs/x.whl": hash } });
    expect(pack).toMatchObject({ code: "pack_listing" });
  },
);

test("an entry without hashes is outdated", async () => {
  const { pack } = await read({ game: "heap", archive: "packs/heap.whl", sha256: HASH });
  expect(pack).toMatchObject({ code: "pack_outdated" });
});

test("the id of another game is refused", async () => {
  serve(JSON.stringify([GOOD, GOOD, { ...GOOD, game: "xii" }]));
  const codes = (await readPacks()).map(({ pack }) =>
    pack instanceof EngineFailure ? pack.code : "",
  );
  expect(codes).toEqual(["", "game_twice", "game_twice"]);
});

/** Generate a reproducible sequence of numbers below `limit`, the value sent with `next`. */
function* numbers(): Generator<number, never, number> {
  let state = 1;
  let limit = 1;
  for (;;) {
    state = (state * 48271) % 2147483647;
    limit = yield state % limit;
  }
}

test("2,000 mutated lists are read without an exception and without an unsafe address", async () => {
  const chance = numbers();
  chance.next();
  const below = (limit: number) => chance.next(limit).value;
  const written = JSON.stringify([GOOD, { ...GOOD, game: "other" }]);
  const pieces = [
    '"',
    "{",
    "}",
    "[",
    "]",
    ",",
    "null",
    "3",
    "..",
    "/",
    "\\\\",
    "%2e",
    "Ω",
    ":",
    "-",
  ];
  for (let round = 0; round < 2000; round += 1) {
    let text = written;
    for (let change = below(4); change >= 0; change -= 1) {
      const at = below(text.length);
      const piece = pieces[below(pieces.length)] ?? "";
      text = text.slice(0, at) + piece + text.slice(at + below(12));
    }
    serve(text);
    for (const { pack } of await readPacks()) {
      if (pack instanceof EngineFailure) continue;
      const files = [pack.wheel, pack.painter, pack.course, pack.rules, ...pack.words.values()];
      for (const file of files)
        if (file)
          expect(file.address).toMatch(/^https:\/\/museum\.example\/games\/packs\/[^%\\]+$/);
    }
  }
}, 60_000);

test("a pack is refused if the worker cannot be loaded", async () => {
  const { unpack } = await import("../src/features/packs/open");
  serve(JSON.stringify([{ game: "heap", files: { "packs/heap.whl": HASH } }]));
  await expect(unpack("heap")).rejects.toThrow("load_failed");
});
