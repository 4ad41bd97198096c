import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Tasks } from "../src/contracts/studies";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { View } from "../src/engine/protocol";
import {
  byDifficulty,
  inOrder,
  nextMove,
  readTask,
  taskOfDay,
  writeTask,
} from "../src/features/learn/practice/tasks";

const tasks = {
  game: "toy",
  unit: "beans",
  tasks: ["a", "b", "c"].map((id, i) => ({ id, difficulty: 3 - i })),
} as unknown as Tasks;

test("tasks are ordered from easy to hard", () => {
  expect(inOrder(tasks).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(byDifficulty(tasks).map((row) => row.length)).toEqual([1, 1, 1]);
});

test("the daily task follows the list and repeats it", () => {
  const days = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"];
  const ids = days.map((day) => taskOfDay(tasks, day)?.id);
  expect(new Set(ids.slice(0, 3))).toEqual(new Set(["a", "b", "c"]));
  expect(ids[3]).toBe(ids[0]);
});

test("after the first step of an answer, the hint points to the next step", () => {
  const offered = (...texts: string[]) =>
    ({ moves: texts.map((text) => ({ text })), actions: [] }) as unknown as View;
  const answers = ["5:1-6 5:1-6 3:1-4"];
  expect(nextMove(answers, [], offered("3:1-4", "5:1-6"))).toBe("5:1-6");
  expect(nextMove(answers, ["5:1-6"], offered("3:1-4", "5:1-6"))).toBe("5:1-6");
  expect(nextMove(answers, ["3:1-4"], offered("5:6-11", "5:1-6"))).toBe("5:1-6");
  expect(nextMove(answers, ["5:1-6", "5:1-6"], offered("3:6-9", "3:1-4"))).toBe("3:1-4");
  expect(nextMove(["1:2 left"], [], offered("1:2 right", "1:2 left"))).toBe("1:2 left");
});

describe("task written by a teacher", () => {
  const set = {
    position: { turn: "south" },
    side: "south",
    question: "Which pit? “Think” & look: 50 %",
    answers: ["5"],
    hint: "",
  };

  test("is restored from its link", () => {
    expect(readTask(writeTask(set))).toMatchObject(set);
    expect(readTask(decodeURIComponent(writeTask({ ...set, question: "Which?" })))).toMatchObject({
      answers: ["5"],
    });
  });

  test.each([
    ["no answer", { ...set, answers: [] }],
    ["an answer that is no text", { ...set, answers: [5] }],
    ["no position", { ...set, position: null }],
    ["a question without end", { ...set, question: "x".repeat(401) }],
  ])("with %s is none", (_, broken) => {
    expect(readTask(`task=${encodeURIComponent(JSON.stringify(broken))}`)).toBeNull();
  });

  test("is rejected if the link is truncated", () => {
    expect(readTask(writeTask(set).slice(0, 40))).toBeNull();
    expect(readTask("L1.something")).toBeNull();
  });
});

describe("practice record", () => {
  let kept: string | null = null;

  beforeEach(() => {
    kept = null;
    vi.stubGlobal("localStorage", {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
    });
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const load = () => import("../src/storage/practice");

  test("a solved task remains solved after its answer is shown", async () => {
    const { recordTask, readRecord } = await load();
    recordTask("toy", "a", "seen");
    recordTask("toy", "a", "solved");
    recordTask("toy", "a", "seen");
    expect(readRecord().record.tasks.toy).toEqual({ solved: ["a"], seen: [] });
  });

  test("an unknown task is omitted until it exists again", async () => {
    const { recordFit, recordTask, readRecord } = await load();
    recordFit("toy", "a", false);
    recordFit("toy", "b", false);
    recordTask("toy", "c", "solved");
    expect(readRecord()).toMatchObject({
      record: { tasks: { toy: { solved: ["c"], left: ["a", "b"] } } },
      dropped: 0,
    });
    recordFit("toy", "a", true);
    expect(readRecord().record.tasks.toy?.left).toEqual(["b"]);
  });

  test("a game is recorded once, with later findings merged", async () => {
    const { recordGame, readRecord } = await load();
    const game = { game: "toy", at: 5, level: "one", ending: "won" } as const;
    recordGame(game);
    recordGame({ ...game, loss: 1.5, unit: "beans" });
    expect(readRecord().record.played).toEqual([{ ...game, loss: 1.5, unit: "beans" }]);
  });

  test("a game is recorded once, even if it is shown again after another game", async () => {
    const { gameRecorder } = await import("../src/features/review/run-review");
    const { readRecord } = await load();
    const record = gameRecorder();
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => ++now);
    const seats = { a: { kind: "human" }, b: { kind: "computer", level: "one" } };
    for (const game of [1, 2, 1]) {
      const actor = { kind: "over", outcome: { winner: "a" } };
      const view = { game: "toy", match: "m", series: { game }, sides: ["a", "b"], actor };
      record({ view, seats } as unknown as TableSnapshot, null);
    }
    expect(readRecord().record.played).toHaveLength(2);
  });

  test("a game that ends otherwise after an undo is recorded with its last end", async () => {
    const { gameRecorder } = await import("../src/features/review/run-review");
    const { readRecord } = await load();
    const record = gameRecorder();
    const seats = { a: { kind: "human" }, b: { kind: "computer", level: "one" } };
    for (const [ply, winner] of [
      [3, "b"],
      [9, "a"],
    ]) {
      const actor = { kind: "over", outcome: { winner } };
      const view = { game: "toy", match: "m", series: { game: 1 }, sides: ["a", "b"], actor, ply };
      record({ view, seats } as unknown as TableSnapshot, null);
    }
    expect(readRecord().record.played.map(({ ending }) => ending)).toEqual(["won"]);
  });

  test("games of different kinds that ended at the same time are both kept", async () => {
    const { recordGame, readRecord } = await load();
    const game = { at: 5, level: "one", ending: "won" } as const;
    recordGame({ ...game, game: "toy" });
    recordGame({ ...game, game: "other" });
    expect(readRecord().record.played.map((played) => played.game)).toEqual(["toy", "other"]);
  });

  test("damaged parts are dropped and counted, the rest is kept", async () => {
    kept = JSON.stringify({
      tasks: { toy: { solved: ["a"], seen: [] }, other: { solved: 3 } },
      days: { "2026-11-21": ["toy"], yesterday: ["toy"] },
      played: [{ game: "toy", at: 1, level: "one", ending: "lost" }, { game: 1 }],
    });
    const { readRecord } = await load();
    const { record, dropped } = readRecord();
    expect(dropped).toBe(3);
    expect(record.tasks).toEqual({ toy: { solved: ["a"], seen: [] } });
    expect(record.days).toEqual({ "2026-11-21": ["toy"] });
    expect(record.played).toHaveLength(1);
    expect(readRecord().dropped).toBe(0);
  });

  test.each(["{", "[]", "3"])(
    "an unreadable record is replaced by an empty one: %s",
    async (damaged) => {
      kept = damaged;
      const { readRecord } = await load();
      expect(readRecord()).toEqual({ record: { tasks: {}, days: {}, played: [] }, dropped: 1 });
      expect(readRecord().dropped).toBe(0);
    },
  );

  test("the whole record can be deleted", async () => {
    const { eraseRecord, recordDay, readRecord } = await load();
    recordDay("2026-11-21", "toy");
    eraseRecord();
    expect(readRecord().record.days).toEqual({});
  });
});
