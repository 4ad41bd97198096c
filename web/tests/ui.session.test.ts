/** A new game from the dialog, while the board shows an earlier position; a game from a file. */
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import type { TableContext } from "../src/contracts/table-context";
import type { GameInfo } from "../src/engine/protocol";
import { GameSession } from "../src/table/session";
import { view } from "./board.views";

vi.mock("../src/kit/toast", () => ({ toast: () => {}, notice: () => {} }));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => {} }));

const save = { format: "alveus.save", game: "bohnenspiel" };
vi.mock("../src/kit/files", () => ({ pickFile: async () => save }));
const sendOn = vi.hoisted(() => vi.fn(() => true));
vi.mock("../src/table/detect-game", () => ({ gameOfSave: () => "bohnenspiel", sendOn }));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["an earlier position, the game first returns to its end", true, ["goto 5", "again"]],
  ["the latest position, the game starts at once", false, ["again"]],
])("from %s", async (_, replaying, expected) => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const asked: string[] = [];
  const table = {
    view: { ...view("bohnenspiel"), ply: 2, ahead: 3 },
    state: { replaying: signal(replaying) },
    goto: async (ply: number) => void asked.push(`goto ${ply}`),
    again: async () => void asked.push("again"),
  };
  const context = { table } as unknown as TableContext;
  const session = new GameSession({} as GameInfo, context, { slot: "bohnenspiel" });
  await session.beginNew({ seats: {}, options: {}, target: 0, seating: "fixed", race: false });
  expect(asked).toEqual(expected);
});

test.each([
  ["of a game, on the board", false, 1, []],
  ["of a lesson, on the page of the game", true, 0, [[save, "bohnenspiel", ""]]],
])("a file is opened on the page %s", async (_, lesson, loaded, sent) => {
  sendOn.mockClear();
  const request = vi.fn(async () => ({}));
  const table = { view: view("bohnenspiel"), show: () => {} };
  const context = { table, engine: { request } } as unknown as TableContext;
  const info = { id: "bohnenspiel" } as GameInfo;
  await new GameSession(info, context, { slot: "bohnenspiel" }).loadFromFile(lesson);
  expect(request).toHaveBeenCalledTimes(loaded);
  expect(sendOn.mock.calls).toEqual(sent);
});
