/** Layout of the Lombard board: every place is visible, large enough to press, and distinct. */
import { describe, expect, test } from "vitest";
import type { Board, Box, Look } from "../src/board/painter";
import { painterOf } from "../src/contracts/games";
import type { View } from "../src/engine/protocol";
import { colours } from "../src/games/lombardorum/painter/colours";
import { manMark } from "../src/games/lombardorum/painter/points";
import { view } from "./board.views";
import {
  boxesOn,
  boxOf,
  expectFit,
  expectInside,
  expectOnPlace,
  expectOpposite,
  expectPressable,
  expectSeparate,
  idsOf,
  loadPainter,
  look,
  overlap,
  shapes,
  spaces,
  withMen,
} from "./boards";

const example = view("lombardorum");
const points = Array.from({ length: 12 }, (_, i) => `p${i + 1}`);

const painter = loadPainter("lombardorum");

const fitted = (shape: Look["shape"], more: Partial<Look> = {}, space = spaces[shape]) =>
  painter.fit(space, example, look(shape, more));

const position = (men: Parameters<typeof withMen>[1]) => withMen(example, men);

describe.each(shapes)("on the %s", (shape) => {
  test("every place of the view has a shape inside the painting", () => {
    expectInside(fitted(shape), idsOf(example));
  });

  test("places, dice and strips do not overlap", () => {
    expectSeparate(boxesOn(fitted(shape), example));
  });

  test("the board fits into its space and keeps its proportions", () => {
    const board = fitted(shape);
    expectFit(board, spaces[shape]);
    const points = boxOf(board, "p1").x - boxOf(board, "p6").x;
    expect(points / boxOf(board, "p1").width).toBeCloseTo(5);
  });

  test("men are on their places, even fifteen on one", () => {
    const board = fitted(shape);
    const crowded = position({
      white: { p1: 13, "bar.white": 2 },
      black: { p12: 4, "off.black": 11 },
    });
    for (const view of [example, crowded]) {
      for (const { id, place } of view.pieces) expectOnPlace(board, view, id, place);
    }
  });

  test("the men of a stack of fifteen are at different positions", () => {
    const board = fitted(shape);
    const opening = position({ white: { p1: 15 }, black: { p12: 15 } });
    const heights = opening.pieces
      .filter(({ side }) => side === "white")
      .map(({ id }) => board.spot(opening, id)?.y ?? Number.NaN);
    const steps = heights.slice(1).map((y, i) => y - (heights[i] ?? Number.NaN));
    for (const step of steps) expect(step).toBeGreaterThan(5);
  });

  test("on a rotated board, every point is in the place of its opposite", () => {
    expectOpposite(fitted(shape), fitted(shape, { turned: true }), points);
  });

  test("the near player's men are always borne off at the near side", () => {
    const lower = (board: Board, place: string) =>
      boxOf(board, place).y + boxOf(board, place).height > board.height * 0.75;
    expect(lower(fitted(shape), "off.white")).toBe(true);
    expect(lower(fitted(shape, { turned: true }), "off.black")).toBe(true);
  });
});

test("White's path runs right to left in the upper half and left to right in the lower", () => {
  const board = fitted("desk");
  const path = points.map((id) => boxOf(board, id));
  const above = path.slice(0, 6).map(({ x }) => x);
  const below = path.slice(6).map(({ x }) => x);
  expect(above).toEqual([...above].sort((a, b) => b - a));
  expect(below).toEqual([...below].sort((a, b) => a - b));
  expect(boxOf(board, "bar.white").y).toBeLessThan(boxOf(board, "bar.black").y);
});

test("on a page of 320 px every place is at least 24 px in both directions", () => {
  const board = fitted("phone", {}, { width: 304, height: 500 });
  expectPressable(board, idsOf(example), 24);
});

test("on a page of 390 px every point is at least 44 px wide and high", () => {
  expectPressable(fitted("phone"), points, 44);
});

test("three dice fit into the channel", () => {
  const board = fitted("phone");
  const tokens = [6, 3, 2].map((value, i) => ({
    id: `d${i}`,
    kind: "die" as const,
    side: "white",
    value,
    used: false,
  }));
  const view = { ...example, tokens };
  const boxes = tokens.map((token) => board.token(view, token));
  const [left, middle, right] = boxes;
  if (!left || !middle || !right) throw new Error("a die has no box");
  expect(overlap(left, middle) || overlap(middle, right)).toBe(false);
  expect(left.x).toBeGreaterThan(boxOf(board, "p6").x);
  expect(right.x + right.width).toBeLessThan(boxOf(board, "bar.white").x);
});

test("before the roll, the dice can be pressed", () => {
  const board = fitted("desk");
  const view: View = { ...example, tokens: [], actor: { kind: "chance", side: "white" } };
  const die = { id: "d1", kind: "die" as const, side: "white", value: 0, used: false };
  expect(board.token(view, die)).not.toBeNull();
  expect(board.token(view, { ...die, id: "d2" })).toBeNull();
  expect(
    board.token({ ...view, options: { dice_count: "3" } }, { ...die, id: "d2" }),
  ).not.toBeNull();
});

test("dice of both sides can be pressed where they are painted, each in the half of its side", () => {
  const rolled = example.tokens.filter(({ kind }) => kind === "die");
  const tokens = rolled.map((die, i) => ({ ...die, side: example.sides[i] ?? "" }));
  const shared = { ...example, tokens };
  const board = painter.fit(spaces.phone, shared, look("phone"));
  const boxes = tokens.map((token) => board.token(shared, token) as Box);
  const [ivory = 0, walnut = 0] = boxes.map(({ y, height }) => y + height / 2);
  expect(Math.abs(ivory - walnut)).toBeGreaterThan(boxes[0]?.height ?? 0);
  const places = example.places.map(({ id }) => boxOf(board, id));
  for (const box of boxes) expect(places.filter((place) => overlap(box, place))).toEqual([]);
});

test("at night, marks of the light side have the colours that the inversion turns light", () => {
  expect(manMark(colours.night, true)).toEqual(manMark(colours.contrast, false));
  expect(manMark(colours.night, false)).toEqual(manMark(colours.contrast, true));
});

test("a game without a painter uses the plain painter", async () => {
  const { painter: plain } = await import("../src/board/plain");
  expect(await painterOf("ludus_latrunculorum")).toBe(plain);
  expect(await painterOf("constructor")).toBe(plain);
});
