import { afterEach, describe, expect, test, vi } from "vitest";
import type { LogEntry, View } from "../src/engine/protocol";
import { answerOf, dueMove } from "../src/features/learn/course/step";

const entry = (ply: number, side: string, text: string): LogEntry => {
  return { ply, kind: "move", game: 1, turn: 1, side, text, auto: false, events: [] };
};

type Standing = Pick<View, "ply" | "actor" | "sides">;
const turnOf = (side: string, ply: number): Standing => {
  return { ply, actor: { kind: "seat", side }, sides: ["a", "b"] };
};

describe("an answer", () => {
  const step = { answers: [["5:1-6", "2:1-3"]] };

  test("is open until the turn has ended", () => {
    expect(answerOf(step, "a", [], turnOf("a", 0))).toBe("open");
    expect(answerOf(step, "a", [entry(1, "a", "5:1-6")], turnOf("a", 1))).toBe("open");
  });

  test("may be played in any order", () => {
    const log = [entry(1, "a", "2:1-3"), entry(2, "a", "5:1-6")];
    expect(answerOf(step, "a", log, turnOf("b", 2))).toBe("right");
  });

  test("is wrong if another turn was completed", () => {
    const log = [entry(1, "a", "2:1-3"), entry(2, "a", "5:3-8")];
    expect(answerOf(step, "a", log, turnOf("b", 2))).toBe("wrong");
  });

  test("requires a move twice if it contains it twice", () => {
    const twice = { answers: [["4:2-6", "4:2-6"]] };
    const log = [entry(1, "a", "4:2-6"), entry(2, "a", "4:1-5")];
    expect(answerOf(twice, "a", log, turnOf("b", 2))).toBe("wrong");
  });

  test("is any turn if none is required", () => {
    expect(answerOf({}, "a", [entry(1, "a", "3")], turnOf("b", 1))).toBe("right");
  });

  test("is right if it wins the game", () => {
    const outcome = { winner: "a", ending: "off", points: 1 };
    const over = { ply: 1, actor: { kind: "over" as const, outcome }, sides: ["a", "b"] };
    expect(answerOf(step, "a", [entry(1, "a", "x")], over)).toBe("right");
  });

  test("is wrong after a resignation, also if any turn would be right", () => {
    const outcome = { winner: "b", ending: "resigned", points: 1 };
    const over = { ply: 1, actor: { kind: "over" as const, outcome }, sides: ["a", "b"] };
    expect(answerOf({}, "a", [entry(1, "a", "resign")], over)).toBe("wrong");
  });

  test("is replied to when the other side has moved", () => {
    const asked = { answers: [["x"]], reply: "y" };
    const log = [entry(1, "a", "x"), entry(2, "b", "y")];
    expect(answerOf(asked, "a", log.slice(0, 1), turnOf("b", 1))).toBe("right");
    expect(answerOf(asked, "a", log, turnOf("a", 2))).toBe("replied");
  });

  test("is open again after undo", () => {
    expect(answerOf(step, "a", [entry(1, "a", "5:3-8")], turnOf("a", 0))).toBe("open");
  });

  test("in a puzzle is wrong with the first wrong tile", () => {
    const alone = { ply: 1, actor: { kind: "seat" as const, side: "s" }, sides: ["s"] };
    const asked = { answers: [["lay a1-a2", "lay b1-b2"]] };
    expect(answerOf(asked, "s", [entry(1, "s", "lay a1-a2")], alone)).toBe("open");
    expect(answerOf(asked, "s", [entry(1, "s", "lay c1-c2")], alone)).toBe("wrong");
  });

  test("in a puzzle is not wrong if a line is drawn as a note", () => {
    const alone = { ply: 2, actor: { kind: "seat" as const, side: "s" }, sides: ["s"] };
    const log = [entry(1, "s", "line c1-c2"), entry(2, "s", "lay a1-a2")];
    expect(answerOf({ answers: [["lay a1-a2", "lay b1-b2"]] }, "s", log, alone)).toBe("open");
    expect(answerOf({ answers: [["lay a1-a2"]] }, "s", log, alone)).toBe("right");
  });

  test("in a puzzle is wrong if a tile is placed where a line is asked for", () => {
    const alone = { ply: 1, actor: { kind: "seat" as const, side: "s" }, sides: ["s"] };
    const log = [entry(1, "s", "lay a1-a2")];
    expect(answerOf({ answers: [["line a1-a2"]] }, "s", log, alone)).toBe("wrong");
  });
});

test("a hint names the next move of the answer in progress", () => {
  const offered = (...texts: string[]) => {
    return { ply: 1, moves: texts.map((text) => ({ text })), actions: [] } as unknown as View;
  };
  const step = {
    answers: [
      ["a", "b"],
      ["c", "d"],
    ],
  };
  expect(dueMove(step, [], offered("c", "a"))).toBe("a");
  expect(dueMove(step, [entry(1, "a", "c")], offered("a", "d"))).toBe("d");
});

describe("progress", () => {
  afterEach(() => vi.unstubAllGlobals());

  const keeping = async (kept: string | null) => {
    vi.stubGlobal("localStorage", {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
    });
    vi.resetModules();
    return import("../src/storage/practice");
  };

  test("is stored", async () => {
    const { storeProgress: keepProgress, readProgress } = await keeping(null);
    keepProgress("toy", { done: ["one"], last: "two" });
    const progress = { done: ["one"], last: "two" };
    expect(readProgress("toy")).toEqual({ progress, damaged: false });
  });

  test("contains the steps that were solved in another tab", async () => {
    const { storeProgress: keepProgress, readProgress } = await keeping(null);
    keepProgress("toy", { done: ["one"], last: "one" });
    keepProgress("toy", { done: ["two"], last: "two" });
    expect(readProgress("toy").progress).toEqual({ done: ["one", "two"], last: "two" });
  });

  test.each(["{", '{"done": 3}', '{"done": [1], "last": ""}', "null"])(
    "that is damaged is dropped: %s",
    async (kept) => {
      const { readProgress } = await keeping(kept);
      const progress = { done: [], last: "" };
      expect(readProgress("toy")).toEqual({ progress, damaged: true });
      expect(readProgress("toy").damaged).toBe(false);
    },
  );
});
