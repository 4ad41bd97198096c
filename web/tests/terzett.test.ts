/** Terzett: layout of the tiles, data read from boards, conditions, the notebook. */
import { beforeEach, describe, expect, test } from "vitest";
import { isComposing } from "../src/board/choices";
import type { Board, Look } from "../src/board/painter";
import type { Piece, Token, View } from "../src/engine/protocol";
import { progressOf } from "../src/games/terzett/gallery/progress";
import { tilesOf } from "../src/games/terzett/plate";
import {
  conditionReader,
  keyOf,
  lineSums,
  numbersOn,
  outlineOf,
  positionOf,
} from "../src/games/terzett/ui/board";
import {
  availableConditions,
  isBookRectangle,
  PRESCRIBED,
  readCells,
  readSums,
} from "../src/games/terzett/ui/conditions";
import { deleteKey, type StoredKey, storedKeys, storeKey } from "../src/games/terzett/ui/notebook";
import { nearestCell } from "../src/games/terzett/ui/painted-outline";
import { sheetView } from "../src/paint/sheet/sheet-view";
import { keysOf, selectedTile, tallyOf } from "../src/puzzle/figure";
import { writeSetting } from "../src/storage/storage";
import { words } from "./board.views";
import { listed, loadPainter, look } from "./boards";

const H = [
  "00......00",
  "00......00",
  "00......00",
  "0000000000",
  "00......00",
  "00......00",
  "00......00",
];
const FIGURES: Record<string, string[]> = {
  square: Array.from({ length: 8 }, () => "012345670"),
  wide: Array.from({ length: 3 }, () => "012345670123456701234567"),
  letter: H,
};
const DESK = { width: 944, height: 768 };

const painter = loadPainter("terzett");

describe.each(Object.keys(FIGURES))("the figure %s", (name) => {
  const fitted = (shape: Look["shape"] = "desk"): Board =>
    painter.fit(DESK, listed(FIGURES[name] as string[]), look(shape));

  test("has room for every tile beside or below it, never over it", () => {
    const { sheet, width, height } = fitted();
    const { grid, list } = sheet as NonNullable<Board["sheet"]>;
    const { box, columns, line, stepped } = list as NonNullable<typeof list>;
    expect(box.x >= grid.x + grid.width || box.y >= grid.y + grid.height).toBe(true);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const lines = stepped ? 8 : Math.ceil(36 / columns);
    expect(lines * line).toBeLessThanOrEqual(box.height + 0.01);
  });

  test("has no list on a phone", () => {
    expect(fitted("phone").sheet).toBeNull();
  });
});

test("the number of a figure fits the largest opening of its letter", () => {
  const board = painter.fit(DESK, listed(H), look("desk"));
  const opening = board.sheet?.opening;
  const cell = board.places.get("c4")?.box;
  expect(opening?.width).toBeCloseTo(6 * (cell?.width ?? 0));
  expect(painter.fit(DESK, listed(FIGURES.square as string[]), look("desk")).sheet?.opening).toBe(
    null,
  );
});

test("tiles of a key start at the left or upper cell", () => {
  expect(tilesOf(["<>^", ".^v", ".v."])).toEqual([
    { row: 0, column: 0, across: true },
    { row: 0, column: 2, across: false },
    { row: 1, column: 1, across: false },
  ]);
});

describe("a composing board", () => {
  const piece = (value: string, covers: string[]): Piece => ({
    id: value,
    kind: "tile",
    side: "",
    place: covers[0] ?? "",
    order: 0,
    value,
    covers,
    layers: [],
  });
  const token = (id: string, kind: Token["kind"], value: number, used: boolean): Token => ({
    id,
    kind,
    side: "",
    value,
    used,
  });
  const net = sheetView({ rows: ["000", "000"] });
  const view: View = {
    ...net,
    game: "terzett",
    options: { task: "compose" },
    places: net.places.map((place) => ({ ...place, value: place.id === "c1" ? "0" : "" })),
    pieces: [piece("0:0", ["a1", "b1"]), piece("1:0", ["c2", "c1"])],
    tokens: [
      token("0:0", "stock", 0, true),
      token("0:1", "stock", 0, true),
      token("1:1", "stock", 1, false),
      token("room.1:1", "room", 2, false),
    ],
  };

  test("is distinguished from a figure by its stock", () => {
    expect(isComposing(view)).toBe(true);
    expect(isComposing(listed(H))).toBe(false);
  });

  test("shows for every tile whether it is used, and its places while help is on", () => {
    expect(tallyOf(view).map(({ tile, found, places }) => [tile, found, places])).toEqual([
      ["0:0", true, -1],
      ["0:1", true, -1],
      ["1:1", false, 2],
    ]);
    expect(selectedTile(view)).toBe("1:1");
  });

  test("is read as outline, numbers and key", () => {
    expect(outlineOf(view)).toEqual(["###", "###"]);
    expect(numbersOn(view)).toEqual([
      [0, 0, 0],
      [null, null, 1],
    ]);
    expect(keyOf(view)).toEqual(["<>^", "..v"]);
  });

  test("becomes a position with the lower number of a tile first", () => {
    expect(positionOf(view)).toEqual({
      game: "terzett",
      options: { task: "compose" },
      outline: ["###", "###"],
      given: { c1: 0 },
      sums: {},
      laid: ["0:0 a1-b1", "0:1 c1-c2"],
    });
  });

  test("becomes a position with the prescribed sums", () => {
    const sum = { code: "sum", params: { line: "c", sum: 10, now: 3 } };
    expect(positionOf({ ...view, status: [sum] })).toMatchObject({ sums: { c: 10 } });
  });
});

test("a finished board keeps its task, with the sums, also after another match", () => {
  const places = sheetView({ rows: ["000", "111"] }).places;
  const status = [{ code: "sum", params: { line: "a", sum: 3, now: 0 } }];
  const board = (match: string, sums: typeof status) =>
    ({ ...sheetView({ rows: [] }), match, places, status: sums }) as View;
  const over = { kind: "over", outcome: { winner: "solver", ending: "composed", points: 1 } };
  const finished = { ...board("1", []), actor: over } as View;
  const reads = conditionReader();
  expect(reads(finished)).toMatchObject({ outline: ["###", "###"], sums: {} });
  reads(board("1", status));
  reads(board("2", []));
  expect(reads(finished)).toMatchObject({ outline: ["###", "###"], sums: { a: 3 } });
});

describe("a printed figure", () => {
  const grid = [
    [0, 0, 0],
    [1, 1, 1],
  ];
  const sheet = sheetView({ rows: ["000", "111"], laid: ["a1-a2"] });

  test("is begun if its page stores tiles on it", () => {
    const tiles = [{ row: 0, column: 0, across: false }];
    expect(progressOf({ grid }, sheet)).toEqual({ stage: "begun", tiles, replaced: false });
    expect(progressOf({ grid }, null)).toMatchObject({ stage: "open", replaced: false });
  });

  test("has no progress if its page stores another puzzle", () => {
    const other = sheetView({ rows: ["111", "000"], laid: ["a1-a2"], solved: true });
    expect(progressOf({ grid }, other)).toEqual({ stage: "open", tiles: [], replaced: true });
  });
});

test("the facts of a figure say whether there are more solutions than counted", () => {
  const several = { code: "several_solutions", params: { count: 200, complete: false } };
  const { actor } = sheetView({ rows: ["000", "111"] });
  expect(keysOf({ status: [several], actor })).toEqual({ keys: 200, complete: "false" });
  const facts = (language: "en" | "de") =>
    words(language).text("figure-facts", { keys: 200, complete: "false", pairs: 7 });
  expect(facts("en")).toMatch(/^More than 200 solutions, 7 pairs/);
  expect(facts("de")).toMatch(/^Mehr als 200 Schlüssel, 7 Paare/);
});

describe("conditions", () => {
  test("apply to no other kind than Terzett", () => {
    const rectangle = Array.from({ length: 8 }, () => "#########");
    expect(availableConditions("terzett", rectangle)).toContain("zeros");
    expect(availableConditions("terzett", ["###", "###"])).toEqual(["none", "own"]);
    expect(availableConditions("duett", rectangle)).toEqual(["none"]);
  });

  test("prescribe 0 to 7 in order in three columns", () => {
    expect(Object.keys(PRESCRIBED.columns ?? {})).toHaveLength(24);
    expect(PRESCRIBED.columns).toMatchObject({ c1: 0, d1: 0, e8: 7 });
  });

  test("include a cross of nine cells, seven long and three high", () => {
    const cells = Object.keys(PRESCRIBED.cross ?? {});
    expect(cells).toHaveLength(9);
    expect(cells.filter((cell) => cell.endsWith("4"))).toHaveLength(7);
  });

  test("include the same cross upright", () => {
    const cells = Object.keys(PRESCRIBED.cross_upright ?? {}).sort();
    expect(cells).toEqual(["d4", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "f4"]);
  });

  test("apply to the rectangle of eight by nine", () => {
    expect(isBookRectangle(Array.from({ length: 8 }, () => "#########"))).toBe(true);
    expect(isBookRectangle(["###", "###"])).toBe(false);
  });

  test("are parsed from text, or rejected", () => {
    expect(readCells("c1=0, D4=7")).toEqual({ c1: 0, d4: 7 });
    expect(readCells("")).toEqual({});
    expect(readCells("c1 is 0")).toBeNull();
    expect(readSums("c=10 3=27")).toEqual({ c: 10, "3": 27 });
    expect(readSums("c1=10")).toBeNull();
  });
});

describe("the notebook", () => {
  const kept = (id: string): StoredKey => ({
    id,
    grid: [[0, 0]],
    key: ["<>"],
    kind: "terzett",
    connections: 0,
    at: 0,
  });
  beforeEach(() => {
    for (const entry of storedKeys()) deleteKey(entry);
  });

  test("recognises a new key", () => {
    expect(storeKey(kept("a"))).toBe(true);
    expect(storeKey(kept("b"))).toBe(true);
    expect(storeKey(kept("a"))).toBe(false);
    expect(storedKeys().map(({ id }) => id)).toEqual(["b", "a"]);
  });

  test("deletes a key", () => {
    storeKey(kept("a"));
    deleteKey(kept("a"));
    expect(storedKeys()).toEqual([]);
  });

  test("deletes a key of one kind only", () => {
    const other = { ...kept("a"), kind: "quartett" };
    storeKey(kept("a"));
    storeKey(other);
    deleteKey(kept("a"));
    expect(storedKeys()).toEqual([other]);
  });

  test("has each key once, newest first, after a restored backup", () => {
    const [old, again, other] = [kept("a"), { ...kept("a"), at: 2 }, { ...kept("b"), at: 3 }];
    writeSetting("keys", JSON.stringify([old, other, again]));
    storeKey({ ...kept("c"), at: 4 });
    expect(storedKeys().map(({ id, at }) => `${id} ${at}`)).toEqual(["c 4", "b 3", "a 2"]);
  });

  test("ignores damaged entries", () => {
    const damaged = [
      { at: "now" },
      { at: 1e20 },
      { at: null },
      { kind: 3 },
      { connections: "1" },
      { grid: [3] },
      { key: [null] },
    ];
    writeSetting(
      "keys",
      JSON.stringify([null, ...damaged.map((one) => ({ ...kept("a"), ...one }))]),
    );
    storeKey(kept("b"));
    expect(storedKeys()).toEqual([kept("b")]);
  });
});

test("sums of columns and rows skip cells outside the outline", () => {
  const grid = [
    [1, 2, null],
    [3, null, 7],
  ];
  expect(lineSums(grid)).toEqual({ columns: "a 4, b 2, c 7", rows: "1 3, 2 10" });
});

test("after an outline has become smaller, the Tab key reaches a cell of the editor", () => {
  const field = Array.from({ length: 12 }, () => new Array<boolean>(16).fill(false));
  expect(nearestCell(field, [40, 25])).toEqual([11, 15]);
  expect(nearestCell(field, [3, 4])).toEqual([3, 4]);
});
