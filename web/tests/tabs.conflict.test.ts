/** Two tabs with the same game. */
import { expect, test, vi } from "vitest";

const notices = vi.hoisted(() => [] as { id: string; press: () => void }[]);
const newer = vi.hoisted(() => ({ current: {} as never }));

vi.mock("../src/kit/words", () => ({ t: (id: string) => id }));
vi.mock("../src/kit/toast", () => ({
  notice: (id: string, _: string, remedy: { press: () => void }) =>
    notices.push({ id, press: remedy.press }),
  dropNotice: () => {},
}));
vi.mock(import("../src/storage/records"), async (actual) => ({
  ...(await actual()),
  readRecords: async () => [],
  putRecords: () => Promise.reject(new DOMException("", "QuotaExceededError")),
}));
vi.mock(import("../src/storage/storage"), async (actual) => ({
  ...(await actual()),
  readGame: async () => newer.current,
}));

const { resolveConflict } = await import("../src/table/conflict");

/** A stored game with these moves of a person. */
function game(moves: string[], rev: string): never {
  const entries = moves.map((text) => ({ kind: "move", side: "white", text, auto: false }));
  const view = { game: "toy", ply: moves.length, ahead: 0, sides: ["white"] };
  const seats = { white: { kind: "human" } };
  const shown = { ...view, actor: { kind: "seat" }, log: { from: 0, entries } };
  return { id: "one", at: 1, rev, build: "b", save: {}, view: shown, seats } as never;
}

test("the game of another tab does not replace a game for which the device has no space", async () => {
  const own = game(["a", "b"], "2.a");
  newer.current = game(["a", "c"], "3.b");
  const faults: string[] = [];
  const opened = vi.fn();
  const saver = {
    slot: "toy",
    shared: true,
    known: { rev: "2.a", kept: own },
    reportFault: (fault: string) => faults.push(fault),
  };
  const table = { open: opened } as never;
  await resolveConflict(saver as never, table, own, newer.current, []);
  notices.shift()?.press();
  await vi.waitFor(() => expect(faults).toEqual(["storage_full"]));
  expect(opened).not.toHaveBeenCalled();
  expect(notices.map(({ id }) => id)).toEqual(["elsewhere"]);
});
