/** The position editor: the fields after a link to another position. */
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import type { Painter } from "../src/board/painter";
import type { TableContext } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { GameInfo, View } from "../src/engine/protocol";
import { openEditor } from "../src/features/editor/open";
import { view } from "./board.views";

const element = () => ({ classList: { add() {} }, prepend() {}, setAttribute() {} });
vi.mock("../src/kit/dom", () => ({ find: () => element(), make: () => element() }));
vi.mock("../src/kit/files", () => ({}));
vi.mock("../src/kit/button", () => ({ button: () => "" }));
vi.mock("../src/kit/words", () => ({
  loadArea: async () => {},
  t: (id: string) => id,
  words: () => ({ side: () => "" }),
}));
vi.mock("../src/table/card", () => ({}));
vi.mock("../src/table/seats", () => ({ seatsAt: () => ["a", "b"] }));
vi.mock("../src/table/lesson", () => ({
  BY_HAND: {},
  lessonPlace: () => ({ head: {}, body: {}, buttons: element(), links: {} }),
}));
vi.mock("lit-html", async (actual) => ({ ...(await actual<object>()), render: () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

test("a link to another position with hidden hands changes the fields too", async () => {
  const listeners: Record<string, () => void> = {};
  const location = { hash: "" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { replaceState: () => {} });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  const shown = signal<View>({ ...view("sperrdomino"), match: "0" });
  const table = {
    get view() {
      return shown.value;
    },
    open: async () => {
      shown.value = { ...shown.value, match: `${Number(shown.value.match) + 1}` };
    },
  };
  const arranged: string[] = [];
  const request = async (_: string, { match }: { match: string }) => {
    arranged.push(match);
    return { lines: [], position: {} };
  };
  const context = { table, engine: { request }, overridePreferences() {} };
  const info = { id: "sperrdomino", family: "dominoes", hidden: true, levels: [] as string[] };
  const { begin, panel } = await openEditor(
    info as unknown as GameInfo,
    {} as Painter,
    context as unknown as TableContext,
  );
  const update = () =>
    panel.update({ view: shown.value, phase: "playing" } as unknown as TableSnapshot);
  await begin();
  update();
  expect(arranged).toEqual(["1"]);
  // A move on the board does not change the fields, because it can reveal a hidden tile.
  shown.value = { ...shown.value, rev: shown.value.rev + 1 };
  update();
  expect(arranged).toEqual(["1"]);
  location.hash = `#${encodeURIComponent(JSON.stringify({ game: "sperrdomino", turn: "a" }))}`;
  listeners.hashchange?.();
  await vi.waitFor(() => expect(shown.value.match).toBe("2"));
  await Promise.resolve();
  update();
  expect(arranged).toEqual(["1", "2"]);
});
