/** The guide through a first game: the key that leaves it. */
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import type { Guide } from "../src/board/guide";
import type { TableContext } from "../src/contracts/table-context";
import type { Panel, TableSnapshot } from "../src/contracts/table-snapshot";
import type { GameInfo } from "../src/engine/protocol";
import { openGuide } from "../src/features/learn/guide";
import { courseOf, firstCourse } from "../src/features/learn/guide-storage";
import { view } from "./board.views";

class FakeNode {
  style = {};
  readonly #classes = new Set<string>();
  readonly classList = {
    toggle: (name: string, on: boolean) =>
      on ? this.#classes.add(name) : this.#classes.delete(name),
    remove: (name: string) => this.#classes.delete(name),
    contains: (name: string) => this.#classes.has(name),
  };
  contains = () => true;
  prepend() {}
  after() {}
  getBoundingClientRect = () => ({ height: 0 });
}
const page = vi.hoisted(() => ({ game: null as unknown, left: [] as string[] }));
vi.mock("../src/kit/dom", () => ({
  find: (selector: string) => (selector === ".game" ? page.game : new FakeNode()),
  make: () => new FakeNode(),
}));
vi.mock("../src/kit/words", () => ({ loadArea: async () => {}, t: (id: string) => id }));
vi.mock("../src/kit/toast", () => ({
  toast: (text: string) => {
    page.left.push(text);
    return () => {};
  },
}));
vi.mock("../src/kit/game-words", () => ({ latin: (text: string) => text }));
vi.mock("../src/table/status", () => ({}));
vi.mock("../src/features/learn/guide-board", () => ({ guideBoard: () => ({ draw() {} }) }));
vi.mock("../src/features/learn/guide-texts", () => ({
  stepDue: () => 0,
  stepName: () => "",
  stepWords: () => ({ title: "", otherTurn: "", text: "" }),
}));
vi.mock("../src/board/narrator", () => ({ stepAnnouncer: () => ({ announce() {}, reset() {} }) }));
vi.mock("lit-html", async (actual) => ({ ...(await actual<object>()), render: () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

test("Escape leaves the guide, unless it closes the text field for moves", async () => {
  const game = new FakeNode();
  Object.assign(page, { game, left: [] });
  const open = new Set([".slip"]);
  const querySelector = (selectors: string) =>
    selectors.split(", ").some((selector) => open.has(selector)) ? new FakeNode() : null;
  let press = (_: object) => {};
  vi.stubGlobal("Node", FakeNode);
  vi.stubGlobal("document", { querySelector, activeElement: null });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof press) => {
    press = listener;
  });
  const panels: Panel[] = [];
  const context = {
    table: { state: { chosen: signal(null) }, focus() {} },
    panels: { add: (panel: Panel) => panels.push(panel) },
    autosave: { watched: false },
  } as unknown as TableContext;
  const steps = [{ name: "aim", until: "read" }];
  const { begin } = await openGuide({ id: "bohnenspiel" } as GameInfo, context, { steps } as Guide);
  begin({ brief: false, from: 0, read: false });
  const seats = { south: { kind: "human" }, north: { kind: "computer", level: "one" } };
  panels[0]?.update({
    view: view("bohnenspiel"),
    seats,
    phase: "playing",
  } as unknown as TableSnapshot);
  press({ key: "Escape", target: game });
  expect(page.left).toEqual([]);
  open.clear();
  press({ key: "Escape", target: game });
  expect(page.left).toEqual(["guide-left"]);
});

test("damaged progress of a guide is as if there were none", () => {
  const course = { brief: true, from: 4, read: true };
  const games = { one: course, two: null, three: {}, four: { ...course, from: null }, five: 5 };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ games }) });
  expect(["one", "two", "three", "four", "five"].map(courseOf)).toEqual([
    course,
    null,
    null,
    null,
    null,
  ]);
  expect(firstCourse("two")).toBeNull();
  expect(firstCourse("three")).toEqual({ brief: false, from: 0, read: false });
});
