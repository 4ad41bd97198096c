/** Layout of the boards of Duodecim scripta (alveus) and Ludus XII scriptorum (Ostia slab). */
import { describe, expect, test, vi } from "vitest";
import type { Board, Box, Look, Painter } from "../src/board/painter";
import { piecePositions, placeAt } from "../src/board/places";
import type { View } from "../src/engine/protocol";
import { colours as xiiColours } from "../src/games/xii/painter/colours";
import { measure } from "../src/games/xii/painter/geometry";
import { paintCourse } from "../src/games/xii/painter/live";
import { tellsTheWay } from "../src/games/xii/painter/slab";
import { pebbles } from "../src/paint/roman/antique";
import { inscribed } from "../src/paint/roman/cinzel";
import { diceTo, onTheWay } from "../src/paint/tables/dice";
import { courseOf } from "../src/paint/tables/men";
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
  type Shape,
  shapes,
  spaces,
  withMen,
} from "./boards";

const games = ["duodecim", "xii"];
const boards = games.flatMap((game) => shapes.map((shape) => [game, shape] as const));

const painters: Record<string, Painter> = {
  duodecim: loadPainter("duodecim"),
  xii: loadPainter("xii"),
};

function fitted(
  game: string,
  shape: Shape,
  more: Partial<Look> = {},
  space = spaces[shape],
): Board {
  const painter = painters[game];
  if (!painter) throw new Error(`no painter for ${game}`);
  return painter.fit(space, view(game), look(shape, more));
}

const present = (boxes: readonly (Box | null)[]) => boxes.filter((box) => box !== null);

const position = (game: string, men: Parameters<typeof withMen>[1]) => withMen(view(game), men);

const crowds: Record<string, View[]> = {
  duodecim: [
    position("duodecim", { white: { p1: 15 }, black: { p24: 15 } }),
    position("duodecim", { white: { p14: 8, "bar.white": 7 }, black: { "off.black": 15 } }),
  ],
  xii: [
    position("xii", { white: { a1: 15 }, black: { e1: 15 } }),
    position("xii", { white: { "hand.white": 15 }, black: { "off.black": 15 } }),
  ],
};

describe.each(boards)("%s on the %s", (game, shape) => {
  test("every place of the view has a shape inside the painting", () => {
    for (const turned of [false, true])
      expectInside(fitted(game, shape, { turned }), idsOf(view(game)));
  });

  test("no two places, dice or strips share ground", () => {
    for (const turned of [false, true])
      expectSeparate(boxesOn(fitted(game, shape, { turned }), view(game)));
  });

  test("the board fits into its space", () => {
    expectFit(fitted(game, shape), spaces[shape]);
  });

  test("men lie on their places, also fifteen on one", () => {
    for (const turned of [false, true]) {
      const board = fitted(game, shape, { turned });
      for (const crowd of [view(game), ...(crowds[game] ?? [])]) {
        for (const { id, place } of crowd.pieces.filter(({ place }) => !place.startsWith("bar.")))
          expectOnPlace(board, crowd, id, place);
      }
    }
  });

  test("no man of a crowded place hides another", () => {
    const board = fitted(game, shape);
    for (const crowd of crowds[game] ?? []) {
      const spots = crowd.pieces.map(({ id }) => board.spot(crowd, id));
      const seen = new Set(spots.map((spot) => `${spot?.x.toFixed(1)} ${spot?.y.toFixed(1)}`));
      expect(seen.size).toBe(30);
    }
  });

  test("on a rotated board, every place is in the place of its opposite", () => {
    const { places } = view(game);
    const onBoard = places.filter(({ kind }) => kind === "point" || kind === "square");
    const turned = fitted(game, shape, { turned: true });
    expectOpposite(fitted(game, shape), turned, idsOf({ places: onBoard }));
  });
});

describe("the alveus", () => {
  const numbers = Array.from({ length: 24 }, (_, i) => i + 1);

  test("in landscape, 1 to 12 run down White's half at the left, 13 to 24 up Black's", () => {
    const board = fitted("duodecim", "desk");
    for (const n of numbers) {
      const { x, y } = boxOf(board, `p${n}`);
      expect(x < board.width / 2).toBe(n <= 12);
      expect(y).toBeCloseTo(boxOf(board, `p${25 - n}`).y);
      if (n > 1 && n <= 12) expect(y).toBeGreaterThan(boxOf(board, `p${n - 1}`).y);
    }
  });

  test("in portrait, 1 to 12 run from left to right in the lower half, and 24 faces 1", () => {
    const board = fitted("duodecim", "phone");
    for (const n of numbers) {
      const { x, y } = boxOf(board, `p${n}`);
      expect(y > board.height / 2 - 1).toBe(n <= 12);
      expect(x).toBeCloseTo(boxOf(board, `p${25 - n}`).x);
      if (n > 1 && n <= 12) expect(x).toBeGreaterThan(boxOf(board, `p${n - 1}`).x);
    }
  });

  test("men form a line from the player's rim towards the lane, seven without moving closer together", () => {
    const board = fitted("duodecim", "desk");
    const queue = position("duodecim", { white: { p6: 7 }, black: { p19: 3 } });
    const along = (side: string) =>
      queue.pieces
        .filter((man) => man.side === side)
        .map(({ id }) => board.spot(queue, id)?.x ?? 0);
    const [white, black] = [along("white"), along("black")];
    expect(white).toEqual([...white].sort((a, b) => a - b));
    expect(black).toEqual([...black].sort((a, b) => b - a));
    const steps = white.slice(1).map((x, i) => x - (white[i] ?? 0));
    for (const step of steps) expect(step).toBeGreaterThan(0.85 * boxOf(board, "p6").height);
  });

  test("in a tall space of a kiosk, the board is in portrait with White at the bottom", () => {
    const board = fitted("duodecim", "kiosk");
    expect(boxOf(board, "p1").y).toBeGreaterThan(boxOf(board, "p24").y);
    expect(boxOf(board, "p1").x).toBeCloseTo(boxOf(board, "p24").x);
  });

  test("three dice are between the two halves", () => {
    for (const shape of shapes) {
      const board = fitted("duodecim", shape);
      const example = view("duodecim");
      const dice = present(example.tokens.map((token) => board.token(example, token)));
      expect(dice).toHaveLength(3);
    }
  });

  test("the six dice of a roll for the start are inside the board without overlap", () => {
    for (const shape of shapes) {
      const board = fitted("duodecim", shape);
      const rolled = ["white", "black"].flatMap((side, seat) =>
        [1, 2, 3].map((value) => ({
          id: `d${3 * seat + value - 1}`,
          kind: "die" as const,
          side,
          value,
          used: false,
        })),
      );
      const shown: View = { ...view("duodecim"), tokens: rolled };
      const dice = present(rolled.map((token) => board.token(shown, token)));
      expect(dice).toHaveLength(6);
      expectSeparate(dice);
      for (const { x, y, width, height } of dice) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(board.width);
        expect(y + height).toBeLessThanOrEqual(board.height);
      }
    }
  });

  test("every die shows one face after the roll", () => {
    const at = { x: 100, y: 100, turn: 0.3 };
    for (let index = 0; index < 6; index++)
      expect(onTheWay(at, 20, 1, index)).toMatchObject({ ...at, roll: 0, height: 0 });
  });

  test("before the roll, three dice can be pressed, or two with the option", () => {
    const board = fitted("duodecim", "desk");
    const waiting: View = {
      ...view("duodecim"),
      tokens: [],
      actor: { kind: "chance", side: "white" },
    };
    const third = { id: "d2", kind: "die" as const, side: "white", value: 0, used: false };
    expect(board.token(waiting, third)).not.toBeNull();
    expect(board.token({ ...waiting, options: { dice_count: "2" } }, third)).toBeNull();
  });

  test("on a page of 320 px every place is at least 24 px in both directions", () => {
    const board = fitted("duodecim", "phone", {}, { width: 304, height: 500 });
    expectPressable(board, idsOf(view("duodecim")), 24);
  });

  test("inscriptions have V for U", () => {
    expect(inscribed("antigonus")).toBe("ANTIGONVS");
  });
});

describe("the slab", () => {
  const centre = (board: Board, place: string) => {
    const { x, y, width, height } = boxOf(board, place);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const row = (group: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${group}${i + 1}`);

  test("in landscape, A runs right, B and C run back above it, D and E forward below", () => {
    const board = fitted("xii", "desk");
    const along = (places: string[]) => places.map((place) => centre(board, place).x);
    const right = (xs: number[]) => [...xs].sort((a, b) => a - b);
    const path = row("a", 12);
    const back = [...row("b", 6), ...row("c", 6)];
    const forward = [...row("d", 6), ...row("e", 6).reverse()];
    expect(along(path)).toEqual(right(along(path)));
    expect(along(back)).toEqual(right(along(back)).reverse());
    expect(along(forward)).toEqual(right(along(forward)));
    expect(centre(board, "c6").y).toBeLessThan(centre(board, "a1").y);
    expect(centre(board, "d1").y).toBeGreaterThan(centre(board, "a1").y);
  });

  test("in portrait, it is rotated clockwise by a quarter turn", () => {
    const board = fitted("xii", "phone");
    expect(centre(board, "a1").y).toBeLessThan(centre(board, "a12").y);
    expect(centre(board, "b1").x).toBeGreaterThan(centre(board, "a12").x);
    expect(centre(board, "e1").x).toBeLessThan(centre(board, "a12").x);
    expect(centre(board, "c6").y).toBeCloseTo(centre(board, "a1").y);
  });

  test("hit men of one side are in the middle of the circle, those of both sides in their own halves", () => {
    const board = fitted("xii", "desk");
    const one = position("xii", { white: { "bar.white": 1 }, black: {} });
    const both = position("xii", { white: { "bar.white": 1 }, black: { "bar.black": 1 } });
    const middle = boxOf(board, "bar.white").y;
    expect(board.spot(one, "white.bar.white.0")?.y).toBeCloseTo(middle);
    expect(board.spot(both, "white.bar.white.0")?.y).toBeGreaterThan(middle);
    expect(board.spot(both, "black.bar.black.0")?.y).toBeLessThan(middle);
  });

  test("four dice of a double do not overlap", () => {
    for (const shape of shapes) {
      const board = fitted("xii", shape);
      const tokens = [0, 1, 2, 3].map((i) => ({
        id: `d${i}`,
        kind: "die" as const,
        side: "white",
        value: 4,
        used: false,
      }));
      const double = { ...view("xii"), tokens };
      expectSeparate(present(tokens.map((token) => board.token(double, token))));
    }
  });

  test("on a page of 320 px every square is at least 24 px in both directions", () => {
    const board = fitted("xii", "phone", {}, { width: 304, height: 500 });
    expectPressable(board, idsOf(view("xii")), 24);
  });

  test.each([false, true])("the course is drawn beside the letters (turned: %s)", (turned) => {
    const numbered = view("xii").places.map((place, i) => {
      return { ...place, label: { ...place.label, params: { number: i + 1 } } };
    });
    const shown: View = { ...view("xii"), places: numbered.slice(0, 12) };
    const g = measure(spaces.desk, shown, look("desk", { turned }));
    const dots: { x: number; y: number }[] = [];
    const arc = (x: number, y: number) => dots.push({ x, y });
    const outline = vi.spyOn(Path2D.prototype, "arc").mockImplementation(arc);
    const ctx = new Proxy({}, { get: () => () => {} });
    paintCourse({ ctx, g, ink: { weight: 1 }, view: shown } as never);
    outline.mockRestore();
    const boxes = [...g.squares.values()].map(({ box }) => box);
    const heights = dots.flatMap(({ x, y }) =>
      boxes.flatMap((box) =>
        x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
          ? [(y - box.y) / box.height]
          : [],
      ),
    );
    expect(heights.length).toBeGreaterThan(12);
    expect(Math.max(...heights)).toBeLessThan(0.5);
  });

  test("letters show the course only if they begin the names of their squares", () => {
    const { places } = view("xii");
    expect(tellsTheWay(places)).toBe(true);
    expect(tellsTheWay(places.map((place) => ({ ...place, value: "L" })))).toBe(false);
  });
});

test.each([
  ["desk", spaces.desk],
  ["desk", { width: 600, height: 1000 }],
  ["phone", spaces.phone],
] as const)("on the %s of %o, the mouse finds a hit man in the whole circle", (shape, space) => {
  const black = { white: {}, black: {} };
  for (const men of [
    { ...black, white: { "bar.white": 1 } },
    { white: { "bar.white": 2 }, black: { "bar.black": 2 } },
    { ...black, white: { "bar.white": 3 } },
  ]) {
    const shown = position("xii", men);
    const board = fitted("xii", shape, {}, space);
    const top = shown.pieces.filter(({ place }) => place === "bar.white").at(-1);
    const at = board.spot(shown, top?.id ?? "");
    if (!at) throw new Error("no man in the circle");
    const likely = new Set(["bar.white"]);
    const found = [-8, 0, 8].flatMap((by) =>
      [
        { x: at.x + by, y: at.y },
        { x: at.x, y: at.y + by },
      ].map((spot) => placeAt(board.places, spot, likely, 0, piecePositions(shown, board, likely))),
    );
    expect(new Set(found)).toEqual(likely);
  }
});

test.each(["contrast", "night"] as const)(
  "in the theme %s, the number on a stack of the slab differs from the face of its men",
  (theme) => {
    const [onWhite, onBlack] = xiiColours[theme].counts;
    expect(onWhite).not.toBe(pebbles.white[theme].face);
    expect(onBlack).not.toBe(pebbles.black[theme].face);
  },
);

test("a target lists the dice of its path in order of use", () => {
  const example = view("xii");
  const target = { place: "a6", uses: 2, takes: false };
  expect(diceTo(example, "hand.white", target)).toEqual([2, 4]);
  expect(diceTo(example, "a5", { place: "a9", uses: 1, takes: false })).toEqual([4]);
  expect(diceTo(example, "a5", { place: "a6", uses: 1, takes: false })).toEqual([]);
});

test("the course follows the reader's numbers and skips places without one", () => {
  const places = view("duodecim").places;
  const backwards = places.map((place) => {
    const { number } = place.label.params;
    const turned = typeof number === "number" ? { number: 25 - number } : {};
    return { ...place, label: { ...place.label, params: turned } };
  });
  const there = Array.from({ length: 24 }, (_, i) => `p${i + 1}`);
  expect(courseOf({ places })).toEqual(there);
  expect(courseOf({ places: backwards })).toEqual(there.reverse());
});
