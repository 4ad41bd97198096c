import { expect, test } from "vitest";
import { rows } from "../src/board/rounds";
import type { LogEntry } from "../src/engine/protocol";

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
