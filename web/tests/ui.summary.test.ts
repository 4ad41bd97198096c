/** The summary of a finished game, also while it is analysed. */
import type { TemplateResult } from "lit-html";
import { expect, test, vi } from "vitest";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { LogEntry } from "../src/engine/protocol";
import { summary } from "../src/features/review/summary";
import { view } from "./board.views";

vi.mock("../src/kit/words", () => ({
  t: (id: string, params: object) => ({ id, ...params }),
  words: () => ({ language: "en", has: () => false, id: () => null }),
}));
vi.mock("../src/table/notation", () => ({ writeMove: ({ text }: LogEntry) => text }));
vi.mock("../src/contracts/table-snapshot", () => ({
  sideName: () => "",
  sideParams: () => ({}),
  yourSide: () => null,
}));

test.each([
  ["first", 0],
  ["second", 80],
])("the progress of the analysis begins at 0 %% in the %s game of a series", (_, before) => {
  const turn = (from: number, ply: number) => ({
    ...{ side: "south", round: 1, from: before + from, ply: before + ply, entries: [] },
  });
  const moment = { view: view("bohnenspiel"), seats: {} } as unknown as TableSnapshot;
  const progress = (...last: number[]) => {
    const moments = last.map((ply) => ({ last: before + ply }));
    const results = { moments, sides: {}, unit: "", whole: null };
    const turns = [turn(1, 1), turn(2, 2), turn(3, 4)];
    return summary({ moment, results, turns } as unknown as Parameters<typeof summary>[0])
      .values[0];
  };
  expect(progress()).toMatchObject({ id: "review-progress", done: 0 });
  expect(progress(1, 2)).toMatchObject({ done: 50 });
  expect(progress(1, 2, 4)).toMatchObject({ done: 100 });
});

/** Return the values of the templates of table rows in a template. */
function rowsOf(template: unknown): unknown[][] {
  if (Array.isArray(template)) return template.flatMap(rowsOf);
  const { strings = [], values = [] } = (template ?? {}) as Partial<TemplateResult>;
  return strings.join("").startsWith("<tr>") ? [values] : values.flatMap(rowsOf);
}

test.each([
  ["points", ["−5", "+2"]],
  ["percent", ["−5", "2"]],
])("the table of a game names turns like the key moments, with values in %s", (unit, written) => {
  const entry = (ply: number, side: string, text: string) => ({ ply, kind: "move", side, text });
  const turns = [
    { side: "a", round: 1, from: 1, ply: 2, entries: [entry(1, "a", "buy"), entry(2, "a", "1:2")] },
    { side: "b", round: 1, from: 3, ply: 3, entries: [entry(3, "b", "2:3")] },
  ];
  const decision = (ply: number, side: string, value: number) => {
    return { kind: "move", ply, last: ply, turn: ply, side, value, loss: 0, doubt: 0, clear: 0 };
  };
  const moments = [decision(1, "a", 8), decision(2, "a", -5), decision(3, "b", 2)];
  const sides = { a: { luck: null, loss: 0, decisions: 2, mistakes: 0 } };
  const whole = { moments, sides, unit, turning: [], best: null, costliest: null, scale: 12 };
  const moment = { view: { ...view("sperrdomino"), sides: ["a", "b"] }, seats: {} };
  const results = { moments, sides, unit, whole };
  const data = { moment, results, turns } as unknown as Parameters<typeof summary>[0];
  const rows = rowsOf(summary(data));
  expect(rows).toMatchObject([
    [{ id: "review-moment", turn: 1, move: "buy, 1:2" }, expect.anything()],
    [{ id: "review-moment", turn: 1, move: "2:3" }, expect.anything()],
  ]);
  // A value in percent is a message.
  expect(rows.map(([, value]) => Object(value).value ?? value)).toEqual(written);
});
