/** The panel with the calculator of means of Rithmomachia. */
import { signal } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import type { TableControls } from "../src/board/table";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { Engine } from "../src/engine/client";
import { composed } from "../src/games/rithmomachia/painter/composed";
import { meansPanel } from "../src/games/rithmomachia/ui/means";

/** The templates of the last rendering of the panel. */
const drawn = vi.hoisted(() => ({ last: null as unknown }));
vi.mock("lit-html", async (actual) => ({
  ...(await actual<object>()),
  render: (content: unknown) => {
    drawn.last = content;
  },
}));
vi.mock("lit-html/directives/repeat.js", () => ({
  repeat: <T>(items: T[], _key: unknown, template: (item: T) => unknown) => items.map(template),
}));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id }));
vi.mock("../src/kit/theme", () => ({}));
vi.mock("../src/kit/settings", () => ({}));
vi.mock("../src/table/canvas", () => ({}));

interface Template {
  strings?: readonly string[];
  values?: readonly unknown[];
}

/** Return the functions that handle a press on the buttons of a template. */
function presses(content: unknown): (() => void)[] {
  if (Array.isArray(content)) return content.flatMap(presses);
  const { strings = [], values = [] } = (content ?? {}) as Template;
  const isButton = String(strings[0]).startsWith("<button");
  const handlers = values.filter((value) => typeof value === "function");
  return isButton ? [handlers.at(-1) as () => void] : values.flatMap(presses);
}

test("marks of a number disappear when its stone has left the square", async () => {
  const term = { text: "9", at: 9, stones: ["BR9"] };
  const proportions = [{ kind: "arithmetic", before: null, mean: term, after: null }];
  const engine = { request: async () => ({ numbers: [6, 12], stones: [], proportions }) };
  const chosen = signal<{ place: string } | null>(null);
  const showMarks = vi.fn();
  const view = composed({ ranks: 12, stones: ["WR6@a1", "BT12@b1", "BR9@c11"] });
  const moved = composed({ ranks: 12, stones: ["WR6@a1", "BT12@b1", "BR9@c10"] });
  const table = { state: { chosen }, view, showMarks } as unknown as TableControls;
  const element = { hidden: false } as HTMLElement;
  const panel = meansPanel(element, engine as unknown as Engine, table, () => true);
  const update = (shown: typeof view) => panel.update({ view: shown } as TableSnapshot);

  for (const place of ["a1", "b1"]) chosen.value = { place };
  update(view);
  await vi.waitFor(() => {
    update(view);
    expect(presses(drawn.last)).toHaveLength(1);
  });
  presses(drawn.last)[0]?.();
  expect(showMarks.mock.lastCall?.[0]).toMatchObject([{ path: ["c11"] }]);
  update(view);
  expect(showMarks.mock.lastCall?.[0]).toMatchObject([{ path: ["c11"] }]);
  update(moved);
  expect(showMarks.mock.lastCall?.[0]).toEqual([]);
});
