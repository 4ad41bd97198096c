import { expect, test } from "vitest";
import { flights, Motion } from "../src/board/motion";
import type { Spot } from "../src/board/painter";
import { lastTurn, mergeHistory } from "../src/board/state";
import type { GameEvent, LogEntry, Piece, View } from "../src/engine/protocol";
import { view } from "./board.views";

const shown = view("lombardorum");
const to = (...xs: number[]): Spot[] => xs.map((x) => ({ x, y: 0 }));
const flight = (piece: string, way: Spot[]) => ({
  view: shown,
  paths: new Map([[piece, way]]),
  previous: new Map(),
});
const where = (motion: Motion, now: number, piece: string) => motion.at(now)?.flying.get(piece)?.x;

test("a piece is halfway at half time and at rest at the end", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100))], 200);
  expect(where(motion, 1000, "white.0")).toBe(0);
  expect(where(motion, 1100, "white.0")).toBe(50);
  expect(motion.at(1200)).toBeNull();
  expect(motion.busy).toBe(false);
});

test("a path over a stop takes the normal time for each section", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100, 300))], 200);
  motion.at(1000);
  expect(where(motion, 1200, "white.0")).toBe(100);
  expect(motion.at(1399)).not.toBeNull();
  expect(motion.at(1400)).toBeNull();
});

test("flights run one after the other, and the dice wait for both", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100)), flight("black.0", to(0, 100))], 200);
  motion.show(shown, 200, true);
  motion.at(1000);
  expect(where(motion, 1300, "white.0")).toBeUndefined();
  expect(where(motion, 1300, "black.0")).toBe(50);
  expect(motion.at(1500)).toMatchObject({ rolling: 0.5 });
});

test("many flights are accelerated to end within one and a half seconds", () => {
  const motion = new Motion();
  motion.fly(
    Array.from({ length: 30 }, (_, i) => flight(`bean.${i}`, to(0, 100))),
    250,
  );
  motion.at(1000);
  let now = 1000;
  while (motion.at(now)) now += 10;
  expect(now).toBeLessThanOrEqual(2500);
});

test("all animations can be ended at once", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100))], 200);
  motion.at(1000);
  motion.end();
  expect(motion.busy).toBe(false);
  expect(motion.at(1001)).toBeNull();
});

const start = view("lombardorum");

/** Return test coordinates of a piece: x is the index of its place, y its position in the stack. */
const locate = (shown: View, id: string) => {
  const piece = shown.pieces.find((other) => other.id === id);
  const x = shown.places.findIndex((place) => place.id === piece?.place);
  return piece ? { x, y: piece.order } : null;
};
const x = (place: string) => start.places.findIndex(({ id }) => id === place);

function entry(...events: [side: string, ...path: string[]][]): LogEntry {
  const told = events.map(
    ([side, ...path]): GameEvent => ({ code: "step", side, path, params: {} }),
  );
  return {
    ply: 45,
    kind: "move",
    game: 1,
    turn: 23,
    side: "white",
    text: "",
    auto: false,
    events: told,
  };
}

/** The view after some pieces have moved. */
function after(...moved: [id: string, place: string, order: number][]): View {
  const pieces = start.pieces.map((piece) => {
    const [, place, order] = moved.find(([id]) => id === piece.id) ?? [];
    return place === undefined || order === undefined ? piece : { ...piece, place, order };
  });
  return { ...start, pieces };
}

test("a man moves from its old position on the stack to its new one", () => {
  const [flight, ...others] = flights(
    start,
    after(["white.4", "p8", 3]),
    [entry(["white", "p7", "p8"])],
    locate,
  );
  expect(others).toEqual([]);
  expect(flight?.paths).toEqual(
    new Map([
      [
        "white.4",
        [
          { x: x("p7"), y: 2 },
          { x: x("p8"), y: 3 },
        ],
      ],
    ]),
  );
});

test("a hit man leaves after the hitting man has arrived on top of it", () => {
  const hit = after(["white.0", "p3", 0], ["black.11", "bar.black", 1]);
  const seen = flights(
    start,
    hit,
    [entry(["white", "p2", "p3"], ["black", "p3", "bar.black"])],
    locate,
  );
  expect(seen.map(({ paths }) => [...paths.keys()])).toEqual([["white.0"], ["black.11"]]);
});

test("pieces that take the same path without an event move together", () => {
  const silent = entry(["white", "p8", "p9"], ["white", "p8", "p9"], ["white", "p7", "p9"]);
  const events = silent.events.map((event) => ({ ...event, code: "" }));
  const found = flights(start, after(), [{ ...silent, events }], locate);
  expect(found.slice(0, 2).map(({ paths }) => paths.size)).toEqual([2, 1]);
});

test("each step of a man starts where the previous step ended", () => {
  const seen = flights(
    start,
    after(["white.0", "p8", 3]),
    [entry(["white", "p2", "p7"], ["white", "p7", "p8"])],
    locate,
  );
  expect(seen.map(({ paths }) => paths.get("white.0")?.map((spot) => spot.x))).toEqual([
    [x("p2"), x("p7")],
    [x("p7"), x("p8")],
  ]);
});

test("pieces without an event move directly to their places, all at once", () => {
  const back = after(["white.0", "p1", 2], ["white.2", "p6", 1]);
  const seen = flights(start, back, [], locate);
  expect(seen.map(({ paths }) => [...paths.keys()])).toEqual([["white.0", "white.2"]]);
});

test("a tile named by an event flies with its revealed value", () => {
  const hidden = (id: string, place: string): Piece => {
    const [one] = start.pieces;
    return { ...(one as Piece), id, place, side: "", order: 0, value: "" };
  };
  const before = { ...start, pieces: [hidden("stock.0", "p1")] };
  const face = { ...hidden("4:5", "p7"), value: "4:5" };
  const bought = entry(["", "p1", "p7"]);
  const events = bought.events.map((event) => ({ ...event, params: { tile: "4:5" } }));
  const seen = flights(before, { ...start, pieces: [face] }, [{ ...bought, events }], locate);
  expect(seen.map(({ paths }) => [...paths.keys()])).toEqual([["4:5"]]);
  expect(seen[0]?.previous.get("4:5")?.id).toBe("stock.0");
});

test("without changes, no piece flies", () => {
  expect(flights(start, start, [], locate)).toEqual([]);
});

test("the history gets the entries that a view adds", () => {
  const known = start.log.entries;
  const added = { ...start, ply: 45, log: { from: known.length, entries: [entry()] } };
  expect(mergeHistory(known, added)).toEqual([...known, entry()]);
});

test("undone plies are kept until another move is played", () => {
  const known = start.log.entries;
  const back = { ...start, ply: 43, ahead: 1, log: { from: known.length - 1, entries: [] } };
  expect(mergeHistory(known, back)).toEqual(known);
  const other = { ...entry(), ply: 44 };
  const anew = { ...start, ply: 44, ahead: 0, log: { from: known.length - 1, entries: [other] } };
  expect(mergeHistory(known, anew).at(-1)).toEqual(other);
});

test("the description of the last turn includes its roll", () => {
  expect(lastTurn(start.log.entries, start).map(({ text }) => text)).toEqual([
    "throw 5-2",
    "2:bar-2",
  ]);
});

test("dealt tiles fly from their face-down positions and turn over on the way", () => {
  const [tile] = start.pieces;
  if (!tile) throw new Error("no piece");
  const down = { ...tile, id: "stock.0", place: "p1", value: "", order: 0 };
  const face = { ...tile, id: "3:4", place: "p9", value: "3:4", order: 0 };
  const [flight] = flights({ ...start, pieces: [down] }, { ...start, pieces: [face] }, [], locate);
  expect([...(flight?.paths.keys() ?? [])]).toEqual(["3:4"]);
  expect(flight?.previous.get("3:4")).toBe(down);
});

test("tiles that turn over in place do not fly", () => {
  const [tile] = start.pieces;
  if (!tile) throw new Error("no piece");
  const down = { ...tile, id: "hand.0", place: "p9", value: "", order: 0 };
  const face = { ...tile, id: "3:4", place: "p9", value: "3:4", order: 0 };
  expect(flights({ ...start, pieces: [down] }, { ...start, pieces: [face] }, [], locate)).toEqual(
    [],
  );
});
