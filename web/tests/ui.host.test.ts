/** Messages of an embedded board to its host page. A stub replaces the table. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Position } from "../src/board/state";
import type { TableContext } from "../src/contracts/table-context";
import type { LogEntry } from "../src/engine/protocol";
import { HostReports, type ToHost } from "../src/features/exhibits/frame/host";
import { view, words } from "./board.views";

const english = words("en");
vi.mock("../src/kit/words", () => ({ words: () => english, t: (id: string) => id }));

const start = view("bohnenspiel");
const seats = { south: { kind: "human" }, north: { kind: "human" } } as const;
const entry = (ply: number, text: string): LogEntry => ({
  ...{ ply, kind: "move", game: 1, turn: ply, text, auto: false, events: [] },
  side: ply % 2 ? "south" : "north",
});
const lot: LogEntry = { ...entry(0, ""), kind: "new" };
const begun = [lot, entry(1, "3"), entry(2, "4")];

let sent: string[];
let show: (position: Position) => void;

/** Show the position after the last but `ahead` plies of a history. */
function at(log: readonly LogEntry[], ahead = 0, match = "m1"): void {
  const ply = log.length - 1 - ahead;
  show({ view: { ...start, match, ply, ahead }, log, seats });
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("document", { documentElement: {} });
  const table = {
    seats,
    view: null,
    on: (name: string, listener: typeof show) => {
      if (name === "view") show = listener;
    },
  };
  const context = { table, autosave: { watched: false } } as unknown as TableContext;
  const host = { send: (message: ToHost) => "event" in message && sent.push(message.event) };
  const reports = new HostReports(context, host as never);
  await reports.begin({ type: "ready", game: "bohnenspiel", name: "", languages: [] });
  reports.logEnabled = true;
});

test("a move is logged once: not after undo, redo or a look at an earlier position", () => {
  at([lot]);
  at(begun.slice(0, 2));
  at(begun);
  expect(sent).toEqual(["begin", "move", "move"]);
  at(begun, 1);
  at(begun, 2);
  at(begun);
  expect(sent).toHaveLength(3);
});

test("a move instead of an undone one is logged", () => {
  at(begun);
  at(begun, 1);
  at([lot, entry(1, "3"), entry(2, "5")]);
  expect(sent.at(-1)).toBe("move");
});

test("the beginning of every game is logged, but not a game opened after moves", () => {
  at(begun, 0, "m2");
  expect(sent).toEqual([]);
  at([...begun, { ...entry(3, "new"), kind: "new", game: 2 }], 0, "m2");
  at([lot], 0, "m3");
  expect(sent).toEqual(["begin", "begin"]);
});
