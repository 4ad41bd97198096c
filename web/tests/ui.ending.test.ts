/** Texts about a game: the human player is "you", other players are named. */
import { expect, test, vi } from "vitest";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { Outcome, View } from "../src/engine/protocol";
import { formatNumber, graphSides, viewpointOf } from "../src/features/review/graph";
import { endingWords, onTurnWords, sentence } from "../src/table/status";
import { view, words } from "./board.views";

vi.mock("../src/kit/words", () => ({
  words: () => words("en"),
  t: (id: string, params?: Record<string, string>) =>
    id === "review-others" ? "The others" : words("en").text(id, params),
}));

const family = (sides: string[]): View => ({ ...view("familydomino"), sides });
const won = (winner: string): Outcome => ({ winner, ending: "domino" }) as Outcome;
/** A table with one human player, by default A. */
const table = (sides: string[], person = "a") =>
  ({
    view: family(sides),
    seats: Object.fromEntries(
      sides.map((side) => [side, side === person ? { kind: "human" } : { kind: "computer" }]),
    ),
  }) as unknown as TableSnapshot;

test.each([
  [["a", "b"], "a", "You won"],
  [["a", "b"], "b", "You lost"],
  [["a", "b", "c"], "a", "You won"],
  [["a", "b", "c"], "c", "C won"],
])("among %j, when %s wins, the message for A is %s", (sides, winner, told) => {
  expect(endingWords({ view: family(sides) }, won(winner), "a")).toBe(told);
});

test("the heading names the deal if its loser has won the match by points for false passes", () => {
  const shown = view("sperrdomino");
  const series = { ...shown.series, winner: "b" };
  const told = (winner: string, you: string | null) =>
    endingWords({ view: { ...shown, series } }, won(winner), you);
  expect(told("a", "a")).toBe("You won the deal");
  expect(told("a", "b")).toBe("You lost the deal");
  expect(told("a", null)).toBe("A won the deal");
  expect(told("b", "b")).toBe("You won the match");
});

test("a picture to share names the side on turn, even if it is the user's side", () => {
  const { seats } = table(["a", "b"]);
  const actor = { kind: "seat", side: "a" } as const;
  const moment = { view: { ...family(["a", "b"]), actor }, seats } as TableSnapshot;
  expect(onTurnWords(moment, null)).toBe("A to play");
  expect(onTurnWords(moment, "a")).toBe("Your turn");
});

test("luck and skill are shown first for the person, then for the others", () => {
  expect(viewpointOf(table(["a", "b", "c"], "b"))).toMatchObject({ side: "b", others: ["a", "c"] });
});

test("a graph is drawn for the person; among several for the first side against all others", () => {
  expect(graphSides(table(["a", "b"], "b"))).toEqual({ side: "b", above: "You", below: "A" });
  const three = graphSides(table(["a", "b", "c"], "b"));
  expect(three).toEqual({ side: "a", above: "A", below: "The others" });
});

test.each([-0, -0.04, 0.04])("a lead of %d is written without a sign", (lead) => {
  expect(formatNumber(lead)).toBe("0");
  expect(formatNumber(lead, "exceptZero")).toBe("0");
});

/** A position of Bohnenspiel in which North, a player of this kind, has to sow. */
const sowing = (kind: string, more: Partial<TableSnapshot> = {}) =>
  ({
    view: {
      ...view("bohnenspiel"),
      actor: { kind: "seat", side: "north" },
      status: [{ code: "to_sow", params: { side: "north" } }],
    },
    log: [],
    seats: { south: { kind: "human" }, north: { kind } },
    ...more,
  }) as unknown as TableSnapshot;

test.each([
  ["computer", ""],
  ["away", ""],
  ["human", "North must choose a pit to sow."],
])("below the heading for a %s, the status is %j", (kind, status) => {
  expect(sentence(sowing(kind))).toMatchObject({ turn: "North to play", status });
});

test("while the computer thinks, the status contains no instruction for the person", () => {
  const seats = { south: { kind: "computer" }, north: { kind: "human" } } as const;
  const moment = sowing("human", { thinking: "south", seats } as unknown as TableSnapshot);
  expect(sentence(moment)).toMatchObject({ turn: "South is thinking", status: "" });
});
