import { expect, test } from "vitest";
import type { Analysis, LogEntry, Prospect, View } from "../src/engine/protocol";
import { review } from "../src/ui/learn/review";

const prospect = (text: string, value: number, apart: number): Prospect => {
  return { text, value, margin: apart, apart, exact: apart === 0, line: [text] };
};

/** What is told of a move "b" that lies so far behind "a", give or take an interval. */
async function told(behind: number, apart: number): Promise<number | undefined> {
  const entry: LogEntry = {
    ply: 1,
    kind: "move",
    game: 1,
    turn: 1,
    side: "a",
    text: "b",
    auto: false,
    events: [],
  };
  const prospects = [prospect("a", 20, apart), prospect("b", 20 - behind, apart)];
  const found: Analysis = { side: "a", unit: "points", prospects };
  const engine = { task: async () => found } as unknown as Parameters<typeof review>[0];
  const view = { match: "m", rev: 1, sides: ["a", "b"] } as View;
  const { signal } = new AbortController();
  for await (const { move } of review(engine, [entry], view, signal)) return move?.loss;
  return undefined;
}

test("what is certain is told from one point on", async () => {
  expect(await told(1, 0)).toBe(1);
});

test("a guess is told where chance cannot explain it", async () => {
  expect(await told(12, 7)).toBe(12);
  expect(await told(6, 7)).toBe(0);
});
