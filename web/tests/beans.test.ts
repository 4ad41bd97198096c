/** Layout of the bean board (pits, stores, beans), and the preview of a pit. */
import { describe, expect, test } from "vitest";
import type { Board, Box, Look, Scene, Spot } from "../src/board/painter";
import type { Piece, View } from "../src/engine/protocol";
import { guide } from "../src/games/bohnenspiel/guide";
import { heapIn } from "../src/games/bohnenspiel/painter/beans";
import { colours } from "../src/games/bohnenspiel/painter/colours";
import { beansOf, previewOf } from "../src/games/bohnenspiel/painter/live";
import { view } from "./board.views";
import {
  boxesOn,
  boxOf,
  expectFit,
  expectInside,
  expectOnPlace,
  expectPressable,
  expectSeparate,
  idsOf,
  loadPainter,
  look,
  shapes,
  spaces,
} from "./boards";

const example = view("bohnenspiel");
const pits = ["s1", "s2", "s3", "s4", "s5", "s6", "n1", "n2", "n3", "n4", "n5", "n6"];

const painter = loadPainter("bohnenspiel");

const fitted = (shape: Look["shape"], turned = false, space = spaces[shape]) =>
  painter.fit(space, example, look(shape, { turned }));

const middle = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Return the example with other numbers of beans. */
function position(counts: Record<string, number>): View {
  let next = 0;
  const pieces = Object.entries(counts).flatMap(([place, count]) =>
    Array.from({ length: count }, (_, order): Piece => {
      const id = `bean.${next++}`;
      return { id, kind: "bean", side: "", place, order, value: "", covers: [], layers: [] };
    }),
  );
  return { ...example, pieces };
}

const spotsOf = (board: Board, view: View, place: string): Spot[] =>
  view.pieces
    .filter((piece) => piece.place === place)
    .map(({ id }) => board.spot(view, id) ?? { x: Number.NaN, y: Number.NaN });

describe.each(shapes)("on the %s", (shape) => {
  test("shapes of pits and stores are inside the painting and do not overlap", () => {
    const board = fitted(shape);
    expectInside(board, idsOf(example));
    expectSeparate(boxesOn(board, example));
  });

  test("the board fits into its space and every pit is large enough for touch", () => {
    const board = fitted(shape);
    expectFit(board, spaces[shape]);
    expectPressable(board, pits, 44);
  });

  test("beans are inside their hollows, even 33 in a pit and 38 in a store", () => {
    const board = fitted(shape);
    const view = position({ s1: 33, n6: 1, "store.south": 38 });
    for (const { id, place } of view.pieces) expectOnPlace(board, view, id, place);
  });

  test("beans do not move when others are added", () => {
    const board = fitted(shape);
    const few = position({ s3: 5, "store.north": 9 });
    const many = position({ s3: 20, "store.north": 30 });
    for (const place of ["s3", "store.north"]) {
      const before = spotsOf(board, few, place);
      expect(spotsOf(board, many, place).slice(0, before.length)).toEqual(before);
    }
  });

  test("a bean in flight already has its final position", () => {
    const board = fitted(shape);
    const landed = position({ s3: 5 });
    const flying = structuredClone(landed);
    const bean = flying.pieces[4] as Piece;
    bean.id = "another";
    expect(board.spot(flying, "another")).toEqual(board.spot(landed, "bean.4"));
  });

  test("on a rotated board, every hollow is in the place of its opposite", () => {
    const upright = fitted(shape);
    const turned = fitted(shape, true);
    for (const { id } of example.places) {
      const opposite = id.startsWith("store")
        ? id.replace(/south|north/, (side) => (side === "south" ? "north" : "south"))
        : id.replace(/^./, (row) => (row === "s" ? "n" : "s"));
      const here = middle(boxOf(turned, id));
      const there = middle(boxOf(upright, opposite));
      expect(here.x).toBeCloseTo(there.x);
      expect(here.y).toBeCloseTo(there.y);
    }
  });
});

test("on a desktop, sowing runs right in the lower row and left in the upper row; each store is at its player's right", () => {
  const board = fitted("desk");
  const at = (place: string) => middle(boxOf(board, place));
  const below = pits.slice(0, 6).map((pit) => at(pit).x);
  const above = pits.slice(6).map((pit) => at(pit).x);
  expect(below).toEqual([...below].sort((a, b) => a - b));
  expect(above).toEqual([...above].sort((a, b) => b - a));
  expect(at("s1").y).toBeGreaterThan(at("n1").y);
  expect(at("store.south").x).toBeGreaterThan(at("s6").x);
  expect(at("store.north").x).toBeLessThan(at("s1").x);
});

test("on a phone, South's row runs down the left side, with the store at the bottom", () => {
  const board = fitted("phone");
  const at = (place: string) => middle(boxOf(board, place));
  const down = pits.slice(0, 6).map((pit) => at(pit).y);
  expect(down).toEqual([...down].sort((a, b) => a - b));
  expect(at("s1").x).toBeLessThan(at("n1").x);
  expect(at("store.south").y).toBeGreaterThan(at("s6").y);
  expect(at("store.north").y).toBeLessThan(at("s1").y);
});

test("on a page of 320 px every pit is at least 44 px high and wide", () => {
  const board = fitted("phone", false, { width: 304, height: 500 });
  expectPressable(board, pits, 44);
});

describe("heap", () => {
  const room = { radius: 1.67, reach: 0 };

  test("beans do not overlap while there is room", () => {
    const lie = heapIn(room, "s1");
    const lies = Array.from({ length: 6 }, (_, order) => lie(order));
    const pairs = lies.flatMap((a, i) => lies.slice(i + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.5);
  });

  test("both ends of every bean keep their distance from the wall", () => {
    const lie = heapIn(room, "s2");
    for (let order = 0; order < 33; order++) {
      const { x, y, turn } = lie(order);
      for (const end of [-0.2, 0.2]) {
        const reach = Math.hypot(x + end * Math.cos(turn), y + end * Math.sin(turn));
        expect(reach).toBeLessThan(room.radius - 0.25);
      }
    }
  });

  test("heaps differ between hollows", () => {
    expect(heapIn(room, "s1")(0)).not.toEqual(heapIn(room, "s2")(0));
  });
});

test("in high contrast, the sign of the last turn in the legend has a dark edge as on the board", () => {
  const strokes: string[] = [];
  const known: Record<string, unknown> = { stroke: () => strokes.push(String(known.strokeStyle)) };
  const ctx = new Proxy(known, { get: (all, name: string) => all[name] ?? (() => {}) });
  const contrast = look("desk", { theme: "contrast" });
  painter.markIcon(ctx as unknown as CanvasRenderingContext2D, 20, "before", contrast);
  expect(strokes).toEqual([colours.contrast.ink.arcEdge, colours.contrast.ink.glow]);
});

describe("preview of a pit", () => {
  const heapsOf = (view: View) => beansOf(view);
  const scene = (view: View, chosen: string | null, regarded: string | null = null): Scene => ({
    view,
    chosen,
    regarded,
    looked: null,
    trail: view.moves.find(({ path }) => path[0] === (chosen ?? regarded))?.trail ?? [],
    movable: [],
    targets: [],
    refused: null,
    hint: [],
    shown: [],
    focus: null,
    flying: new Map(),
    rolling: 1,
  });

  test("shows the chain 2, 4, 6 with the previous numbers of beans", () => {
    const preview = previewOf(scene(example, "s5"), heapsOf(example));
    expect([...(preview?.sown ?? [])]).toEqual([
      ["s6", 1],
      ["n1", 1],
      ["n2", 1],
    ]);
    expect(Object.fromEntries(preview?.captures ?? [])).toEqual({
      n2: { present: 1, captured: 2 },
      n1: { present: 3, captured: 4 },
      s6: { present: 5, captured: 6 },
    });
  });

  test("counts two beans in a pit that is sown twice", () => {
    const view = position({ s1: 13 });
    const trail = [...pits.slice(1), "s1", "s2"];
    const move = { ...(example.moves[0] as View["moves"][number]), path: ["s1"], trail, takes: [] };
    const round = { ...view, moves: [{ ...move, takes: ["bean.12", "bean.1"] }] };
    const preview = previewOf(scene(round, "s1"), heapsOf(round));
    expect(preview?.sown.get("s2")).toBe(2);
    expect(preview?.sown.get("s1")).toBe(1);
    expect(preview?.captures).toEqual(new Map([["s2", { present: 0, captured: 2 }]]));
  });

  test("counts no capture in the sown pit if its last bean goes beyond it", () => {
    const view = position({ n1: 0, s6: 13, n6: 3 });
    const trail = [...pits.slice(6), ...pits.slice(0, 6), "n1"];
    const move = { ...(example.moves[0] as View["moves"][number]), path: ["s6"], trail };
    // The engine's answer: the bean that fell into s6 is on top there, and is sown next.
    const round = { ...view, moves: [{ ...move, takes: ["bean.12", "bean.1"] }] };
    const preview = previewOf(scene(round, "s6"), heapsOf(round));
    expect(preview?.captures).toEqual(new Map([["n1", { present: 0, captured: 2 }]]));
  });

  test("is the same for a pit in focus as for the chosen pit", () => {
    const glance = previewOf(scene(example, null, "s5"), heapsOf(example));
    const { chosen, ...told } = previewOf(scene(example, "s5"), heapsOf(example)) ?? {};
    expect([glance?.chosen, chosen]).toEqual([false, true]);
    expect(glance).toMatchObject(told);
  });

  test("does not exist before a pit is chosen or in focus", () => {
    expect(previewOf(scene(example, null), heapsOf(example))).toBeNull();
  });
});

describe("guide's drawing of the course", () => {
  const begins = (direction: string, shape: Look["shape"]) => {
    const options = { ...example.options, direction };
    const drawn = guide.drawing?.("aim", { ...example, options }, fitted(shape));
    return drawn?.lines[0]?.spots ?? [];
  };

  test.each(shapes)("follows the direction of sowing, on the %s", (shape) => {
    const board = fitted(shape);
    const [first, last] = [middle(boxOf(board, "s1")), middle(boxOf(board, "s6"))];
    const along = Math.abs(last.x - first.x) > 1 ? "x" : "y";
    expect(begins("ccw", shape)[0]?.[along]).toBeCloseTo(first[along]);
    expect(begins("cw", shape)[0]?.[along]).toBeCloseTo(last[along]);
    expect(begins("cw", shape)[1]?.[along]).not.toBeCloseTo(begins("ccw", shape)[1]?.[along] ?? 0);
  });
});
