/** The clock of a puzzle, which is shown during a race, until the puzzle is over; own solutions. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Emitter } from "../src/board/emitter";
import type { TableControls, TableEvents } from "../src/board/table";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import { Clock } from "../src/puzzle/clock";
import { Lesson } from "../src/puzzle/lesson";
import { view } from "./board.views";

vi.mock("../src/kit/dom", () => ({ make: () => ({ hidden: true }), write: () => {} }));
vi.mock("../src/kit/draw", () => ({ closing: () => new AbortController().signal }));
vi.mock("../src/kit/settings", () => ({ settings: () => ({ timer: false }) }));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id }));
vi.mock("../src/storage/results", () => ({ timeOf: () => 65_000 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the clock of a solved puzzle stays stopped while the last move is animated", () => {
  const events = new Emitter<TableEvents>();
  const shown = { ...view("dominosa"), ply: 1 };
  const outcome = { winner: "solver", ending: "solved", points: 1 };
  const solved = { ...shown, ply: 2, actor: { kind: "over", outcome } };
  const table = { on: events.on.bind(events), view: shown as unknown };
  const clock = new Clock(table as unknown as TableControls, () => "puzzle");
  clock.update({ view: shown } as TableSnapshot);
  clock.startRace();
  vi.advanceTimersByTime(5000);
  table.view = solved;
  events.emit("over", { outcome });
  const { time } = clock;
  clock.update({ view: shown } as TableSnapshot);
  vi.advanceTimersByTime(2000);
  expect(clock.time).toBe(time);
});

test("a race that is given up hides the clock", () => {
  const events = new Emitter<TableEvents>();
  const table = { on: events.on.bind(events) } as unknown as TableControls;
  const clock = new Clock(table, () => "puzzle");
  const moment = { view: { ...view("dominosa"), ply: 1 } } as TableSnapshot;
  clock.startRace();
  clock.update(moment);
  expect(clock.element.hidden).toBe(false);
  events.emit("over", { outcome: { winner: null, ending: "resign", points: 0 } });
  clock.update(moment);
  expect(clock.element.hidden).toBe(true);
});

test("a solved puzzle that is opened again has the time of its result", async () => {
  const events = new Emitter<TableEvents>();
  const table = { on: events.on.bind(events) } as unknown as TableControls;
  const clock = new Clock(table, () => "solved before");
  const outcome = { winner: "solver", ending: "solved", points: 1 };
  const solved = { ...view("dominosa"), ply: 2, actor: { kind: "over", outcome } };
  clock.update({ view: solved } as TableSnapshot);
  await vi.waitUntil(() => clock.time > 0);
  expect(clock.time).toBe(65_000);
});

/** Return a table without moves in the match `match`, and a function that opens another match. */
function tableWith(match: string, ply = 0) {
  const events = new Emitter<TableEvents>();
  const inMatch = (name: string, plies: number) => ({
    ...view("dominosa"),
    match: name,
    ply: plies,
    ahead: 0,
  });
  const table = { on: events.on.bind(events), view: inMatch(match, ply) };
  const show = (name: string, plies = 0) => {
    table.view = inMatch(name, plies);
    return { view: table.view } as unknown as TableSnapshot;
  };
  return { table: table as unknown as TableControls, show };
}

test("another puzzle opened during a race has no clock until the player returns", () => {
  const { table, show } = tableWith("race");
  const clock = new Clock(table, ({ match }) => match);
  clock.update(show("race"));
  clock.startRace();
  vi.advanceTimersByTime(4000);
  clock.update(show("another"));
  vi.advanceTimersByTime(3000);
  expect([clock.element.hidden, clock.time]).toEqual([true, 0]);
  clock.update(show("race"));
  vi.advanceTimersByTime(1000);
  expect([clock.element.hidden, clock.time]).toEqual([false, 5000]);
});

test("the start of a race keeps the time of the puzzle before it", () => {
  const { table, show } = tableWith("before", 1);
  const clock = new Clock(table, ({ match }) => match);
  clock.update(show("before", 1));
  vi.advanceTimersByTime(7000);
  show("race");
  clock.startRace();
  vi.advanceTimersByTime(2000);
  clock.update(show("race"));
  expect(clock.time).toBe(2000);
  clock.update(show("before", 1));
  expect(clock.time).toBe(7000);
});

test("a puzzle solved after the user gave up is not the user's own solution", () => {
  const events = new Emitter<TableEvents>();
  const state = { chosen: { subscribe: () => undefined } };
  const table = { on: events.on.bind(events), view: view("dominosa"), state };
  const lesson = new Lesson(table as unknown as TableControls);
  const { match } = table.view;
  events.emit("over", { outcome: { winner: "solver", ending: "solved", points: 1 } });
  expect(lesson.usedIn(match)).toBe(false);
  events.emit("over", { outcome: { winner: null, ending: "resigned", points: 0 } });
  expect(lesson.usedIn(match)).toBe(true);
});
