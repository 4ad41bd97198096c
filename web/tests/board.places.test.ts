import { describe, expect, test } from "vitest";
import { neighbour, nextInDirection } from "../src/board/keys";
import type { PlaceShape } from "../src/board/painter";
import { placeAt, rowsOf, TOUCH_REACH } from "../src/board/places";

/** Square places of one size, arranged like the letters in the rows. */
function laid(size: number, ...rows: string[]): Map<string, PlaceShape> {
  const shapes = new Map<string, PlaceShape>();
  rows.forEach((row, y) => {
    for (const [x, id] of [...row].entries()) {
      const box = { x: x * size, y: y * size, width: size, height: size };
      if (id !== " ") shapes.set(id, { box, outline: {} as Path2D });
    }
  });
  return shapes;
}

describe("press", () => {
  const small = laid(30, "abc", "def");
  const large = laid(60, "abc");

  test("selects the place under it", () => {
    expect(placeAt(small, { x: 35, y: 40 }, new Set(), TOUCH_REACH)).toBe("e");
  });

  test("on a small place without actions selects the nearest place with actions", () => {
    expect(placeAt(small, { x: 35, y: 15 }, new Set(["a", "f"]), TOUCH_REACH)).toBe("a");
  });

  test("inside a piece selects that piece, whatever its neighbours can do", () => {
    const piece = [{ place: "b", at: { x: 45, y: 15 } }];
    expect(placeAt(small, { x: 36, y: 18 }, new Set(["a"]), TOUCH_REACH, piece)).toBe("b");
    expect(placeAt(small, { x: 31, y: 18 }, new Set(["a"]), TOUCH_REACH, piece)).toBe("a");
  });

  test("inside a piece of a place with actions selects it beyond the border of this place", () => {
    const piece = [{ place: "a", at: { x: 58, y: 30 } }];
    expect(placeAt(large, { x: 64, y: 30 }, new Set(["a"]), 0, piece)).toBe("a");
    expect(placeAt(large, { x: 64, y: 30 }, new Set(["b"]), 0, piece)).toBe("b");
    expect(placeAt(large, { x: 64, y: 30 }, new Set(["c"]), 0, piece)).toBe("b");
  });

  test("does not select places farther away than a finger may miss", () => {
    expect(placeAt(small, { x: 58, y: 5 }, new Set(["d"]), TOUCH_REACH)).toBe("b");
  });

  test("on a large place selects exactly that place", () => {
    expect(placeAt(large, { x: 62, y: 30 }, new Set(["a"]), TOUCH_REACH)).toBe("b");
  });

  test("with a mouse selects the place under the pointer", () => {
    expect(placeAt(small, { x: 31, y: 15 }, new Set(["a"]), 0)).toBe("b");
  });

  test("beside the board selects a very near place, or none", () => {
    expect(placeAt(large, { x: 30, y: 75 }, new Set(["a"]), TOUCH_REACH)).toBe("a");
    expect(placeAt(large, { x: 30, y: 175 }, new Set(["a"]), TOUCH_REACH)).toBeNull();
  });
});

describe("arrow key", () => {
  const board = laid(40, "abc", "d f", " h ");

  test("moves to the next place in its direction", () => {
    expect(neighbour(board, "a", "right")).toBe("b");
    expect(neighbour(board, "c", "left")).toBe("b");
    expect(neighbour(board, "a", "down")).toBe("d");
  });

  test("skips a gap", () => {
    expect(neighbour(board, "d", "right")).toBe("f");
    expect(neighbour(board, "h", "up")).toBe("b");
  });

  test("does not move if there is no place", () => {
    expect(neighbour(board, "c", "right")).toBeNull();
    expect(neighbour(board, "unknown", "right")).toBeNull();
  });

  test("prefers a place straight ahead to a nearer one at the side", () => {
    const bar = laid(40, "a  x", " b  ");
    expect(neighbour(bar, "a", "right")).toBe("x");
  });
});

describe("rows", () => {
  test("are in visual order, and arrow keys follow them", () => {
    const board = laid(40, "abc", "d f", " h ");
    const rows = rowsOf(board);
    expect(rows).toEqual([["a", "b", "c"], ["d", "f"], ["h"]]);
    expect(nextInDirection(board, rows, "d", "right")).toBe("f");
    expect(nextInDirection(board, rows, "b", "down")).toBe(neighbour(board, "b", "down"));
  });

  test("contain a taller neighbouring place once", () => {
    const board = laid(40, "ab", "cd");
    const tall = { box: { x: 80, y: 0, width: 40, height: 80 }, outline: {} as Path2D };
    expect(
      rowsOf(new Map([...board, ["t", tall]]))
        .flat()
        .sort(),
    ).toEqual(["a", "b", "c", "d", "t"]);
  });
});
