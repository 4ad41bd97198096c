/** The review on the game page: the panel of the replay, and a new game from its position. */
import { signal } from "@preact/signals-core";
import type { TemplateResult } from "lit-html";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Finished } from "../src/contracts/table-context";
import type { Panel, TableSnapshot } from "../src/contracts/table-snapshot";
import type { LogEntry, View } from "../src/engine/protocol";
import { openReview } from "../src/features/review/open-review";
import { view } from "./board.views";

const element = () => ({
  classList: { toggle() {} },
  after() {},
  before() {},
  focus() {},
  setAttribute() {},
  hidden: false,
});
vi.mock("../src/kit/dom", () => ({ find: () => element(), make: () => element() }));
vi.mock("../src/kit/words", () => ({
  loadArea: async () => {},
  t: (id: string) => id,
  words: () => ({ say: () => "" }),
}));
vi.mock("../src/kit/toast", () => ({ toast: () => {} }));
vi.mock("../src/kit/dialog", () => ({}));
vi.mock("../src/table/figures", () => ({}));
vi.mock("../src/table/undo", () => ({ undoButton: () => "" }));
/** The data of the last rendering of the replay. */
const drawn = vi.hoisted(() => ({ continueHere: null as (() => void) | null }));
vi.mock("../src/features/review/replay", () => ({
  replay: (data: typeof drawn) => Object.assign(drawn, data) && "",
}));
vi.mock("../src/features/review/summary", () => ({ summary: () => "" }));
const rendered = vi.hoisted(() => [] as unknown[]);
vi.mock("lit-html", async (actual) => ({
  ...(await actual<object>()),
  render: (template: unknown) => rendered.push(template),
}));

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => vi.unstubAllGlobals());

const start = view("bohnenspiel");
const entries = (game: number, count: number): LogEntry[] =>
  Array.from({ length: count }, (_, ply) => ({
    ...(start.log.entries[0] as LogEntry),
    ...{ ply, game, kind: ply ? ("move" as const) : ("new" as const), side: "south", events: [] },
  }));

/** A table at the end of a game of three plies, its review, and a function that updates panels. */
async function reviewed() {
  const panels: Panel[] = [];
  const state = {
    view: signal<View>({ ...start, ply: 2 }),
    log: signal<LogEntry[]>(entries(1, 3)),
    closed: signal(false),
  };
  const goto = vi.fn(async (_ply: number) => {});
  const again = vi.fn(async () => {});
  const table = { state, goto, again, focus() {}, seats: {}, busy: false };
  Object.defineProperty(table, "view", { get: () => state.view.value });
  const engine = { request: async () => ({ position: {}, shown: start }), task: () => {} };
  const context = { engine, table, panels: { add: (...more: Panel[]) => panels.push(...more) } };
  const info = { id: "bohnenspiel", levels: [] as string[], analysis: false, hidden: false };
  const review = await openReview(
    { info, context, result: true } as unknown as Finished,
    () => false,
  );
  const update = (phase = "playing") => {
    const { seats } = table;
    const moment = { view: state.view.value, log: state.log.value, seats, phase };
    for (const panel of panels) panel.update(moment as unknown as TableSnapshot);
  };
  const [, replayPanel] = panels as [Panel, Panel];
  return { review, update, state, goto, again, table, info, replayPanel };
}

test("the replay closes when another game is on the board", async () => {
  const { review, update, state, replayPanel } = await reviewed();
  review.replay();
  update();
  expect(replayPanel.element.hidden).toBe(false);
  state.view.value = { ...start, ply: 0 };
  update();
  expect(replayPanel.element.hidden).toBe(false);
  state.view.value = { ...start, match: "next", ply: 0 };
  state.log.value = entries(1, 1);
  update();
  expect(replayPanel.element.hidden).toBe(true);
});

test("a game from an earlier position leaves the replayed game at its end", async () => {
  const { review, update, state, goto, again } = await reviewed();
  review.replay();
  state.view.value = { ...start, ply: 1, ahead: 1, series: { ...start.series, target: 0 } };
  update();
  goto.mockClear();
  drawn.continueHere?.();
  await vi.waitFor(() => expect(again).toHaveBeenCalledWith({ position: {} }));
  expect(goto.mock.calls).toEqual([[2]]);
  expect(goto.mock.invocationCallOrder[0]).toBeLessThan(again.mock.invocationCallOrder[0] ?? 0);
});

test("no game begins at an earlier position of a game with hidden hands that is not over", async () => {
  const { review, update, state, info } = await reviewed();
  review.replay();
  state.view.value = { ...start, ply: 1, ahead: 1 };
  update();
  expect(drawn.continueHere).not.toBeNull();
  info.hidden = true;
  update();
  expect(drawn.continueHere).toBeNull();
  const over = { code: "over", side: "", path: [], params: {} };
  state.log.value = entries(1, 3).map((entry) => ({ ...entry, events: [over] }));
  update();
  expect(drawn.continueHere).not.toBeNull();
});

/** Return the action of the button with this text in its template, as rendered last. */
function pressOf(text: string, parts: readonly unknown[] = rendered): (() => void) | undefined {
  for (const part of [...parts].reverse()) {
    const { strings = [], values = [] } = (part ?? {}) as Partial<TemplateResult>;
    const press =
      strings.join().includes(text) && values.find((value) => typeof value === "function");
    const found = press || pressOf(text, values);
    if (found) return found as () => void;
  }
  return undefined;
}

test("a double tap on a stronger opponent starts one game", async () => {
  const { state, update, again, table, info } = await reviewed();
  info.levels.push("one", "two");
  table.seats = { south: { kind: "human" }, north: { kind: "computer", level: "one" } };
  const outcome = { winner: "south", ending: "most", points: 1 };
  state.view.value = { ...start, ply: 2, actor: { kind: "over", outcome } };
  const over = { code: "over", side: "south", path: [], params: {} };
  state.log.value = entries(1, 3).map((entry) => ({ ...entry, events: [over] }));
  update("over");
  const press = pressOf('data-act="stronger"');
  press?.();
  state.view.value = { ...start, match: "next", ply: 0 };
  press?.();
  expect(again).toHaveBeenCalledTimes(1);
});
