/** The plain painter draws any view: each place and piece is on the board with its text. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { AT_REST, type Board, type Look } from "../src/board/painter";
import { painter } from "../src/board/plain";
import type { View } from "../src/engine/protocol";
import { games, view } from "./board.views";
import { boxOf, look, overlap, shapes, spaces, withoutCanvas } from "./boards";

withoutCanvas();

const toy = new URL("../../tests/toy/noughts.json", import.meta.url);
const stranger: View = {
  ...(JSON.parse(readFileSync(toy, "utf8")) as View),
  sides: ["cross", "nought"],
  last: { side: "", paths: [], dice: [], taken: [] },
};
const views: [string, View][] = [
  ["a game that nobody knows", stranger],
  ...games.map((game): [string, View] => [game, view(game)]),
];

/** Return the texts on a board and the positions of the discs. */
function painted(board: Board, shown: View) {
  const words: string[] = [];
  const discs: { x: number; y: number; face: string }[] = [];
  const known: Record<string, unknown> = {
    fillText: (text: string) => words.push(text),
    arc: (x: number, y: number) => discs.push({ x, y, face: "" }),
    fill() {
      const last = discs.at(-1);
      if (last) last.face = String(known.fillStyle);
    },
  };
  const ctx = new Proxy(known, { get: (all, name: string) => all[name] ?? (() => {}) });
  board.paintStill(ctx as unknown as CanvasRenderingContext2D, shown);
  board.paintLive(ctx as unknown as CanvasRenderingContext2D, { ...AT_REST, view: shown });
  return { words, discs };
}

/** Return the colours of one stone of each of two sides. */
function facesOf(sides: string[], theme: Look["theme"] = "light"): string[] {
  const stones = ["a3", "b2"].map((place, seat) => ({
    id: place,
    kind: "stone" as const,
    side: sides[seat] ?? "",
    place,
    order: 0,
    value: "",
    covers: [],
    layers: [],
  }));
  const laid = { ...stranger, sides, pieces: stones };
  const { discs } = painted(painter.fit(spaces.desk, laid, look("desk", { theme })), laid);
  return discs.map(({ face }) => face);
}

/** Return the colour of a side's icon, after a board with the sides White and Black was fitted. */
function iconOf(side: string, theme: Look["theme"]): string {
  facesOf(["white", "black"]);
  const known: Record<string, unknown> = {};
  const ctx = new Proxy(known, { get: (all, name: string) => all[name] ?? (() => {}) });
  painter.icon(ctx as unknown as CanvasRenderingContext2D, 20, side, look("desk", { theme }));
  return String(known.fillStyle);
}

describe.each(views)("%s", (_name, shown) => {
  test.each(shapes)("has every place and piece on the %s, without overlap", (shape) => {
    const board = painter.fit(spaces[shape], shown, look(shape));
    expect(board.width).toBeLessThanOrEqual(spaces[shape].width + 0.01);
    const tokens = shown.tokens.map((token) => board.token(shown, token));
    const boxes = [...shown.places.map(({ id }) => boxOf(board, id)), ...tokens];
    const all = boxes.filter((box) => box !== null);
    expect(all.length).toBe(shown.places.length + shown.tokens.length);
    if (board.strips) all.push(board.strips.far, board.strips.near);
    expect(board.strips !== null).toBe(shape === "phone");
    const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
    for (const { id, place } of shown.pieces) {
      const box = boxOf(board, place);
      const { x, y } = board.spot(shown, id) ?? { x: Number.NaN, y: Number.NaN };
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  test.each(["light", "dark", "contrast"] as const)("writes the pieces in %s", (theme) => {
    const board = painter.fit(spaces.desk, shown, look("desk", { theme }));
    const { words } = painted(board, shown);
    for (const { name, value } of shown.places) {
      if (name) expect(words).toContain(name);
      if (value) expect(words).toContain(value);
    }
    const values = shown.pieces.flatMap(({ value }) => value.split(":"));
    for (const value of values) if (value) expect(words.join(" ")).toContain(value);
  });
});

test("the pieces of the seats differ, on the board and in icons", () => {
  expect(new Set(facesOf(stranger.sides)).size).toBe(2);
});

test("sides named after colours have pieces of these colours, in any order", () => {
  expect(facesOf(["black", "white"])).toEqual(facesOf(["white", "black"]).reverse());
  expect(facesOf(["black", "white"])).toEqual(["#26201b", "#fbf6e8"]);
});

test("at night, light and dark pieces have the colours that the inversion exchanges", () => {
  for (const sides of [["white", "black"], ["black", "white"], stranger.sides])
    expect(facesOf(sides, "night")).toEqual(facesOf(sides, "contrast").reverse());
  expect(facesOf(["black", "amber"], "night")).toEqual(facesOf(["white", "amber"], "contrast"));
  expect(iconOf("white", "night")).toBe(iconOf("black", "contrast"));
});

test("a rotated board is read from the other side", () => {
  const box = (turned: boolean) =>
    boxOf(painter.fit(spaces.desk, stranger, look("desk", { turned })), "a3");
  expect(box(false)).toEqual(boxOf(painter.fit(spaces.desk, stranger, look("desk")), "a3"));
  expect(box(true).x).toBeGreaterThan(box(false).x);
  expect(box(true).y).toBeGreaterThan(box(false).y);
});

test("lines of the board are drawn with dots at their intersections and without squares", () => {
  const marks = [
    { kind: "board", side: "", path: ["a3", "b3", "c3"], label: { code: "line", params: {} } },
  ];
  const drawn = (shown: View) => painted(painter.fit(spaces.desk, shown, look("desk")), shown);
  const men = stranger.pieces.length;
  expect(drawn({ ...stranger, marks: [] }).discs).toHaveLength(men);
  expect(drawn({ ...stranger, marks }).discs).toHaveLength(men + 3);
});

test("places with negative rows or columns are on the board", () => {
  const places = stranger.places.map((place) => ({ ...place, row: place.row - 2 }));
  const shown = { ...stranger, places };
  const board = painter.fit(spaces.desk, shown, look("desk"));
  for (const { id } of places) {
    const { y, height } = boxOf(board, id);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(board.height);
  }
});

test("boards keep the colours of their sides when another game is fitted", () => {
  const [shown, other] = [view("lombardorum"), stranger];
  const faces = (board: Board) => painted(board, shown).discs.map(({ face }) => face);
  const board = painter.fit(spaces.desk, shown, look("desk"));
  const alone = faces(board);
  expect(new Set(alone).size).toBeGreaterThan(1);
  painter.fit(spaces.desk, other, look("desk"));
  expect(faces(board)).toEqual(alone);
});
