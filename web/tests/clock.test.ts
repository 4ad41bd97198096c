/** The clock of a puzzle, which is shown during a race, until the puzzle is over. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Emitter } from "../src/board/emitter";
import type { TableControls, TableEvents } from "../src/board/table";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import { Clock } from "../src/puzzle/clock";
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
