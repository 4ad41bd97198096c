/** Problems in a row: which times count, and the order of the finished runs. */
import { describe, expect, test } from "vitest";
import type { Collected } from "../src/contracts/puzzle-ui";
import row from "../src/games/terzett/row.json";
import { collectedKey } from "../src/puzzle/figure";
import { currentRun, finishedRuns, type Run, withTime } from "../src/puzzle/row-times";

const problems: readonly Collected[] = row;
const key = (index: number) => collectedKey(problems[index] as Collected);
const anna: Run = { name: "Anna", times: [5000, 7000] };

describe("a solved problem", () => {
  test("adds its time if it is the next one of the run", () => {
    expect(withTime([anna], problems, key(2), 3000)).toEqual([
      { name: "Anna", times: [5000, 7000, 3000] },
    ]);
  });

  test("has no effect if it is another problem", () => {
    expect(withTime([anna], problems, key(1), 3000)).toBeNull();
    expect(withTime([anna], problems, "7:[[0]]", 3000)).toBeNull();
  });

  test("has no effect without a run", () => {
    expect(withTime([], problems, key(0), 3000)).toBeNull();
    const done = { name: "Berta", times: problems.map(() => 1000) };
    expect(withTime([done], problems, key(0), 3000)).toBeNull();
  });
});

describe("runs", () => {
  const run = (name: string, time: number): Run => ({ name, times: problems.map(() => time) });

  test("are finished after the last problem, and sorted by total time", () => {
    const all = [run("Berta", 2000), anna, run("Carl", 1000)];
    expect(currentRun(all, problems.length)).toBe(anna);
    expect(finishedRuns(all, problems.length).map(({ name }) => name)).toEqual(["Carl", "Berta"]);
  });

  test("that are the slowest are deleted first", () => {
    const all = Array.from({ length: 30 }, (_, i) => run(`${i}`, 1000 * (30 - i)));
    const names = finishedRuns(all, problems.length).map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect(names[0]).toBe("29");
    expect(names).not.toContain("0");
  });
});
