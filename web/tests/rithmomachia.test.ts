/** Layout of the board of Rithmomachia, and the selection of attacks that are drawn. */
import { describe, expect, test } from "vitest";
import type { Look, Scene } from "../src/board/painter";
import { omitMarks } from "../src/board/state";
import type { Place, View } from "../src/engine/protocol";
import { composed } from "../src/games/rithmomachia/painter/composed";
import { measure } from "../src/games/rithmomachia/painter/geometry";
import { battleOf, hintArrows, placeTag } from "../src/games/rithmomachia/painter/live";
import { signOf } from "../src/games/rithmomachia/painter/stones";
import { points, WIDTH } from "../src/games/rithmomachia/ui/proportions";
import { listHidden } from "../src/kit/settings";
import {
  boxOf,
  expectFit,
  expectInside,
  expectSeparate,
  idsOf,
  loadPainter,
  look,
  overlap,
  shapes,
  spaces,
} from "./boards";

const painter = loadPainter("rithmomachia");

/** A board of `ranks` ranks on which each side has taken `taken` stones. */
function field(ranks: number, taken: number): View {
  const view = composed({ ranks, stones: ["WP91@g1", "BP190@a12", "WR6@b6", "BT30@g6"] });
  const slots = view.sides.flatMap((side) =>
    Array.from({ length: taken }, (_, number): Place => {
      const id = `taken.${side}.${number}`;
      const label = { code: "", params: {} };
      return { id, kind: "slot", row: 0, column: 8, name: "", label, side, marks: [], value: "" };
    }),
  );
  const lying = slots.map(({ id, side }) => ({
    id,
    kind: "round" as const,
    side,
    place: id,
    order: 0,
    value: "2",
    covers: [],
    layers: [],
  }));
  return { ...view, places: [...view.places, ...slots], pieces: [...view.pieces, ...lying] };
}

const fitted = (view: View, shape: Look["shape"], more: Partial<Look> = {}) =>
  painter.fit(spaces[shape], view, look(shape, more));

describe.each(shapes)("on the %s", (shape) => {
  test.each([
    [12, 12],
    [16, 24],
  ])(
    "%i ranks and %i captured stones per side are inside the painting without overlap",
    (ranks, taken) => {
      const view = field(ranks, taken);
      const board = fitted(view, shape);
      expectFit(board, spaces[shape]);
      expectInside(board, idsOf(view));
      expectSeparate(view.places.map(({ id }) => boxOf(board, id)));
    },
  );

  test("on a rotated board, every square is in the place of its opposite", () => {
    const view = field(12, 0);
    const [upright, turned] = [fitted(view, shape), fitted(view, shape, { turned: true })];
    const middle = (board: typeof upright, place: string) => {
      const { x, y, width, height } = boxOf(board, place);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [a, h] = [middle(upright, "a1"), middle(turned, "h12")];
    expect(a.x).toBeCloseTo(h.x);
    expect(a.y).toBeCloseTo(h.y);
  });

  test("stones captured by the near player are in the near half", () => {
    const view = field(12, 3);
    for (const turned of [false, true]) {
      const board = fitted(view, shape, { turned });
      const near = turned ? "black" : "white";
      const far = turned ? "white" : "black";
      expect(boxOf(board, `taken.${near}.0`).y).toBeGreaterThan(boxOf(board, `taken.${far}.2`).y);
    }
  });
});

test("on a low phone, captured stones use the whole width of the window", () => {
  const room = { width: 352, height: 373 };
  const view = field(12, 12);
  const board = painter.fit(room, view, look("phone"));
  expectFit(board, room);
  expectInside(board, idsOf(view));
  expectSeparate(view.places.map(({ id }) => boxOf(board, id)));
  expect(boxOf(board, "taken.white.0").width).toBeGreaterThan(18);
  const [a, h] = [boxOf(board, "a1"), boxOf(board, "h1")];
  expect(Math.abs(a.x + h.x + h.width - board.width)).toBeLessThan(a.width / 2);
});

test("on a page of 320 px, a square is at least 24 px, also with sixteen ranks", () => {
  for (const ranks of [12, 16]) {
    const board = painter.fit({ width: 316, height: 569 }, field(ranks, 0), look("phone"));
    expect(boxOf(board, "a1").width).toBeGreaterThanOrEqual(24);
  }
});

describe("attacks drawn", () => {
  const quiet: Omit<Scene, "view"> = {
    movable: [],
    chosen: null,
    regarded: null,
    looked: null,
    targets: [],
    trail: [],
    refused: null,
    hint: [],
    shown: [],
    focus: null,
    flying: new Map(),
    rolling: 1,
  };
  const view = composed({
    ranks: 12,
    stones: [],
    attacks: ["6 · 5 = 30 b6 g6", "4 + 8 = 12 d5 d7 d6", "8 · 7 = 56 h1 h8"],
    dangers: ["5 · 3 = 15 a8 a5"],
  });
  const formulas = (more: Partial<Scene>) =>
    battleOf({ ...quiet, view, ...more }).shownAttacks.map(({ formula }) => formula);

  test("are only the dangers if there are many attacks", () => {
    expect(formulas({})).toEqual(["5 · 3 = 15"]);
  });

  test("include those by and on the stone in focus", () => {
    expect(formulas({ looked: "b6" })).toEqual(["6 · 5 = 30", "5 · 3 = 15"]);
    expect(formulas({ looked: "d6" })).toEqual(["4 + 8 = 12", "5 · 3 = 15"]);
    expect(formulas({ looked: "a5" })).toEqual(["5 · 3 = 15"]);
  });

  test("are those that the chosen stone would make from the square in focus", () => {
    const label = { code: "eruptio", params: { formula: "6 · 2 = 12" } };
    const coming = { kind: "would", side: "white", path: ["b6", "b7", "d7"], label };
    const marked = { ...view, marks: [...view.marks, coming] };
    expect(formulas({ view: marked, chosen: "b6", looked: "b7" })).toEqual(["6 · 2 = 12"]);
    const { vantage } = battleOf({ ...quiet, view: marked, chosen: "b6" });
    expect([...vantage]).toEqual(["b7"]);
  });

  test("count the steps of an extended eruptio from its first stone, if the helper moves", () => {
    const label = { code: "extended", params: { formula: "6 · 4 + 4 = 28", from: "b6" } };
    const coming = { kind: "would", side: "white", path: ["f4", "f5", "f6", "b6"], label };
    const marked = { ...view, marks: [...view.marks, coming] };
    const { shownAttacks } = battleOf({ ...quiet, view: marked, chosen: "f4", looked: "f5" });
    expect(shownAttacks).toMatchObject([{ stones: ["b6", "f5"], target: "f6", counted: true }]);
  });

  test("are only the one highlighted by the page", () => {
    const shown = view.marks.filter(({ label }) => label.params.formula === "8 · 7 = 56");
    expect(formulas({ shown, looked: "b6" })).toEqual(["8 · 7 = 56"]);
  });

  test("have their formulas on the board, without overlap", () => {
    const g = measure(spaces.phone, view, look("phone"));
    const at = (place: string) => g.squares.get(place) ?? { x: 0, y: 0 };
    const size = { width: 70, height: 18 };
    const first = placeTag(g, size, at("a8"), at("a5"), []);
    const second = placeTag(g, size, at("a5"), at("a8"), [first]);
    expect(overlap(first, second)).toBe(false);
    expect(first.x).toBeGreaterThanOrEqual(g.leaf.x);
    const target = at("b7");
    const clear = placeTag(g, size, at("a8"), at("a5"), [], [], [target]);
    expect(overlap(clear, { ...target, width: 1, height: 1 })).toBe(false);
  });

  test.each(["desk", "phone"] as const)(
    "a tag covers no numeral of crowded stones (%s)",
    (shape) => {
      const view = composed({ ranks: 12, stones: [] });
      const g = measure(spaces[shape], view, look(shape));
      const at = (place: string) => g.squares.get(place) ?? { x: 0, y: 0 };
      const crowd = [..."abcdefgh"].flatMap((file) => [1, 2, 3].map((rank) => at(file + rank)));
      const tag = placeTag(g, { width: 70, height: 18 }, at("c2"), at("f2"), [], crowd);
      const half = 0.25 * g.cell;
      const numerals = crowd.map(({ x, y }) => ({
        x: x - half,
        y: y - half,
        width: 2 * half,
        height: 2 * half,
      }));
      expect(numerals.filter((one) => overlap(tag, one))).toEqual([]);
    },
  );
});

describe("marks switched off in the settings", () => {
  const view = {
    ...composed({ ranks: 12, stones: [], attacks: ["6 · 5 = 30 b6 g6"], row: ["c8", "e8", "f8"] }),
    status: [{ code: "threatened", params: {} }],
  };
  const all = { threats: true, attacks: true, dangers: true, vantage: true, rows: true };
  const left = (wishes: Partial<typeof all>) => omitMarks(view, listHidden({ ...all, ...wishes }));

  test("are omitted by kind", () => {
    expect(left({ attacks: false }).marks.map(({ kind }) => kind)).toEqual(["row"]);
    expect(left({ attacks: false }).status).toHaveLength(1);
    expect(left({ dangers: false }).status).toEqual([]);
  });

  test("leave only the winning row if all are off", () => {
    expect(left({ threats: false })).toMatchObject({ marks: [{ kind: "row" }], status: [] });
  });
});

test("a hint to place two stones has an arrow for each, and none between them", () => {
  expect(hintArrows(["b5", "b6"])).toEqual([["b5", "b6"]]);
  expect(hintArrows(["b6"])).toEqual([["b6"]]);
  const placing = ["taken.white.0", "c9", "taken.white.3", "e9"];
  expect(hintArrows(placing)).toEqual([
    ["taken.white.0", "c9"],
    ["taken.white.3", "e9"],
  ]);
});

describe("number line", () => {
  const term = (at: number) => ({ text: String(at), at, stones: [] });
  const line = (before: number | null, mean: number, after: number | null) =>
    points([6, 12], {
      kind: "",
      before: before === null ? null : term(before),
      mean: term(mean),
      after: after === null ? null : term(after),
    });

  test("shows terms in order", () => {
    const at = line(3, 8, 24).map(({ x }) => x);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  test("shows a distant term at the end", () => {
    const [mean, after] = line(null, 9, 500);
    expect([mean?.beyond, after?.beyond]).toEqual([false, true]);
    expect(after?.x).toBeLessThan(WIDTH);
  });

  test("separates labels of close terms", () => {
    const labels = line(5.9, 6.1, null).map(({ label }) => label);
    expect((labels[1] ?? 0) - (labels[0] ?? 0)).toBeGreaterThanOrEqual(30);
  });
});

test("a full stop distinguishes 6 and 9 from any side, a line is under the captured stone alone", () => {
  const sign = (value: string, turned = false) => signOf({ value, turned });
  expect(["6", "9", "66", "99"].map((value) => sign(value))).toEqual([
    "point",
    "point",
    "point",
    "point",
  ]);
  expect(["8", "16", "36", "64", "69"].map((value) => sign(value))).toEqual(["", "", "", "", ""]);
  expect(sign("6", true)).toBe("line");
  expect(sign("8", true)).toBe("line");
});
