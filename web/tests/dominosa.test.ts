/** The puzzle sheet: layout, cells selected by a press, and the data that the panels read. */
import { describe, expect, test } from "vitest";
import type { Board, Box, Look } from "../src/board/painter";
import type { Hint, LogEntry, View } from "../src/engine/protocol";
import { sheetView } from "../src/paint/sheet/sheet-view";
import { outlines } from "../src/paint/sheet/still";
import { formatTime } from "../src/puzzle/clock";
import { formatCells, numbersOf, reasonMarks, tallyOf, tileMarks } from "../src/puzzle/figure";
import { stepsOf } from "../src/puzzle/steps";
import { listed, loadPainter, look } from "./boards";

const FIGURES: Record<string, string[]> = {
  small: ["10302", "30112", "23002", "13213"],
  large: Array.from({ length: 10 }, () => "01234567890"),
  ring: ["000000", "000000", "00..00", "000000", "000000"],
  wide: Array.from({ length: 3 }, () => "012345670123456701234567"),
  tall: Array.from({ length: 36 }, () => "01"),
};
const SPACES: Record<Look["shape"], { width: number; height: number }> = {
  desk: { width: 944, height: 768 },
  embed: { width: 460, height: 456 },
  kiosk: { width: 1032, height: 1096 },
  phone: { width: 386, height: 366 },
};

const painter = loadPainter("dominosa");

const fitted = (name: string, shape: Look["shape"]): Board =>
  painter.fit(SPACES[shape], listed(FIGURES[name] as string[]), look(shape));

const boxes = (board: Board): Box[] => [...board.places.values()].map(({ box }) => box);

describe.each(Object.keys(FIGURES))("the figure %s", (name) => {
  test.each(Object.keys(SPACES) as Look["shape"][])("is inside its space (%s)", (shape) => {
    const board = fitted(name, shape);
    expect(board.width).toBeLessThanOrEqual(SPACES[shape].width + 1);
    for (const { x, y, width, height } of boxes(board)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(board.width);
      expect(y + height).toBeLessThan(board.height);
      expect(width).toBeCloseTo(height);
    }
  });

  test("has its tally beside or below the grid, never over it", () => {
    const { sheet } = fitted(name, "desk");
    if (!sheet?.list) return;
    const { grid, list } = sheet;
    const beside = list.box.x >= grid.x + grid.width;
    expect(beside || list.box.y >= grid.y + grid.height).toBe(true);
    expect(Math.ceil(36 / list.columns) * list.line).toBeLessThanOrEqual(list.box.height + 0.01);
  });
});

test("a phone shows only the grid", () => {
  expect(fitted("small", "phone").sheet).toBeNull();
});

describe("a press", () => {
  const at = (board: Board, cell: string) => board.places.get(cell)?.box as Box;

  test("on a common edge selects both cells", () => {
    const board = fitted("small", "desk");
    const { x, y, width, height } = at(board, "b2");
    expect(board.between?.({ x: x + width, y: y + height / 2 })).toEqual(["c2", "b2"]);
    expect(board.between?.({ x: x + width / 2, y: y + 2 })).toEqual(["b2", "b1"]);
  });

  test("in the middle or at a corner of a cell selects the cell", () => {
    const board = fitted("small", "desk");
    const { x, y, width, height } = at(board, "b2");
    expect(board.between?.({ x: x + width / 2, y: y + height / 2 })).toBeNull();
    expect(board.between?.({ x: x + 1, y: y + 1 })).toBeNull();
  });

  test("at the edge of the figure or of a hole selects the cell", () => {
    const board = fitted("ring", "desk");
    const outer = at(board, "a1");
    expect(board.between?.({ x: outer.x + 1, y: outer.y + outer.height / 2 })).toBeNull();
    const inner = at(board, "b3");
    const spot = { x: inner.x + inner.width - 1, y: inner.y + inner.height / 2 };
    expect(board.between?.(spot)).toBeNull();
  });
});

describe("the frame", () => {
  const cells = (rows: readonly string[]) =>
    sheetView({ rows }).places.map(({ row, column }) => ({ row, column }));

  test("of a rectangle has four corners, offset outwards", () => {
    expect(outlines(cells(["00", "00"]), 0.5)).toEqual([
      [
        { x: -0.5, y: -0.5 },
        { x: 2.5, y: -0.5 },
        { x: 2.5, y: 2.5 },
        { x: -0.5, y: 2.5 },
      ],
    ]);
  });

  test("also surrounds a hole, offset into it", () => {
    const [outer, inner] = outlines(cells(["000", "0.0", "000"]), 0.1);
    expect(outer).toHaveLength(4);
    expect(inner?.map(({ x }) => x).sort()).toEqual([1.1, 1.1, 1.9, 1.9]);
  });

  test("separates cells that touch only at a corner", () => {
    expect(outlines(cells(["0.", ".0"]), 0)).toHaveLength(2);
  });
});

describe("the panels", () => {
  const view: View = {
    ...sheetView({ rows: ["112"], ringed: "1", lozenged: "2" }),
    tokens: [
      { id: "n1", kind: "number", side: "", value: 1, used: true },
      { id: "n3", kind: "number", side: "", value: 3, used: false },
      { id: "1:2", kind: "tally", side: "", value: 1, used: false },
      { id: "first.1:2", kind: "first", side: "", value: 4, used: false },
    ],
    moves: ["b1", "c1"].map((cell, i) => ({
      text: "lay b1-c1",
      kind: "play",
      path: i === 0 ? [cell, "c1"] : [cell, "b1"],
      trail: [],
      uses: [],
      takes: [],
      label: { code: "lay", params: { tile: "1:2", from: "b1", to: "c1" } },
    })),
  };

  test("read the shape of a marked number from the cells", () => {
    expect(numbersOf(view)).toEqual([
      { number: 1, shape: "ring" },
      { number: 3, shape: null },
    ]);
  });

  test("show the initial and the current count of a tile", () => {
    const numbers = [1, 2];
    expect(tallyOf(view)).toEqual([{ tile: "1:2", numbers, places: 1, first: 4, found: false }]);
  });

  test("mark a tile's numbers with two shapes, and each of its places once", () => {
    const [entry] = tallyOf(view);
    const marks = entry ? tileMarks(view, entry) : [];
    expect(marks.map(({ kind, path }) => [kind, ...path.toSorted()])).toEqual([
      ["ring", "a1", "b1"],
      ["lozenge", "c1"],
      ["place", "b1", "c1"],
    ]);
  });

  const HINT = { path: [], more: [], plan: [], value: 0, unit: "grade" };
  test("mark the premises, cuts and tiles of a hint, each once", () => {
    const hint = (params: Hint["reason"]["params"], text = "") =>
      reasonMarks({ ...HINT, text, reason: { code: "", params } }).map(({ kind, path }) => [
        kind,
        ...path,
      ]);
    const seal = { cells: ["a1", "b1"], places: ["a1-b1"], lays: "a1-b1", cuts: [] };
    expect(hint(seal)).toEqual([["lay", "a1", "b1"]]);
    const overlap = { places: ["d3-d4"], tried: "c4-d4", cuts: ["c4-d4"] };
    expect(hint(overlap)).toEqual([
      ["place", "d3", "d4"],
      ["cut", "c4", "d4"],
    ]);
    const trial = { tried: "a1-b1", lays: "c1-d1" };
    expect(hint(trial)).toEqual([
      ["rival", "a1", "b1"],
      ["lay", "c1", "d1"],
    ]);
  });

  test("format tiles and pairs of cells", () => {
    expect(formatCells("Only d2-e2 is left for the 1:6.")).toBe(
      "Only d2\u2060–\u2060e2 is left for the 1\u00a0:\u00a06.",
    );
  });

  test("format time in minutes and seconds, with hours if needed", () => {
    expect([0, 61_500, 3_849_000].map(formatTime)).toEqual(["0:00", "1:01", "1:04:09"]);
  });
});

describe("the steps", () => {
  const sheet = { ...sheetView({ rows: FIGURES.small as string[] }) };
  sheet.series = { ...sheet.series, game: 1 };
  const ends = (cells: string) => {
    const [from = "", to = ""] = cells.split("-");
    return { from, to };
  };
  const laid = (ply: number, code: string, tile: string, cells = "a1-b1"): LogEntry => ({
    ply,
    kind: "move",
    game: 1,
    turn: ply,
    side: "solver",
    text: code,
    auto: false,
    events: [{ code, side: "solver", path: [], params: { tile, ...ends(cells) } }],
  });
  const log = [
    laid(1, "lay", "0:1"),
    laid(2, "lay", "2:3"),
    laid(3, "lift", "0:1"),
    laid(4, "lay", "0:1"),
    laid(5, "lay", "1:1"),
    laid(6, "drop", ""),
    laid(7, "lay", "0:0"),
  ];
  const piece = (id: string) => ({ id, covers: ["a1", "b1"] }) as View["pieces"][number];
  const plies = (ply: number, ...tiles: string[]) =>
    stepsOf({ ...sheet, ply, pieces: tiles.map(piece) }, log).map((entry) => entry.ply);

  test("are those of the tiles on the board, each by its last placement", () => {
    expect(plies(6, "0:1", "2:3")).toEqual([2, 4, 7]);
  });

  test("omit removed tiles and those of a discarded trial", () => {
    expect(plies(3, "2:3")).toEqual([2, 4, 5, 7]);
    expect(plies(7, "0:0", "2:3")).toEqual([2, 7]);
  });

  test("name the cells of a tile that a discarded trial has returned to them", () => {
    const moved = [
      laid(1, "lay", "0:1"),
      laid(2, "try", ""),
      laid(3, "lift", "0:1"),
      laid(4, "lay", "0:1", "c1-d1"),
      laid(5, "drop", ""),
    ];
    const entries = stepsOf({ ...sheet, ply: 5, pieces: [piece("0:1")] }, moved);
    expect(entries.map((entry) => entry.ply)).toEqual([1]);
  });
});
