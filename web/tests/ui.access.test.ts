/** Repeated presses in the list of moves and in the field for typing moves. */
import { signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableControls } from "../src/board/table";
import type { Panel, TableSnapshot } from "../src/contracts/table-snapshot";
import { answer } from "../src/features/access/answer";
import { showList } from "../src/features/access/list";
import { view, words } from "./board.views";

interface Template {
  strings: readonly string[];
  values: readonly unknown[];
}
const page = vi.hoisted(() => ({ rendered: {} as Template }));
vi.mock("lit-html", () => ({
  html: (strings: readonly string[], ...values: unknown[]) => ({ strings, values }),
  nothing: "",
  render: (template: Template) => {
    page.rendered = template;
  },
}));
vi.mock("lit-html/directives/live.js", () => ({ live: (value: unknown) => value }));
vi.mock("lit-html/directives/repeat.js", () => ({
  repeat: (items: Iterable<unknown>, _key: unknown, draw: (item: unknown) => unknown) =>
    [...items].map(draw),
}));
vi.mock("../src/features/access/list.css", () => ({}));
vi.mock("../src/features/access/slip.css", () => ({}));
const english = words("en");
vi.mock("../src/kit/words", () => ({
  loadArea: async () => {},
  words: () => english,
  t: (id: string, params = {}) => english.text(id, params),
}));
vi.mock("../src/kit/dom", () => ({
  make: () => ({
    ...{ addEventListener() {}, remove() {} },
    ...{ contains: () => false, querySelector: () => null },
  }),
}));

/** Return all values of a template after a text that ends with `before`, also in its parts. */
function valuesAfter(before: string, part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap((one) => valuesAfter(before, one));
  const { strings, values = [] } = (part ?? {}) as Partial<Template>;
  return values.flatMap((value, i) => [
    ...(strings?.[i]?.endsWith(before) ? [value] : []),
    ...valuesAfter(before, value),
  ]);
}

const shown = view("bohnenspiel");
const seats = { south: { kind: "human" }, north: { kind: "human" } } as const;
let played: string[];
let table: TableControls & { view: typeof shown };

beforeEach(() => {
  played = [];
  vi.stubGlobal("document", { querySelector: () => null });
  const play = async (text: string) => void played.push(text);
  const signals = { seats: signal(seats), waiting: signal(false), hides: signal([]) };
  const state = { view: signal(shown), ...signals };
  const stub = { view: shown, seats, rows: [], busy: false, state, play, setPreferences() {} };
  table = stub as unknown as typeof table;
});

test("a second tap on a button of the list plays no move of the other side", async () => {
  const panels: Panel[] = [];
  const watching = { add: (panel: Panel) => void panels.push(panel) };
  await showList(table, watching as never, new AbortController().signal);
  panels[0]?.update({ view: shown, seats } as unknown as TableSnapshot);
  const [press] = valuesAfter("@click=", page.rendered) as (() => void)[];
  press?.();
  table.view = { ...shown, rev: shown.rev + 1, actor: { kind: "seat", side: "north" } };
  press?.();
  expect(played).toEqual([shown.moves[0]?.text]);
});

test("a second click on the suggestions for a typed move plays no move of the other side", async () => {
  await answer(table, { what: "type", typed: "" });
  const [press] = valuesAfter("@click=", page.rendered) as (() => void)[];
  press?.();
  table.view = { ...shown, rev: shown.rev + 1, actor: { kind: "seat", side: "north" } };
  const [other] = valuesAfter("@click=", page.rendered) as (() => void)[];
  other?.();
  expect(played).toHaveLength(1);
});

test("neither the list nor the field offers moves before a turn is ended with the button", async () => {
  const panels: Panel[] = [];
  const watching = { add: (panel: Panel) => void panels.push(panel) };
  await showList(table, watching as never, new AbortController().signal);
  panels[0]?.update({ view: shown, seats, phase: "waiting" } as unknown as TableSnapshot);
  expect(valuesAfter("@click=", page.rendered)).toEqual([]);
  Object.assign(table.state, { waiting: signal(true) });
  await answer(table, { what: "type", typed: "" });
  expect(valuesAfter("@click=", page.rendered)).toEqual([]);
});

test("Enter held down in the field for typing plays one move", async () => {
  await answer(table, { what: "type", typed: "" });
  const [key] = valuesAfter("@keydown=", page.rendered) as ((event: object) => void)[];
  const press = (repeat: boolean) =>
    key?.({ key: "Enter", repeat, preventDefault() {}, stopPropagation() {} });
  press(false);
  press(true);
  expect(played).toHaveLength(1);
});

test("the key for a row describes the row of the focused place after the focus has moved", async () => {
  vi.stubGlobal("addEventListener", () => {});
  const rows = [1, 2, 3].map((row) => [`south.${row}`]);
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const focusOn = (current: string) => Object.assign(table, { rows, say, current });
  const ask = async () => {
    await answer(table, { what: "row", typed: "" });
    return said.at(-1)?.slice(0, 10);
  };
  focusOn("south.3");
  expect(await ask()).toBe("Row 3 of 3");
  expect(await ask()).toBe("Row 1 of 3");
  focusOn("south.3");
  expect(await ask()).toBe("Row 2 of 3");
  focusOn("south.1");
  expect(await ask()).toBe("Row 1 of 3");
});

test("the description of the board counts no attacks that are hidden", async () => {
  vi.stubGlobal("addEventListener", () => {});
  const said: string[] = [];
  const battle = view("rithmomachia");
  const players = { white: { kind: "human" }, black: { kind: "human" } };
  const say = (text: string) => void said.push(text);
  Object.assign(table, { view: battle, seats: players, rows: [[]], current: "", say });
  await answer(table, { what: "board", typed: "" });
  expect(said.at(-1)).toMatch(/attacks?\./);
  Object.assign(table.state, { hides: signal(["attack", "danger"]) });
  Object.assign(table, { view: { ...battle, rev: battle.rev + 1 } });
  await answer(table, { what: "board", typed: "" });
  expect(said.at(-1)).not.toMatch(/attack/);
});
