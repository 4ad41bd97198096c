/** The summary of a finished game while it is analysed. */
import { expect, test, vi } from "vitest";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import { summary } from "../src/features/review/summary";
import { view } from "./board.views";

vi.mock("../src/kit/words", () => ({
  t: (id: string, params: object) => ({ id, ...params }),
  words: () => {},
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
