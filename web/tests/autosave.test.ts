/** Storage of the game on the board. */
import { expect, test, vi } from "vitest";

const writes = vi.hoisted(() => ({
  answers: [] as unknown[],
  extras: [] as string[][],
  shelf: [] as object[],
}));

vi.mock(import("../src/storage/storage"), async (actual) => ({
  ...(await actual()),
  isStorageAllowed: () => true,
  storeGame: async (_slot, _game, _rev, extra) => {
    writes.extras.push([...(extra ?? [])].map(([key]) => key));
    return writes.answers.shift() as never;
  },
}));
vi.mock(import("../src/storage/records"), async (actual) => ({
  ...(await actual()),
  readRecords: async () => writes.shelf as never,
}));
vi.mock("../src/table/conflict", () => ({ follow: () => {} }));

const { Autosave } = await import("../src/table/autosave");

/** A table with a match after `ply` moves. */
function table(match: string, ply: number): never {
  const series = { target: 0, winner: null };
  const view = { game: "toy", match, ply, ahead: 0, sides: ["a"], actor: { kind: "seat" }, series };
  const state = { settled: { value: true }, replaying: { value: false } };
  return { view, log: [], seats: {}, state } as never;
}

test("a game that could not be put on the shelf is put there with the next write", async () => {
  vi.stubGlobal("reportError", () => {});
  vi.stubGlobal("document", { documentElement: { dataset: { kiosk: "play" } } });
  vi.stubGlobal("location", { search: "", pathname: "/play.html" });
  const autosave = new Autosave("toy", { request: async () => ({ save: {} }) } as never);
  writes.answers.push({ rev: "1.a" }, "storage_lost", { rev: "2.a" }, { rev: "3.a" });
  for (const [match, ply] of [
    ["one", 1],
    ["two", 1],
    ["two", 2],
    ["two", 3],
  ] as const)
    await autosave.keep(table(match, ply));
  const [first, failed, repeated, last] = writes.extras;
  expect([first, failed?.length, last]).toEqual([[], 1, []]);
  expect(repeated).toEqual(failed);
  vi.unstubAllGlobals();
});

test("after a reload, a game to which undo returns leaves the shelf", async () => {
  vi.stubGlobal("reportError", () => {});
  vi.stubGlobal("location", { search: "", pathname: "/play.html" });
  const board: { view: object } = table("one", 1);
  const log = { from: 0, entries: [] };
  const record = (id: string, match: string) =>
    ({ id, save: {}, seats: {}, at: 1, view: { ...board.view, match, log } }) as never;
  const shelved = { game: "toy", page: "play.html?game=toy", kept: record("kept-one", "one") };
  writes.shelf = [shelved, { ...shelved, kept: record("kept-other", "other") }];
  writes.extras = [];
  writes.answers.push({ rev: "2.a" });
  const autosave = new Autosave("toy", { request: async () => ({ save: {} }) } as never);
  autosave.setGame("two", record("kept-two", "two"));
  await autosave.keep(table("one", 1));
  expect(writes.extras).toEqual([["shelf.kept-one", "shelf.kept-two"]]);
  expect(autosave.last?.id).toBe("kept-one");
  vi.unstubAllGlobals();
});
