/** The dialog with the rules of an exhibit. Stubs replace dialogs and rules. */
import { signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import { type DockOptions, dock, openRules } from "../src/features/exhibits/kiosk/dock";

const page = vi.hoisted(() => ({
  dialogs: [] as string[],
  load: [] as (() => void)[],
}));
vi.mock("../src/table/short-rules", () => ({
  shortRules: () => new Promise<unknown>((resolve) => page.load.push(() => resolve([]))),
}));
vi.mock("../src/kit/dialog", () => ({
  footButton: () => ({}),
  openDialog: ({ title }: { title: string }) => {
    page.dialogs.push(title);
    return { dataset: {} };
  },
}));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => ({}) }));
vi.mock("../src/kit/game-words", () => ({
  latin: (text: string) => text,
  levelName: (level: string) => level,
}));
vi.mock("../src/kit/button", () => ({ button: () => null }));
vi.mock("../src/puzzle/demo", () => ({}));

const info = { id: "bohnenspiel" } as never;

beforeEach(() => {
  Object.assign(page, { dialogs: [], load: [] });
});

test("a double tap opens one dialog, and a later tap opens it again", async () => {
  const first = openRules(info, null);
  await vi.waitFor(() => expect(page.load).toHaveLength(1));
  const second = openRules(info, null);
  await vi.dynamicImportSettled();
  for (const finish of page.load.splice(0)) finish();
  await Promise.all([first, second]);
  expect(page.dialogs).toEqual(["kiosk-how"]);
  const later = openRules(info, null);
  await vi.waitFor(() => expect(page.load).toHaveLength(1));
  page.load[0]?.();
  await later;
  expect(page.dialogs).toHaveLength(2);
});

/** Return the levels of the buttons in a template, in order; a star marks the selected level. */
function levelsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(levelsIn);
  const { strings = [], values = [] } = (part ?? {}) as { strings?: string[]; values?: unknown[] };
  if (!strings[0]?.endsWith("aria-pressed=")) return values.flatMap(levelsIn);
  return [`${values[2]}${values[0] ? "*" : ""}`];
}

test.each([
  ["", ["a", "c*", "e"]],
  ["b", ["a", "b*", "e"]],
  ["e", ["a", "c", "e*"]],
])("visitors see the level of the exhibit as selected: %j", (level, shown) => {
  const levels = ["a", "b", "c", "d", "e"];
  const seats = signal({ white: { kind: "computer", level: level || "c" } });
  const context = { table: { state: { seats, view: signal({}) } } };
  const options = { info: { id: "xii", levels }, level, context, choices: ["level"] };
  const others = { games: [], languages: ["en"], restart() {}, explain() {}, switchGame() {} };
  expect(levelsIn(dock({ ...options, ...others } as unknown as DockOptions, true))).toEqual(shown);
});
