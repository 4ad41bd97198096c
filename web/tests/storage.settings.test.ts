/** Settings that several tabs change at the same time. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const listeners: ((event: object) => void)[] = [];

/** Simulate that another tab writes a setting. */
function writeElsewhere(name: string, oldValue: string | null, newValue: string): void {
  stored.set(`alveus.${name}`, newValue);
  for (const listen of listeners) listen({ key: `alveus.${name}`, oldValue, newValue });
}

beforeEach(() => {
  stored.clear();
  listeners.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("window", {
    addEventListener: (_: string, listen: (event: object) => void) => listeners.push(listen),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const result = (puzzle: string, at: number) => ({
  ...{ game: "toy", puzzle, reach: 6, grade: "x", time: 1, helps: 0, day: "", at },
});

describe("results", () => {
  test("of both tabs survive a write at the same moment", async () => {
    const { storeResult, readResults } = await import("../src/storage/results");
    storeResult(result("ours", 1));
    writeElsewhere("solved", null, JSON.stringify([result("theirs", 2)]));
    expect(readResults().map(({ puzzle }) => puzzle)).toEqual(["ours", "theirs"]);
  });

  test("deleted by another tab remain deleted", async () => {
    const { storeResult, readResults } = await import("../src/storage/results");
    storeResult(result("ours", 1));
    writeElsewhere("solved", stored.get("alveus.solved") ?? "", "[]");
    expect(readResults()).toEqual([]);
  });

  test("count a puzzle once, by its first solution", async () => {
    const { readResults } = await import("../src/storage/results");
    const twice = [result("one", 5), result("one", 2)];
    stored.set("alveus.solved", JSON.stringify(twice));
    expect(readResults()).toEqual([result("one", 2)]);
  });

  test("of a puzzle solved twice are in the order of their first solutions", async () => {
    const { readResults } = await import("../src/storage/results");
    const merged = [result("one", 1), result("two", 2), result("one", 3)];
    stored.set("alveus.solved", JSON.stringify(merged));
    expect(readResults().map(({ puzzle }) => puzzle)).toEqual(["one", "two"]);
  });
});

describe("practice record", () => {
  test("is merged with an older file without losses", async () => {
    const { addRecord, recordGame, recordTask } = await import("../src/storage/practice");
    recordTask("toy", "own", "solved");
    recordGame({ game: "toy", at: 5, level: "x", ending: "won", loss: 1, unit: "beans" });
    const file = { solved: [], seen: ["own", "other"] };
    const played = [{ game: "toy", at: 5, level: "x", ending: "won" as const }];
    const merged = addRecord({ tasks: { toy: file }, days: {}, played });
    expect(merged.tasks.toy).toEqual({ solved: ["own"], seen: ["other"] });
    expect(merged.played).toMatchObject([{ at: 5, loss: 1 }]);
  });
});

describe("settings", () => {
  test("are changed one by one, so that changes of another tab remain", async () => {
    const { change } = await import("../src/kit/settings");
    change("sound", true);
    stored.set("alveus.settings", JSON.stringify({ sound: true, size: "large" }));
    change("timer", true);
    const kept = JSON.parse(stored.get("alveus.settings") ?? "");
    expect(kept).toMatchObject({ sound: true, size: "large", timer: true });
  });

  test("of another tab take effect at once", async () => {
    const { settings } = await import("../src/kit/settings");
    expect(settings().size).toBe("usual");
    writeElsewhere("settings", null, JSON.stringify({ size: "large" }));
    expect(settings().size).toBe("large");
  });

  test("that a frame imposes are not stored", async () => {
    const { change, overrideSettings, settings } = await import("../src/kit/settings");
    overrideSettings({ theme: "dark" });
    change("sound", true);
    expect(settings().theme).toBe("dark");
    expect(JSON.parse(stored.get("alveus.settings") ?? "")).toMatchObject({ theme: "auto" });
  });

  test("last until the page is closed if the device is full", async () => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    });
    stored.set("alveus.settings", JSON.stringify({ size: "large" }));
    const { change, settings } = await import("../src/kit/settings");
    change("size", "usual");
    expect(settings().size).toBe("usual");
  });
});

describe("values of puzzles", () => {
  test("keep the time of each puzzle", async () => {
    const { storeValue, storedValue } = await import("../src/puzzle/puzzle-storage");
    storeValue("clock", "one", 5);
    storeValue("clock", "two", 7);
    expect(storedValue("clock", "one")).toBe(5);
    expect(storedValue("clock", "two")).toBe(7);
  });

  test.each([
    ["clock", JSON.stringify({ puzzle: "one", time: 5 }), 5],
    ["hints", "one 2", 2],
    ["race", JSON.stringify({ puzzle: "one", results: [1] }), [1]],
  ])("%s is read as older builds stored it", async (setting, text, value) => {
    const { storedValue } = await import("../src/puzzle/puzzle-storage");
    stored.set(`alveus.${setting}`, text);
    expect(storedValue(setting, "one")).toEqual(value);
  });
});
