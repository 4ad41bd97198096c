/** The panel of a practice task: check of the turns that the user plays. */
import { afterEach, expect, test, vi } from "vitest";
import type { TableContext } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { GameInfo, View } from "../src/engine/protocol";
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
  lessonPlace: () => ({ head: {}, body: {}, buttons: { setAttribute() {} }, links: {} }),
  lessonText: () => "",
  otherActions: () => "",
  seatsAgainst: () => ({}),
}));
vi.mock("../src/table/rings", () => ({ ringsOver: () => ({ show() {} }) }));
vi.mock("../src/table/step-player", () => ({ onStepKeys: () => {} }));
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
