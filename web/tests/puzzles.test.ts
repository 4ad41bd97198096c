/** Days, streaks and months; results and their totals; ids; staged hints; problems in a row. */
import { signal } from "@preact/signals-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Collected } from "../src/contracts/puzzle-ui";
import type { Hint, Mark, View } from "../src/engine/protocol";
import row from "../src/games/terzett/row.json";
import { sheetView } from "../src/paint/sheet/sheet-view";
import { isReloaded, noteDaily, requestsDaily } from "../src/puzzle/daily-request";
import { collectedKey, idOf } from "../src/puzzle/figure";
import { keyMarks, showKey } from "../src/puzzle/give-up";
import { generatedGrade, seedOf, storeSeed } from "../src/puzzle/puzzle-storage";
import { currentRun, finishedRuns, type Run, withTime } from "../src/puzzle/row-times";
import { StagedHints, whereMarks } from "../src/puzzle/staged-hints";
import { dayAfter, dayWords, isDay, monthAfter, streakOf, weeksOf } from "../src/storage/days";
import {
  dailyTimes,
  deleteResults,
  type Result,
  readResults,
  storeResult,
  sumsOf,
} from "../src/storage/results";
import { hashText } from "../src/storage/storage";

const ROWS = ["10302", "30112", "23002", "13213"];

/** Return a figure with the number tokens of its set; `reach` is the highest number. */
function numbered(rows: readonly string[], reach: number): View {
  const view = sheetView({ rows });
  const tokens = Array.from({ length: reach + 1 }, (_, value) => ({
    id: `n${value}`,
    kind: "number" as const,
    side: "",
    value,
    used: false,
  }));
  return { ...view, tokens };
}

describe("days", () => {
  test("cross months, years and leap days", () => {
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
  });

  test("are formatted in the style of the site", () => {
    expect(dayWords("2026-11-23", "en")).toBe("23 November 2026");
    expect(dayWords("2026-11-23", "de")).toBe("23. November 2026");
  });

  test("are recognised only in their own format", () => {
    expect(isDay("2026-11-23")).toBe(true);
    for (const word of ["27", "2026-1-3", "today", ""]) expect(isDay(word)).toBe(false);
  });

  test("are arranged in weeks from Monday to Sunday", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  test("form a streak that ends today or yesterday", () => {
    const days = new Set(["2026-11-20", "2026-11-21", "2026-11-22"]);
    expect(streakOf(days, "2026-11-22")).toBe(3);
    expect(streakOf(days, "2026-11-23")).toBe(3);
    expect(streakOf(days, "2026-11-24")).toBe(0);
  });
});

describe("results", () => {
  const result = (time: number, more: Partial<Result> = {}): Result => ({
    game: "g",
    puzzle: String(time),
    reach: 6,
    grade: "easy",
    time,
    helps: 0,
    day: "",
    at: 0,
    ...more,
  });

  test("contain the best and median times of puzzles solved without hints", () => {
    const all = [result(5), result(1), result(9), result(2), result(0.5, { helps: 1 })];
    expect(sumsOf(all, "g", ["easy"])).toEqual([
      { reach: 6, grade: "easy", solved: 5, withoutHints: 4, best: 1, median: 3.5 },
    ]);
  });

  test("contain no time if hints were used in every puzzle", () => {
    const [sum] = sumsOf([result(5, { helps: 2 })], "g", ["easy"]);
    expect(sum).toMatchObject({ solved: 1, withoutHints: 0, best: null, median: null });
  });

  test("are sorted by set and grade, separately for each game", () => {
    const all = [
      result(1, { reach: 7 }),
      result(2, { grade: "hard" }),
      result(3),
      result(4, { game: "other" }),
    ];
    const kinds = sumsOf(all, "g", ["easy", "hard"]).map(({ reach, grade }) => `${reach} ${grade}`);
    expect(kinds).toEqual(["6 easy", "6 hard", "7 easy"]);
  });

  test("contain the days on which the daily puzzle was solved", () => {
    const all = [result(1, { day: "2026-11-23" }), result(2)];
    expect([...dailyTimes(all, "g")]).toEqual([["2026-11-23", 1]]);
  });

  test("of other games remain when those of a game are deleted", () => {
    storeResult(result(1, { game: "dominosa" }));
    storeResult(result(2, { game: "terzett" }));
    deleteResults("dominosa");
    expect(readResults().map(({ game }) => game)).toEqual(["terzett"]);
  });

  test("use different hashes for different puzzles", () => {
    expect(hashText("3:[[1,0]]")).not.toBe(hashText("3:[[0,1]]"));
  });
});

test("a numbered puzzle entered as text keeps the grade with which it was generated", () => {
  const made = { ...numbered(ROWS, 3), options: { grade: "mengen" } };
  storeSeed(made, "27");
  const entered = { ...made, options: { grade: "siegel" } };
  expect([seedOf(entered), generatedGrade(entered)]).toEqual(["27", "mengen"]);
  const other = { ...numbered([...ROWS].reverse(), 3), options: { grade: "siegel" } };
  expect([seedOf(other), generatedGrade(other)]).toEqual(["", "siegel"]);
});

describe("a link to today's puzzle", () => {
  const state = { value: null as object | null };
  beforeEach(() => {
    state.value = null;
    vi.stubGlobal("location", { search: "?game=dominosa&puzzle=today" });
    vi.stubGlobal("history", {
      get state() {
        return state.value;
      },
      replaceState: (value: object) => {
        state.value = value;
      },
    });
    vi.useFakeTimers({ now: new Date("2026-11-30T12:00") });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("keeps the puzzle that the user has begun after a reload on the same day", () => {
    expect([requestsDaily(), isReloaded({ ply: 1 })]).toEqual([true, false]);
    noteDaily();
    expect([isReloaded({ ply: 1 }), isReloaded({ ply: 0 })]).toEqual([true, false]);
    vi.setSystemTime(new Date("2026-12-01T09:00"));
    expect(isReloaded({ ply: 1 })).toBe(false);
  });
});

describe("an id", () => {
  test("consists of digits row by row for a full rectangle", () => {
    expect(idOf(numbered(ROWS, 3))).toBe("3:10302301122300213213");
  });

  test("consists of rows with dots for any other outline", () => {
    expect(idOf(numbered([".01", "110", "0.."], 1))).toBe(".01\n110\n0..");
  });
});

test("tiles of a key start at their first cells", () => {
  const tiles = keyMarks(numbered(["01", "10"], 1), ["<>", "^^"]).map(({ path }) => path);
  expect(tiles).toEqual([["a1", "b1"]]);
  const upright = keyMarks(numbered(["01", "10"], 1), ["^^", "vv"]).map(({ path }) => path);
  expect(upright).toEqual([
    ["a1", "a2"],
    ["b1", "b2"],
  ]);
});

test("the solution of a puzzle given up is not shown after an undo", async () => {
  const solution = signal<Mark[]>([]);
  let isOver = true;
  const request = async () => ({ key: ["<>"] });
  const show = () =>
    showKey({ request } as never, sheetView({ rows: ["12"] }), solution, () => isOver);
  await show();
  expect(solution.value).toHaveLength(1);
  solution.value = [];
  const shown = show();
  isOver = false;
  await shown;
  expect(solution.value).toEqual([]);
});

describe("location of a hint", () => {
  let view: View;
  beforeEach(() => {
    view = numbered(ROWS, 3);
  });
  const hint = (code: string, params: Hint["reason"]["params"]) =>
    ({ text: "", path: [], reason: { code, params } }) as unknown as Hint;

  test("is the cell of a gap, without the tile's place", () => {
    const marks = whereMarks(view, hint("kleine_luecke", { cells: ["c4"], lays: "c4-d4" }));
    expect(marks.map(({ kind, path }) => [kind, path])).toEqual([["rests", ["c4"]]]);
  });

  test("is the first cell of a mistake", () => {
    const marks = whereMarks(view, hint("mistake", { tile: "0:1", from: "a1", to: "b1" }));
    expect(marks.map(({ path }) => path)).toEqual([["a1"]]);
  });
});

describe("hints", () => {
  const told = { text: "", reason: { code: "loch", params: {} } };
  type Word = (view: View, hint: unknown, text: string) => string;

  /** Simulate a page that has just been opened; `ask` requests a hint. */
  function open(view: View) {
    let word: Word = () => "";
    const state = { hint: { value: null, subscribe: () => () => undefined } };
    const wordHints = (taken: Word) => {
      word = taken;
    };
    const table = { view, state, wordHints, play: () => undefined } as never;
    const hinting = new StagedHints(table, () => false);
    return { hinting, word, ask: () => word(view, told, "") };
  }

  test("are still counted after the page is reopened", () => {
    const view = numbered(ROWS, 3);
    open(view).ask();
    expect(open(view).hinting.count).toBe(1);
    expect(open(numbered([...ROWS].reverse(), 3)).hinting.count).toBe(0);
  });

  test("say nothing when a repeated request plays the advised step", () => {
    const { word } = open(numbered(ROWS, 3));
    const step = { ...told, text: "a1-b1" };
    const said = [1, 2].map(() => word(numbered(ROWS, 3), step, "The whole explanation."));
    expect(said).toEqual(["The whole explanation.", ""]);
  });

  test("are reset when the puzzle is restarted", () => {
    const { hinting, ask } = open(numbered(ROWS, 3));
    ask();
    hinting.reset();
    expect(hinting.count).toBe(0);
  });
});

const problems: readonly Collected[] = row;
const key = (index: number) => collectedKey(problems[index] as Collected);
const anna: Run = { name: "Anna", times: [5000, 7000] };

describe("a solved problem", () => {
  test("adds its time if it is the next one of the run", () => {
    expect(withTime([anna], problems, key(2), 3000)).toEqual([
      { name: "Anna", times: [5000, 7000, 3000] },
    ]);
  });

  test("ends other unfinished runs, which a restored backup has added", () => {
    const earlier: Run = { name: "Anna", times: [5000] };
    const done = { name: "Berta", times: problems.map(() => 1000) };
    expect(withTime([earlier, anna, done], problems, key(2), 3000)).toEqual([
      done,
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
