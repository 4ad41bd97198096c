import { describe, expect, test, vi } from "vitest";
import type { GameEvent, LogEntry } from "../src/engine/protocol";
import { automaticEntries, lastPlayed, turnWords, viewBefore } from "../src/table/turn-summary";
import { view, words } from "./board.views";

const language = vi.hoisted(() => ({ present: "en" as "en" | "de" }));
vi.mock("../src/kit/words", () => ({
  words: () => words(language.present),
  t: (id: string, params: Record<string, string | number>) =>
    words(language.present).text(id, params),
}));

const shown = view("lombardorum");
const nameOf = (id: string) => shown.places.find((place) => place.id === id)?.name;
const event = (code: string, side: string, path: string[], params = {}): GameEvent => ({
  code,
  side,
  path,
  params,
});
const entry = (ply: number, turn: number, side: string, events: GameEvent[], more = {}) =>
  ({ ply, kind: "move", game: 1, turn, side, text: "", auto: false, events, ...more }) as LogEntry;

const begun = entry(0, 1, "", [], { kind: "new" });
const roll = entry(1, 1, "black", [event("throw", "black", [], { dice: [5, 2] })], {
  kind: "throw",
});
const hits = entry(2, 1, "black", [
  event("step", "black", ["p12", "p7"], { from: 1, to: 6, die: 5 }),
  event("hit", "white", ["p7", "bar.white"], { at: 6 }),
]);
const goesOn = entry(3, 1, "black", [
  event("step", "black", ["p7", "p5"], { from: 6, to: 8, die: 2 }),
]);
const log = [begun, roll, hits, goesOn];
const whites = { ...shown, ply: 3, actor: { kind: "chance", side: "white" } } as const;

describe("last turn", () => {
  test("contains all actions of its side", () => {
    const turn = lastPlayed(log, whites);
    expect(turn).toEqual({ side: "black", entries: [roll, hits, goesOn], over: true });
  });

  test("continues while its side is on turn", () => {
    const view = { ...whites, ply: 2, actor: { kind: "seat", side: "black" } } as const;
    expect(lastPlayed(log, view)).toEqual({ side: "black", entries: [roll, hits], over: false });
  });

  test("includes a tie in the roll for the start, which has no side", () => {
    const tie = entry(1, 1, "", [event("lot_tie", "", [], { white: [3], black: [3] })], {
      kind: "throw",
    });
    const waits = { ...whites, ply: 1, actor: { kind: "chance", side: "" } } as const;
    expect(lastPlayed([begun, tie], waits)).toEqual({ side: "", entries: [tie], over: true });
  });

  test("is empty before the first move and after the start of a new game", () => {
    expect(lastPlayed([begun], { ...whites, ply: 0 })).toBeNull();
    const next = entry(4, 1, "", [], { kind: "new", game: 2 });
    expect(lastPlayed([...log, next], { ...whites, ply: 4 })).toBeNull();
  });

  test("includes a preceding automatic turn", () => {
    const passed = entry(4, 2, "white", [event("pass", "white", [])], { auto: true });
    const last = entry(5, 3, "black", []);
    const turn = lastPlayed([...log, passed, last], { ...whites, ply: 5 });
    expect(turn && automaticEntries([...log, passed, last], turn)).toEqual([passed]);
    const pressed = { ...passed, auto: false };
    expect(turn && automaticEntries([...log, pressed, last], turn)).toEqual([]);
  });
});

describe("sentence of the last turn", () => {
  test("contains the roll and the steps, with the numbers on the board", () => {
    language.present = "en";
    const [twelve, seven, five] = ["p12", "p7", "p5"].map(nameOf);
    expect(turnWords(shown, [roll, hits, goesOn], false)).toBe(
      `Walnut rolled 5 and 2: ${twelve}→${seven}, hit on ${seven}; ${seven}→${five}.`,
    );
  });

  test("addresses the user in the selected language", () => {
    language.present = "de";
    const pass = entry(2, 1, "black", [event("pass", "black", [])]);
    expect(turnWords(shown, [roll, pass], true)).toBe("Sie haben 5 und 2 gewürfelt: kein Zug.");
  });

  test("is the narrator's if a game has no shorter message", () => {
    language.present = "en";
    const played = view("bohnenspiel").log.entries.filter(({ kind }) => kind === "move");
    expect(turnWords(view("bohnenspiel"), played.slice(-1), false)).toMatch(/^(North|South) sows/);
  });

  test("says “you” where you have played, in every game", () => {
    language.present = "en";
    const played = view("bohnenspiel").log.entries.filter(({ kind }) => kind === "move");
    expect(turnWords(view("bohnenspiel"), played.slice(-1), true)).toMatch(
      /^You sow one bean from pit/,
    );
    const buy = (ply: number, tile: string, left: number) =>
      entry(ply, 1, "a", [event("buy", "a", [], { tile, left })]);
    const bought = [buy(1, "0:0", 10), buy(2, "1:2", 9)];
    const told = (count: number) => turnWords(view("sperrdomino"), bought.slice(0, count), true);
    expect(told(1)).toBe("You buy 0:0; 10 tiles are left to buy.");
    expect(told(2)).toBe("You buy 2 tiles; 9 tiles are left to buy.");
  });

  test("tells each of two false passes, because each costs points", () => {
    language.present = "en";
    const passes = [1, 2].map((ply) =>
      entry(ply, 1, "a", [event("false_pass", "a", [], { points: 50 })]),
    );
    const sentence = "You pass needlessly and must still play; your opponent scores 50 points.";
    expect(turnWords(view("sperrdomino"), passes, true)).toBe(`${sentence} ${sentence}`);
  });
});

test("in reverse, every piece of the side returns along its path, and the other side's pieces stay", () => {
  const there = shown.pieces
    .filter(({ side, place }) => side === "black" && place === "p11")
    .sort((a, b) => b.order - a.order)[0];
  const way = entry(1, 1, "black", [event("step", "black", ["p12", "p11"])]);
  const before = viewBefore(shown, [way]);
  const moved = before.pieces.filter((piece, i) => piece.place !== shown.pieces[i]?.place);
  expect(moved.map(({ id, place }) => [id, place])).toEqual([[there?.id, "p12"]]);
  expect(before.last.paths).toEqual([]);
});
