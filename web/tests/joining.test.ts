/** Layout of the café table: the double row, hands, stock, and hidden tiles. */
import { describe, expect, test } from "vitest";
import type { Board, Look } from "../src/board/painter";
import type { Piece, View } from "../src/engine/protocol";
import { HEIGHT, linePosition, rowFor, SHORT_ROWS, standing } from "../src/paint/line/line";
import { poseOf } from "../src/paint/line/live";
import { measure } from "../src/paint/line/table";
import { tableView } from "../src/paint/line/table-view";
import { view } from "./board.views";
import {
  boxOf,
  expectFit,
  expectInside,
  expectOnPlace,
  expectSeparate,
  idsOf,
  loadPainter,
  look,
  overlap,
  shapes,
  spaces,
  stripsOf,
} from "./boards";

const example = view("sperrdomino");
const family = view("familydomino");

const painter = loadPainter("sperrdomino");

const fitted = (shape: Look["shape"], shown: View = example): Board =>
  painter.fit(spaces[shape], shown, look(shape));

/** A line of `tiles` tiles, the first of them in its middle. */
const lineOf = (tiles: number): View => {
  const line = Array.from({ length: tiles }, (_, i) => `${i % 7}:${(i * 3) % 7} ${i}`);
  return tableView({ line, first: Math.floor(tiles / 2), open: true });
};

describe.each(shapes)("on the %s", (shape) => {
  test("shapes of places are inside the painting and do not overlap", () => {
    for (const shown of [example, family]) {
      const board = fitted(shape, shown);
      expectInside(board, idsOf(shown));
      const solid = shown.places.filter(({ kind }) => kind !== "end");
      expectSeparate([...solid.map(({ id }) => boxOf(board, id)), ...stripsOf(board)]);
    }
  });

  test("the board fits into its space", () => {
    expectFit(fitted(shape), spaces[shape]);
  });

  test("every tile is on its place, face or back", () => {
    const board = fitted(shape);
    for (const { id, place } of example.pieces) expectOnPlace(board, example, id, place);
  });

  test("successive tiles of the line touch, and no tiles overlap", () => {
    for (const tiles of [1, 8, 9, 16, 17, 24, 26, 28]) {
      const shown = lineOf(tiles);
      const board = fitted(shape, shown);
      const boxes = shown.places
        .filter(({ kind }) => kind === "line")
        .map(({ id }) => boxOf(board, id));
      expectSeparate(boxes);
      boxes.slice(1).forEach((box, i) => {
        const before = boxes[i] as typeof box;
        const gap = Math.max(
          Math.max(box.x, before.x) - Math.min(box.x + box.width, before.x + before.width),
          Math.max(box.y, before.y) - Math.min(box.y + box.height, before.y + before.height),
        );
        expect(gap).toBeCloseTo(0);
      });
    }
  });

  test("a hand of nineteen fits its area without overlap", () => {
    const hand = Array.from({ length: 19 }, (_, i) => `${i % 7}:${i % 5} ${i}`);
    const shown = tableView({ line: ["1:1"], hand, open: true });
    const board = fitted(shape, shown);
    const boxes = hand.map((_, i) => boxOf(board, `a.${i}`));
    expectSeparate(boxes);
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(board.height);
  });
});

test.each([
  [{ width: 682, height: 433 }, 0],
  [{ width: 682, height: 433 }, 5],
  [{ width: 470, height: 304 }, 0],
])("in a wide, low phone window of %o, the line is above a hand of fourteen", (room, stock) => {
  const line = Array.from({ length: 9 }, (_, i) => `${i % 7}:${i % 5} ${i}`);
  const hand = Array.from({ length: 14 }, (_, i) => `${i % 7}:${i % 5} ${i}`);
  const shown = tableView({ line, first: 4, hand, stock, open: true });
  const board = painter.fit(room, shown, look("phone"));
  expectFit(board, room);
  for (const { id, kind } of shown.places) {
    if (kind !== "line") continue;
    const { y, width, height } = boxOf(board, id);
    expect(Math.min(width, height)).toBeGreaterThan(9);
    expect(y + height).toBeLessThan(boxOf(board, "a.0").y);
  }
  const { captions, strips } = board;
  if (captions?.stock && strips)
    expect(captions.stock.y + captions.stock.height).toBeLessThan(strips.near.y);
});

test("an end on a page of 320 px is at least 24 px in both directions", () => {
  const board = painter.fit({ width: 314, height: 430 }, example, look("phone"));
  for (const { id, kind } of example.places) {
    if (kind !== "end") continue;
    const { width, height } = boxOf(board, id);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

describe("in a frame of 300 by 300 pixels", () => {
  const room = { width: 232, height: 220 };

  test.each([example, family])(
    "the own tiles are 24 px wide, and no two places share ground",
    (shown) => {
      const board = painter.fit(room, shown, look("desk"));
      expect([board.width, board.height]).toEqual([232, 220]);
      const boxes = shown.places.map(({ id, kind }) => ({ kind, box: boxOf(board, id) }));
      for (const { kind, box } of boxes) if (kind === "slot") expect(box.width).toBeCloseTo(24);
      expectSeparate(boxes.filter(({ kind }) => kind !== "end").map(({ box }) => box));
    },
  );

  test("a hand with many bought tiles leaves room for the line", () => {
    const hand = Array.from({ length: 19 }, (_, i) => `${i % 7}:${i % 5} ${i}`);
    const board = painter.fit(room, tableView({ line: ["1:1"], hand, open: true }), look("desk"));
    const line = boxOf(board, "line.0");
    expect(Math.min(line.width, line.height)).toBeGreaterThan(9);
    expect(line.y + line.height).toBeLessThan(boxOf(board, "a.0").y);
  });
});

test("the double row runs right, turns down, runs back, and turns up", () => {
  expect(linePosition(0, 8)).toEqual({ x: 10, y: 0.5, heading: "right" });
  expect(linePosition(4, 8)).toEqual({ x: 17.5, y: HEIGHT / 2, heading: "down" });
  expect(linePosition(5, 8)).toEqual({ x: 16, y: HEIGHT - 0.5, heading: "left" });
  expect(linePosition(-5, 8)).toEqual({ x: 0.5, y: HEIGHT / 2, heading: "up" });
});

test("the two rows do not overlap", () => {
  const [upper, lower] = [linePosition(0, 8), linePosition(6, 8)];
  expect(lower.y - upper.y).toBeGreaterThan(1.1);
});

test.each([
  ["desk", { width: 800, height: 696 }, 30],
  ["phone", { width: 374, height: 604 }, 22],
] as const)("on the %s tiles are large while fewer than fifteen lie", (shape, room, least) => {
  for (let tiles = 1; tiles < 15; tiles++) {
    const shown = lineOf(tiles);
    const board = painter.fit(room, shown, look(shape));
    for (const { id, kind } of shown.places) {
      if (kind !== "line") continue;
      const { width, height } = boxOf(board, id);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    }
  }
});

test("a longer line uses a longer row, so that both ends remain free", () => {
  const tiles = [1, 16, 17, 24, 25, 55];
  expect(tiles.map((count) => rowFor(count))).toEqual([8, 8, 12, 12, 16, 28]);
  expect(tiles.map((count) => rowFor(count, SHORT_ROWS))).toEqual([4, 8, 10, 12, 16, 28]);
});

test.each([
  [8, 24],
  [16, 15],
])(
  "on a page of 320 px, the tile halves of a line of %i are at least %i px wide",
  (tiles, least) => {
    const shown = lineOf(tiles);
    const board = painter.fit({ width: 314, height: 430 }, shown, look("phone"));
    for (const { id, kind } of shown.places) {
      if (kind !== "line") continue;
      const { width, height } = boxOf(board, id);
      expect(Math.min(width, height)).toBeGreaterThan(least);
    }
  },
);

test.each(shapes)("on the %s, captions do not overlap tiles or the slate", (shape) => {
  const captions = fitted(shape).captions;
  const written = [captions?.hand, captions?.stock].filter((box) => box != null);
  expect(written).toHaveLength(2);
  const tiles = example.places.map(({ id }) => boxOf(fitted(shape), id));
  for (const box of written) expect(tiles.filter((tile) => overlap(tile, box))).toEqual([]);
});

test.each(shapes)("on the %s, a line of text is at the bottom of the slate", (shape) => {
  const { slate } = measure(spaces[shape], example, look(shape));
  const line = fitted(shape).captions?.slate;
  if (!slate || !line) throw new Error("no slate");
  expect(line.x).toBeGreaterThan(slate.x);
  expect(line.x + line.width).toBeLessThan(slate.x + slate.width);
  expect(line.y).toBeGreaterThan(slate.y + slate.height / 2);
  expect(line.y + line.height).toBeLessThan(slate.y + slate.height);
});

test.each(shapes)(
  "on the %s, the hidden hand of the player on turn is at the near side",
  (shape) => {
    const shown: View = { ...family, viewer: "", actor: { kind: "seat", side: "c" } };
    const board = fitted(shape, shown);
    const [b, c, d] = ["hand.b", "hand.c", "hand.d"].map((place) => boxOf(board, place));
    expect(c?.y).toBeGreaterThan(board.height / 2);
    expect([b?.y, d?.y].every((y) => y !== undefined && y < board.height / 2)).toBe(true);
  },
);

test.each(shapes)("on the %s, all tiles are in the middle until the deal", (shape) => {
  const board = fitted(shape, tableView({ stock: 28 }));
  const { y, height } = boxOf(board, "stock");
  expect(Math.abs(y + height / 2 - board.height / 2)).toBeLessThan(board.height / 8);
});

test("tiles keep their size while there is room, then form two rows", () => {
  const area = { x: 0, y: 0, width: 358, height: 132 };
  expect(standing(area, 7, 40, 1.32).unit).toBe(40);
  const crowded = standing(area, 16, 40, 1.32);
  expect(new Set(crowded.spots.map(({ y }) => y)).size).toBe(2);
  expect(crowded.unit).toBeGreaterThan(26);
});

describe("flight", () => {
  const line = ["1:2", "2:5", "5:4"];
  const shown = tableView({ line, first: 0, hand: ["0:3"] });
  const table = measure(spaces.desk, shown, look("desk"));
  const piece = shown.pieces.find(({ id }) => id === "5:4") as Piece;
  const held = { ...piece, place: "a.0", value: "4:5" };
  const pose = (part: number, left: Piece) =>
    poseOf(table, shown, piece, { x: 0, y: 0, part, left });

  test("a tile rotates from upright into the direction of the line, with the correct half first", () => {
    expect([0, 0.5, 1].map((part) => pose(part, held)?.quarters)).toEqual([2, 2.5, 3]);
  });

  test("a face-down tile turns over halfway", () => {
    const back = { ...held, place: "hand.b", value: "" };
    expect([0, 0.4, 0.6, 1].map((part) => pose(part, back)?.value)).toEqual(["", "", "5:4", "5:4"]);
    expect(pose(0.5, back)?.breadth).toBeLessThan(0.1);
  });
});
