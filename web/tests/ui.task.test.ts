/** The panel of a practice task: check of the turns that the user plays. */
import { afterEach, expect, test, vi } from "vitest";
import type { TableContext } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import { EngineFailure, type GameInfo, type View } from "../src/engine/protocol";
import { openTaskOfAddress } from "../src/features/learn/practice/task";
import { writeTask } from "../src/features/learn/practice/tasks";
import { view } from "./board.views";

vi.mock("../src/kit/words", () => ({
  loadArea: async () => {},
  t: (id: string) => id,
  words: () => ({ say: () => "", side: () => "" }),
}));
vi.mock("../src/kit/toast", () => ({ notice: () => {}, toast: () => {} }));
vi.mock("../src/table/lesson", () => ({
  BY_HAND: {},
  lessonPlace: () => ({ head: {}, body: {}, buttons: { setAttribute() {} }, links: {} }),
  lessonText: () => "",
  otherActions: () => "",
  seatsAgainst: () => ({}),
}));
vi.mock("../src/table/rings", () => ({ ringsOver: () => ({ show() {} }) }));
type KeyCommand = (key: string, event: object) => (() => void) | undefined;
const keys = vi.hoisted(() => ({ commandOf: null as KeyCommand | null }));
vi.mock("../src/table/step-player", () => ({
  onStepKeys: (commandOf: KeyCommand) => Object.assign(keys, { commandOf }),
}));
vi.mock("../src/board/narrator", () => ({ stepAnnouncer: () => ({ announce() {} }) }));
vi.mock("../src/board/names", () => ({ statusWords: () => "" }));
vi.mock("lit-html", async (actual) => ({ ...(await actual<object>()), render: () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

const set = { position: {}, side: "south", question: "Which pit?", answers: ["5"], hint: "" };

test("the link of another task in the same tab opens this task", async () => {
  const reload = vi.fn();
  const listeners: Record<string, () => void> = {};
  vi.stubGlobal("location", { hash: `#${writeTask(set)}`, reload });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  await openTaskOfAddress("", { id: "bohnenspiel" } as GameInfo, {} as TableContext);
  listeners.hashchange?.();
  expect(reload).toHaveBeenCalledOnce();
});

test("after an undo, another turn is checked", async () => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("location", { hash: `#${writeTask(set)}` });
  const request = vi.fn(async () => ({ result: "wrong" }));
  const context = { engine: { request }, table: { log: [] } } as unknown as TableContext;
  const activity = await openTaskOfAddress("", { id: "bohnenspiel" } as GameInfo, context);
  const start = view("bohnenspiel");
  const show = async (ply: number, rev: number) => {
    const shown: View = { ...start, ply, rev };
    activity?.panel.update({ view: shown } as TableSnapshot);
    await Promise.resolve();
    return request.mock.calls.length;
  };
  expect(await show(0, 1)).toBe(0);
  expect(await show(1, 2)).toBe(1);
  expect(await show(0, 3)).toBe(1);
  expect(await show(1, 4)).toBe(2);
});

test("the key n opens the next task, but on the board it goes to the next place", async () => {
  class Target {
    readonly within: string;
    constructor(within: string) {
      this.within = within;
    }
    closest(selector: string) {
      return selector.includes(this.within) ? this : null;
    }
  }
  vi.stubGlobal("Element", Target);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("location", { hash: "" });
  const { inOrder, tasksOf } = await import("../src/features/learn/practice/tasks");
  const tasks = await tasksOf("bohnenspiel");
  const [first] = tasks ? inOrder(tasks) : [];
  const context = { engine: {}, table: { log: [] } } as unknown as TableContext;
  await openTaskOfAddress(first?.id ?? "", { id: "bohnenspiel" } as GameInfo, context);
  expect(keys.commandOf?.("n", { target: new Target("button") })).toBeTypeOf("function");
  expect(keys.commandOf?.("n", { target: new Target(".stage") })).toBeUndefined();
  expect(keys.commandOf?.("h", { target: new Target(".stage") })).toBeTypeOf("function");
});

test.each([
  ["the engine refuses its position", "both_colours", true],
  ["Python could not be loaded", "load_failed", false],
])("a task is omitted from the practice page if %s: %s", async (_, code, omitted) => {
  vi.stubGlobal("addEventListener", () => {});
  const stored: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  });
  vi.stubGlobal("location", { hash: "" });
  const { inOrder, tasksOf } = await import("../src/features/learn/practice/tasks");
  const tasks = await tasksOf("xii");
  const [first] = tasks ? inOrder(tasks) : [];
  const open = async () => {
    throw new EngineFailure(code);
  };
  const context = { engine: {}, table: { log: [], open }, overridePreferences() {} };
  const info = { id: "xii", levels: [] as string[] } as unknown as GameInfo;
  const activity = await openTaskOfAddress(
    first?.id ?? "",
    info,
    context as unknown as TableContext,
  );
  await activity?.begin();
  expect(
    Object.values(stored)
      .join()
      .includes(first?.id ?? "-"),
  ).toBe(omitted);
});
