/** A new game from the dialog, while the board shows an earlier position. */
import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import type { TableContext } from "../src/contracts/table-context";
import type { GameInfo } from "../src/engine/protocol";
import { GameSession } from "../src/table/session";
import { view } from "./board.views";

vi.mock("../src/kit/toast", () => ({ toast: () => {}, notice: () => {} }));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => {} }));

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
