/** Commands of a puzzle's page, and times of a race. */
import { expect, test, vi } from "vitest";
import { PuzzleCommands } from "../src/puzzle/commands";
import type { RowOptions } from "../src/puzzle/problem-row";
import { fastestFirst } from "../src/puzzle/race";

const rows: RowOptions[] = [];
vi.mock("../src/puzzle/problem-row", () => ({
  openRow: async (options: RowOptions) => void rows.push(options),
}));
vi.mock("../src/kit/toast", () => ({ toast: () => undefined, notice: () => undefined }));

test("a problem of a row is opened without the options of the puzzle before it", async () => {
  const open = vi.fn();
  const options = {
    info: { id: "terzett" },
    context: { table: { view: { options: { kind: "duett" } }, focus() {} }, panels: { show() {} } },
    ui: { row: async () => [] },
    hinting: { reset() {} },
    open,
  };
  await new PuzzleCommands(options as never).openRow();
  await rows[0]?.open({ game: "terzett" });
  expect(open).toHaveBeenCalledWith({ options: {}, position: { game: "terzett" } });
});

test("times of a race from a restored backup are sorted", () => {
  const at = (time: number) => ({ name: "Anna", time, claimed: false });
  expect(fastestFirst([at(9), at(3)])).toEqual([at(3), at(9)]);
  expect(fastestFirst(undefined)).toEqual([]);
});
