/** Tests that the guide's texts match the situation: the selected place and the required action. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import { stepWords } from "../src/features/learn/guide-texts";
import type { Messages } from "../src/i18n/messages";
import { view, words } from "./board.views";

const language = vi.hoisted(() => ({ present: "en" as "en" | "de" }));
vi.mock("../src/kit/words", () => ({
  words: () => guided(language.present),
  t: (id: string) => guided(language.present).text(id),
}));

function guided(present: "en" | "de"): Messages {
  const guide = new URL(`../src/i18n/${present}/guide.ftl`, import.meta.url);
  const known = words(present);
  known.addTexts([readFileSync(guide, "utf8")]);
  return known;
}

function moment(game: string, chosen?: string): TableSnapshot {
  const shown = view(game);
  const actor = { kind: "seat", side: "a" } as const;
  const status = [{ code: "to_lead", params: { side: "a" } }];
  const others = shown.sides.slice(1).map((side) => [side, { kind: "computer", level: "kind" }]);
  const seats = { a: { kind: "human" }, ...Object.fromEntries(others) };
  const place = shown.places.find(({ kind }) => kind === chosen)?.id;
  const at = place ? { place, moves: [] } : null;
  return { view: { ...shown, actor, status }, log: [], seats, phase: "ready", chosen: at } as never;
}

test("the first tile goes to the middle, because there are no ends yet", () => {
  expect(stepWords("first", 0, moment("sperrdomino")).title).toBe("Play any tile");
  expect(stepWords("first", 0, moment("sperrdomino", "slot")).title).toBe(
    "Now select the middle of the table",
  );
});

test("the guide does not offer any tile if the highest must be led", () => {
  expect(stepWords("first", 0, moment("familydomino")).title).toBe("Play your highest tile");
});

test("a press on the stock explains how to buy", () => {
  expect(stepWords("first", 0, moment("sperrdomino", "stock")).title).toBe(
    "Press the stock again to buy",
  );
});

test("the guide announces a capture only if a move captures", () => {
  const quiet = moment("bohnenspiel");
  const moves = quiet.view.moves.map((move) => ({ ...move, takes: [] }));
  const capturing = moves.map((move) => ({ ...move, takes: ["b1"] }));
  const actor = { kind: "seat", side: "south" };
  const seats = { south: { kind: "human" }, north: { kind: "computer", level: "kind" } };
  const title = (shown: unknown) => {
    const present = { ...quiet.view, actor, status: [], moves: shown };
    return stepWords("answer", 0, { ...quiet, seats, view: present } as never).title;
  };
  expect(title(moves)).toBe("Sow from a second pit");
  expect(title(capturing)).toBe("Now capture beans");
});

test.each([
  ["lombardorum", [4], "A tie: you rolled 4, and Walnut rolled 4. Roll again."],
  [
    "duodecim",
    [6, 2, 1],
    "A tie: you rolled 6, 2, and 1, and Black rolled 6, 2, and 1. Roll again.",
  ],
])("the guide of %s reports a tie in the roll for the start", (game, dice, said) => {
  const shown = { ...view(game), ply: 1, status: [{ code: "lot_to_throw", params: {} }] };
  const event = { code: "lot_tie", side: "", path: [], params: { white: dice, black: dice } };
  const log = [{ ply: 1, kind: "throw", game: 1, turn: 1, side: "", events: [event] }];
  const seats = { white: { kind: "human" }, black: { kind: "computer", level: "kind" } };
  const tie = { view: shown, log, seats, phase: "ready", chosen: null } as never;
  expect(stepWords("begins", 0, tie).text).toBe(said);
});

test("statements of the guide about hit men are true under every option", () => {
  for (const present of ["en", "de"] as const) {
    const text = guided(present).text("guide-tables-answer_hit_text");
    expect(text).not.toMatch(/must|muss/);
  }
});
