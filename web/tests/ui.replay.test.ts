/** Turns and values of the replay, the player of steps, and the games that a review records. */
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import { Emitter } from "../src/board/emitter";
import type { TableControls, TableEvents } from "../src/board/table";
import type { Finished, TableFeatures } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { LogEntry, Review, ReviewMoment, View } from "../src/engine/protocol";
import { graphHeight, valueFor, valuesOf } from "../src/features/review/graph";
import { createPlayback } from "../src/features/review/playback";
import { createReviewRunner } from "../src/features/review/run-review";
import {
  costliestOf,
  isOver,
  marksOf,
  turnAt,
  turningOf,
  turnsOf,
} from "../src/features/review/turns";
import { reviewLauncher } from "../src/table/page-panels";
import { stepPlayer, stepsDone } from "../src/table/step-player";
import { view } from "./board.views";

const entry = (ply: number, side: string, turn: number, more: Partial<LogEntry> = {}): LogEntry => {
  return {
    ply,
    kind: "move",
    game: 1,
    turn,
    side,
    text: `${ply}`,
    auto: false,
    events: [],
    ...more,
  };
};

/** Event that ends the game. */
const over = { side: "", code: "over", path: [], params: {} } as unknown as LogEntry["events"][0];
const log = [
  entry(0, "", 0, { kind: "new" }),
  entry(1, "a", 1, { kind: "throw", text: "throw 5-1" }),
  entry(2, "a", 1),
  entry(3, "a", 1),
  entry(4, "b", 2, { kind: "throw" }),
  entry(5, "b", 2),
  entry(6, "a", 3, { kind: "throw" }),
  entry(7, "a", 3, { events: [over] }),
];

test("a turn consists of a roll and all its steps", () => {
  const turns = turnsOf(log, ["a", "b"]);
  expect(turns.map(({ side, from, ply, round }) => [side, from, ply, round])).toEqual([
    ["a", 1, 3, 1],
    ["b", 4, 5, 1],
    ["a", 6, 7, 2],
  ]);
  expect(turns[0]?.entries.map(({ ply }) => ply)).toEqual([1, 2, 3]);
});

test("finds the turn of a ply, and the number of finished turns", () => {
  const turns = turnsOf(log, ["a", "b"]);
  expect(turnAt(turns, 5)?.side).toBe("b");
  expect([0, 2, 3, 5, 7].map((ply) => stepsDone(turns, ply))).toEqual([0, 0, 1, 2, 3]);
});

test("the replay contains only the last game", () => {
  const again = [...log, entry(8, "", 0, { kind: "new", game: 2 }), entry(9, "b", 1, { game: 2 })];
  expect(turnsOf(again, ["a", "b"])).toHaveLength(1);
  expect([isOver(log), isOver(again)]).toEqual([true, false]);
});

test("a value can be seen from either side", () => {
  expect(valueFor("b", "a", 71, "percent")).toBe(29);
  expect(valueFor("b", "a", 4, "beans")).toBe(-4);
  expect(graphHeight(75, "percent", 0)).toBe(0.5);
  expect(graphHeight(48, "beans", 12)).toBe(1);
});

test("a loss within the error of the evaluation is not a mistake", () => {
  const moment = { kind: "move", ply: 2, last: 3, loss: 3, doubt: 4, clear: 0 } as ReviewMoment;
  const review = { moments: [moment], costliest: 2, best: null, turning: [] } as unknown as Review;
  expect(costliestOf(review)).toBeNull();
  expect(marksOf(review)).toEqual([]);
  moment.doubt = 1;
  expect(costliestOf(review)).toBe(moment);
  expect(marksOf(review)).toEqual([{ ply: 3, good: false }]);
});

test("the turning point of a turn with several decisions is its worst mistake", () => {
  const decision = (ply: number, loss: number) =>
    ({
      kind: "move",
      ply,
      last: ply,
      turn: 6,
      side: "a",
      loss,
      doubt: 2,
      clear: 0,
    }) as ReviewMoment;
  const [buy, play] = [decision(8, 1), decision(9, 12)];
  const review = (moments: ReviewMoment[]) => ({ moments, turning: [8] }) as unknown as Review;
  expect(turningOf(review([buy, play]))).toEqual([play]);
  expect(turningOf(review([buy, decision(9, 2)]))).toEqual([buy]);
});

test("an equal position of three sides gives each a third of the chances", () => {
  const review = { moments: [], unit: "percent", scale: 50 } as unknown as Review;
  const even = (sides: string[]) =>
    valuesOf(review, { view: { sides } } as unknown as TableSnapshot).even;
  expect(even(["a", "b"])).toBe(50);
  expect(even(["a", "b", "c"])).toBeCloseTo(33.3, 1);
});

test("a pause during the jump to the start stops the playback", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const view = signal({ ply: 7, sides: ["a", "b"] });
  const jumps: number[] = [];
  const goto = async (ply: number) => {
    jumps.push(ply);
    await Promise.resolve();
    view.value = { ...view.peek(), ply };
  };
  const state = { view, log: signal(log), closed: signal(false) };
  const { play, playing } = createPlayback({ state, goto } as unknown as TableControls);
  play();
  play();
  await new Promise((done) => setTimeout(done));
  expect({ jumps, playing: playing.value }).toEqual({ jumps: [0], playing: false });
  vi.unstubAllGlobals();
});

test("the replay of a later game without a turn stays at the start of this game", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const begun = [...log, entry(8, "", 0, { kind: "new", game: 2 })];
  const jumps: number[] = [];
  const state = {
    view: signal({ ply: 8, sides: ["a", "b"] }),
    log: signal(begun),
    closed: signal(false),
  };
  const goto = async (ply: number) => void jumps.push(ply);
  const { player } = createPlayback({ state, goto } as unknown as TableControls);
  player.first();
  player.last();
  expect(jumps).toEqual([8, 8]);
});

test("a game that ends with another move after an undo is analysed again", () => {
  const asked: string[] = [];
  const task = async (name: string) => {
    asked.push(name);
    return new Promise<never>(() => {});
  };
  const { run } = createReviewRunner({ task } as never);
  const shown = view("bohnenspiel");
  run(shown, log);
  run(shown, log);
  expect(asked).toHaveLength(1);
  run(shown, [...log.slice(0, -1), entry(7, "a", 3, { text: "other", events: [over] })]);
  expect(asked).toHaveLength(2);
});

const lines = [{ ply: 2 }, { ply: 3 }, { ply: 6 }];

/** Return a player of recorded turns, for a table that shows the given ply. */
function playerAt(ply: number) {
  const shown = signal(ply);
  const plyAfter = (count: number) => lines[count - 1]?.ply ?? 0;
  const position = () => stepsDone(lines, shown.value);
  const player = stepPlayer({
    end: () => lines.length,
    position,
    midway: () => shown.value > plyAfter(position()),
    open: (count) => {
      shown.value = plyAfter(count);
    },
  });
  return { player, shown };
}

test("counts the steps completed at a ply", () => {
  expect([0, 1, 2, 3, 5, 6].map((ply) => stepsDone(lines, ply))).toEqual([0, 0, 1, 2, 2, 3]);
});

test("moves by single steps, and to both ends", () => {
  const { player, shown } = playerAt(0);
  const plies = [player.forth, player.forth, player.last, player.back, player.first].map((move) => {
    move();
    return shown.value;
  });
  expect(plies).toEqual([2, 3, 6, 3, 0]);
});

test("stays within the series", () => {
  const { player, shown } = playerAt(0);
  player.back();
  expect(shown.value).toBe(0);
  player.go(9);
  expect([shown.value, player.position]).toEqual([6, 3]);
});

test("in the middle of a step, a step back returns to its beginning", () => {
  const { player, shown } = playerAt(5);
  player.back();
  expect(shown.value).toBe(3);
});

vi.mock("../src/kit/toast", () => ({ toast: () => {} }));
vi.mock("../src/table/canvas", () => ({}));

afterEach(() => vi.unstubAllGlobals());

test("a finished game that is only loaded has not ended on this page", () => {
  vi.stubGlobal("document", {});
  const events = new Emitter<TableEvents>();
  const table = { on: events.on.bind(events), view: view("bohnenspiel") };
  let hasEnded = (_: View) => false;
  const openReview: TableFeatures["openReview"] = async (_, ended) => {
    hasEnded = ended;
    return { replay() {}, share: async () => {} };
  };
  const context = { table, features: { openReview } };
  const { panel } = reviewLauncher({ context } as unknown as Finished);
  events.emit("over", { outcome: { winner: null, ending: "resign", points: 0 } });
  panel.update({ phase: "over" } as TableSnapshot);
  expect(hasEnded(table.view)).toBe(true);
  expect(hasEnded({ ...table.view, match: "loaded" })).toBe(false);
});
