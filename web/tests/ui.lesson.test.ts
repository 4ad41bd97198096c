/** A course on the game page: steps in the URL, and the opponent's reply. */
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import type { Course } from "../src/contracts/studies";
import type { TableContext } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { GameInfo } from "../src/engine/protocol";
import { openCourse } from "../src/features/learn/course/open";
import type { CourseActions } from "../src/features/learn/course/step";
import { view } from "./board.views";

const element = () => ({ setAttribute() {}, before() {}, contains: () => false });
vi.mock("../src/kit/dom", () => ({ find: () => element(), make: () => element() }));
vi.mock("../src/kit/draw", () => ({ drawIn: () => {} }));
vi.mock("../src/kit/words", () => ({ loadArea: async () => {}, t: (id: string) => id }));
vi.mock("../src/kit/toast", () => ({ toast: () => {} }));
vi.mock("../src/kit/dialog", () => ({}));
vi.mock("../src/table/rings", () => ({ ringsOver: () => ({ show() {} }) }));
vi.mock("../src/table/lesson", () => ({
  BY_HAND: {},
  lessonPlace: () => ({ head: {}, body: {}, buttons: element(), links: element() }),
  otherActions: () => "",
  seatsAgainst: () => ({}),
}));
vi.mock("../src/board/narrator", () => ({ stepAnnouncer: () => ({ announce() {}, reset() {} }) }));
const drawn = vi.hoisted(() => ({ actions: null as CourseActions | null }));
vi.mock("../src/features/learn/course/step", () => ({
  acts: (_: unknown, actions: CourseActions) => Object.assign(drawn, { actions }) && "",
  answerOf: () => "right",
  progressBar: () => "",
  stepList: () => "",
  text: () => "",
}));
vi.mock("lit-html", async (actual) => ({ ...(await actual<object>()), render: () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

const course: Course = {
  steps: [
    { name: "one", group: "a", position: {}, reply: "4" },
    { name: "two", group: "a", position: {} },
  ],
};

/** A course at its first step, with stubs of the browser's location and history. */
async function opened() {
  const location = { hash: "", pathname: "/", search: "" };
  const moved: string[] = [];
  const move = (how: string) => (_: null, __: string, hash: string) => {
    location.hash = hash;
    moved.push(`${how} ${hash}`);
  };
  const listeners: Record<string, () => void> = {};
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { pushState: move("push"), replaceState: move("replace") });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  const start = view("bohnenspiel");
  const shown = { view: start, log: [], seats: {} };
  const state = { view: signal(start), log: signal([]), shownView: signal(shown) };
  const table = { state, view: start, busy: false, open: async () => {}, play: vi.fn() };
  const context = { table, overridePreferences() {} } as unknown as TableContext;
  const info = { id: "bohnenspiel", family: "mancala", seats: ["south", "north"] };
  const game = { ...info, options: [], levels: [] } as unknown as GameInfo;
  const { begin, panel } = await openCourse(game, context, course);
  await begin();
  panel.update({ view: start, log: [], seats: {} } as unknown as TableSnapshot);
  return { location, moved, listeners, table, start };
}

test("the number of a missing step in the URL is corrected, and adds no page to the history", async () => {
  const { location, moved, listeners } = await opened();
  location.hash = "#step=99";
  listeners.hashchange?.();
  expect(location.hash).toBe("#step=2");
  expect(moved).toEqual(["replace #step=1", "replace #step=2"]);
});

test("a double tap plays the opponent's reply once", async () => {
  const { table, start } = await opened();
  drawn.actions?.reply();
  table.view = { ...start, rev: start.rev + 1 };
  drawn.actions?.reply();
  expect(table.play.mock.calls).toEqual([["4"]]);
});
