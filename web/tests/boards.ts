/** Helpers for the tests of painters: spaces, looks, and boards with men at given places. */
import { beforeAll, expect, vi } from "vitest";
import type { Board, Box, Look, Painter, Spot } from "../src/board/painter";
import { painterOf } from "../src/contracts/games";
import type { Token, View } from "../src/engine/protocol";
import { sheetView } from "../src/paint/sheet/sheet-view";

export type Shape = Look["shape"];

export const spaces: Record<Shape, { width: number; height: number }> = {
  desk: { width: 859, height: 768 },
  embed: { width: 460, height: 456 },
  kiosk: { width: 1032, height: 1096 },
  phone: { width: 374, height: 602 },
};
export const shapes = Object.keys(spaces) as Shape[];

export const look = (shape: Shape, more: Partial<Look> = {}): Look => ({
  theme: "light",
  shape,
  turned: false,
  across: false,
  way: false,
  ratio: 1,
  ...more,
});

class Outline {
  addPath() {}
  arc() {}
  arcTo() {}
  closePath() {}
  lineTo() {}
  moveTo() {}
  rect() {}
  roundRect() {}
}

/** Stub `Path2D`. Boards are fitted without a canvas, so outlines only have to exist. */
export function withoutCanvas(): void {
  beforeAll(() => {
    vi.stubGlobal("Path2D", Outline);
  });
}

/** Return the painter of a game. Its functions are available in tests, not before. */
export function loadPainter(game: string): Painter {
  withoutCanvas();
  const painter = {} as Painter;
  beforeAll(async () => void Object.assign(painter, await painterOf(game)));
  return painter;
}

export function boxOf(board: Board, place: string): Box {
  const shape = board.places.get(place);
  if (!shape) throw new Error(`${place} has no shape`);
  return shape.box;
}

export const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

/** Return the bounding boxes of the places and tokens of a view, and of the strips of a phone. */
export function boxesOn(board: Board, view: View): Box[] {
  return [
    ...view.places.map(({ id }) => boxOf(board, id)),
    ...view.tokens.map((token) => board.token(view, token)).filter((box) => box !== null),
    ...stripsOf(board),
  ];
}

export const stripsOf = ({ strips }: Board): Box[] => (strips ? [strips.far, strips.near] : []);

export const idsOf = ({ places }: Pick<View, "places">) => places.map(({ id }) => id);

export function expectFit(board: Board, space: { width: number; height: number }): void {
  expect(board.width).toBeLessThanOrEqual(space.width);
  expect(board.height).toBeLessThanOrEqual(space.height);
}

export function expectInside(board: Board, ids: readonly string[]): void {
  for (const id of ids) {
    const { x, y, width, height } = boxOf(board, id);
    expect(Math.min(x, y), id).toBeGreaterThanOrEqual(-0.01);
    expect(x + width, id).toBeLessThanOrEqual(board.width + 0.01);
    expect(y + height, id).toBeLessThanOrEqual(board.height + 0.01);
  }
}

export function expectSeparate(boxes: readonly Box[]): void {
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
}

/** Expect places of at least `least` CSS pixels in both directions. */
export function expectPressable(board: Board, ids: readonly string[], least: number): void {
  for (const id of ids) {
    const { width, height } = boxOf(board, id);
    expect(Math.min(width, height), id).toBeGreaterThanOrEqual(least);
  }
}

/** Expect the piece `id` at a spot within the place `place`. */
export function expectOnPlace(board: Board, view: View, id: string, place: string): void {
  const { x, y, width, height } = boxOf(board, place);
  const spot: Spot = board.spot(view, id) ?? { x: Number.NaN, y: Number.NaN };
  expect(spot.x, id).toBeGreaterThan(x);
  expect(spot.x, id).toBeLessThan(x + width);
  expect(spot.y, id).toBeGreaterThan(y);
  expect(spot.y, id).toBeLessThan(y + height);
}

/** Expect that `turned` has each place where it is on `upright`, rotated by half a turn. */
export function expectOpposite(upright: Board, turned: Board, ids: readonly string[]): void {
  for (const id of ids) {
    const before = boxOf(upright, id);
    const after = boxOf(turned, id);
    expect(after.x).toBeCloseTo(upright.width - before.x - before.width);
    expect(after.y).toBeCloseTo(upright.height - before.y - before.height);
  }
}

/** A figure with the tally of a set, so that the list of tiles is not empty. */
export function listed(rows: readonly string[], tiles = 36): View {
  const token = (index: number): Token => ({
    id: `0:${index}`,
    kind: "tally",
    side: "",
    value: 2,
    used: false,
  });
  return { ...sheetView({ rows }), tokens: Array.from({ length: tiles }, (_, i) => token(i)) };
}

/** Replace the men of a view: their number for each side and place. */
export function withMen(view: View, men: Record<string, Record<string, number>>): View {
  const pieces = Object.entries(men).flatMap(([side, places]) =>
    Object.entries(places).flatMap(([place, count]) =>
      Array.from({ length: count }, (_, order) => ({
        id: `${side}.${place}.${order}`,
        kind: "man" as const,
        side,
        place,
        order,
        value: "",
        covers: [],
        layers: [],
      })),
    ),
  );
  return { ...view, pieces };
}
