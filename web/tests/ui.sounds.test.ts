/** The moves of a match that have a sound. */
import { beforeEach, expect, test, vi } from "vitest";
import { Emitter } from "../src/board/emitter";
import type { TableControls, TableEvents } from "../src/board/table";
import type { LogEntry, View } from "../src/engine/protocol";
import { view } from "./board.views";

vi.mock("../src/kit/settings", () => ({ settings: () => ({ sound: true }) }));
vi.mock("../src/kit/toast", () => ({}));
vi.mock("../src/kit/dialog", () => ({}));
vi.mock("../src/kit/start", () => ({}));
vi.mock("../src/kit/theme", () => ({}));
vi.mock("../src/kit/words", () => ({}));
const heard = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock("../src/table/tones", () => ({
  sound: (_view: View, { text }: LogEntry) => heard.texts.push(text),
}));

const { sounds } = await import("../src/table/create-table");

const shown = view("lombardorum");
const entry = (ply: number, text: string) =>
  ({ ...(shown.log.entries.at(-1) as LogEntry), ply, text }) as LogEntry;
const begun = [entry(0, "new"), entry(1, "throw 5-2"), entry(2, "5:2-7"), entry(3, "2:7-9")];

/** Show a position with `log`, whose last `ahead` entries are undone; resolve after its sound. */
let show: (log: LogEntry[], ahead?: number, match?: string) => Promise<void>;

beforeEach(() => {
  heard.texts = [];
  const emitter = new Emitter<TableEvents>();
  const on = emitter.on.bind(emitter);
  sounds({ view: null, log: [], on } as unknown as TableControls);
  show = async (log, ahead = 0, match = shown.match) => {
    const at = { ...shown, match, ply: log.length - 1 - ahead, ahead };
    emitter.emit("view", { view: at, log, seats: {} });
    await vi.dynamicImportSettled();
  };
});

test("a move has a sound, but the first position of the page has none", async () => {
  await show(begun.slice(0, 3));
  expect(heard.texts).toEqual([]);
  await show(begun);
  expect(heard.texts).toEqual(["2:7-9"]);
});

test("the move after an undone move has a sound", async () => {
  await show(begun);
  await show(begun, 1);
  await show([...begun.slice(0, 3), entry(3, "2:1-3")]);
  expect(heard.texts).toEqual(["2:1-3"]);
});

test("the way back and forth in the history, and another match, are silent", async () => {
  await show(begun);
  await show(begun, 2);
  await show(begun, 1);
  await show(begun);
  await show([...begun, entry(4, "throw 6-1")], 0, "another");
  expect(heard.texts).toEqual([]);
});
