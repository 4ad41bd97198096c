import { expect, test, vi } from "vitest";
import { roundOf, rows } from "../src/board/rounds";
import type { LogEntry } from "../src/engine/protocol";
import { writeMove } from "../src/table/notation";
import { view, words } from "./board.views";

vi.mock("../src/kit/words", () => ({ words: () => words("en") }));

test("moves of both sides use the numbers on the board", () => {
  const shown = view("lombardorum");
  const entries = shown.log.entries.filter(({ kind }) => kind === "move");
  for (const entry of entries) {
    for (const { code, path } of entry.events.filter((event) => event.code === "step")) {
      const names = [path[0], path.at(-1)].map(
        (id) => shown.places.find((place) => place.id === id)?.name,
      );
      expect(writeMove(entry, shown), code).toContain(names.join("–"));
    }
  }
  expect(entries.some(({ side }) => side !== shown.viewer)).toBe(true);
});

test("a right that is waived after three ones is written in words", () => {
  const shown = view("duodecim");
  const declined = { code: "decline", side: "black", path: [], params: {} };
  const entry = { ...(shown.log.entries.at(-1) as LogEntry), text: "decline", events: [declined] };
  expect(writeMove(entry, shown)).toBe("no man sent back");
});

test("two captured stones placed at once are both written", () => {
  const shown = view("rithmomachia");
  const placed = (value: number, on: string) => ({
    code: "place",
    side: "white",
    path: ["taken.white.0", on],
    params: { shape: "R", value, on },
  });
  const events = [placed(9, "e8"), placed(12, "h8")];
  const entry = { ...(shown.log.entries.at(-1) as LogEntry), text: "9@e8+12@h8", events };
  expect(writeMove(entry, shown)).toBe("9* e8 + 12* h8");
});

test("a new game of a series begins before its first round", () => {
  const entry = (ply: number, game: number, kind: string, side = "white") =>
    ({ ply, game, kind, side, turn: ply, text: "", events: [] }) as unknown as LogEntry;
  const log = [entry(0, 1, "new", ""), entry(1, 1, "move"), entry(2, 2, "new", "")];
  expect([0, 1, 2].map((ply) => roundOf(log, ["white", "black"], ply))).toEqual([0, 1, 0]);
});

test("a pit is called a pit in the review, and has only its number in the list", () => {
  const shown = view("bohnenspiel");
  const entry = shown.log.entries.find(({ kind }) => kind === "move") as LogEntry;
  expect(writeMove(entry, shown)).toMatch(/^\d/);
  expect(writeMove(entry, shown, true)).toMatch(/^pit \d/);
});

const SIDES = ["white", "black"];

/** A log from short lines of side, turn and text: "white 1 throw 5-1". */
function history(...lines: string[]): LogEntry[] {
  return lines.map((line, ply) => {
    const [side = "", turn, ...words] = line.split(" ");
    const text = words.join(" ");
    const kind = text.startsWith("throw") ? "throw" : text === "new" ? "new" : "move";
    const game = kind === "new" ? Number(turn) : 1;
    return { ply, kind, game, turn: Number(turn), side, text, auto: false, events: [] };
  });
}

const told = (log: LogEntry[]) =>
  rows(log, SIDES).map(({ number, cells }) => [
    number,
    ...cells.map((cell) => cell && [cell.throw, ...cell.steps.map(({ text }) => text)].join(" ")),
  ]);

test("both sides of a round are in one row", () => {
  const log = history(
    "- 1 new",
    "white 1 throw 5-1",
    "white 1 5:1-6",
    "white 1 1:1-2",
    "black 2 throw 2-1",
    "black 2 pass",
    "white 3 throw 6-3",
  );
  expect(told(log)).toEqual([
    [1, "5-1 5:1-6 1:1-2", "2-1 pass"],
    [2, "6-3", null],
  ]);
});

test("a game that the second side begins leaves the first cell empty", () => {
  const log = history("- 1 new", "black 1 throw 4-2", "white 2 throw 1-1");
  expect(told(log)).toEqual([
    [1, null, "4-2"],
    [2, "1-1", null],
  ]);
});

test("a roll for the start belongs to no side and no row", () => {
  const log = history("- 1 new", " 1 throw 5/5");
  expect(told(log)).toEqual([]);
});

test("a press on a cell opens its last ply", () => {
  const log = history("- 1 new", "white 1 throw 5-1", "white 1 5:1-6");
  expect(rows(log, SIDES)[0]?.cells[0]).toMatchObject({ from: 1, ply: 2 });
});
