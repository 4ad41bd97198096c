/** Helpers for the tests of painters: spaces, looks, and boards with men at given places. */
import { beforeAll, vi } from "vitest";
import type { Board, Box, Look } from "../src/board/painter";
import type { View } from "../src/engine/protocol";

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

/** Stubs `Path2D`. Boards are fitted without a canvas, so outlines only have to exist. */
export function withoutCanvas(): void {
  beforeAll(() => {
    vi.stubGlobal("Path2D", Outline);
  });
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

/** Replaces the men of a view: their number for each side and place. */
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
