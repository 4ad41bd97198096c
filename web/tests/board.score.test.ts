import { describe, expect, test } from "vitest";
import { gainWords, scoreWords } from "../src/board/names";
import type { Race, Series, View } from "../src/engine/protocol";
import { view, words } from "./board.views";

const messages = words("de");
const example = view("sperrdomino");
const won = { winner: "a", score: { a: 104, b: 48 }, games: 3 };

/** Return the example after a finished game of a race; the arguments replace fields. */
const racing = (race: Partial<Race>, series: Partial<Series> = {}): View => {
  const begun: Race = { to_win: 2, of: 3, rows: [], matsch: false, course: [] };
  return {
    ...example,
    actor: { kind: "over", outcome: { winner: "a", ending: "domino", points: 30 } },
    series: { ...example.series, race: { ...begun, ...race }, ...series },
  };
};

test("the score contains the target of the race, and rows and points of each side", () => {
  expect(scoreWords(racing({ rows: [won] }, { score: { a: 63, b: 37 } }), messages)).toBe(
    "Das Rennen gewinnt, wer zwei von drei Reihen zu 100 Punkten gewinnt." +
      " A: eine Reihe gewonnen, 63 Punkte in der laufenden Reihe. B: keine Reihe gewonnen, 37 Punkte in der laufenden Reihe.",
  );
});

test("the score of a finished race contains only rows", () => {
  const said = scoreWords(
    racing({ of: 5, to_win: 3, rows: [won, won, won] }, { winner: "a" }),
    messages,
  );
  expect(said).toBe(
    "Das Rennen gewinnt, wer drei von fünf Reihen zu 100 Punkten gewinnt. A: 3 Reihen gewonnen. B: keine Reihe gewonnen.",
  );
});

test("a single game has no score", () => {
  expect(scoreWords(view("familydomino"), messages)).toBe("");
});

describe("series to a number of points", () => {
  const begun = view("lombardorum");
  const series = { ...begun.series, target: 5, score: { white: 3, black: 0 } };

  test("shows the points of each side", () => {
    expect(scoreWords({ ...begun, series }, messages)).toBe(
      "Elfenbein: 3 von 5 Punkten. Nussbaum: 0 von 5 Punkten.",
    );
  });

  test("is won by the game that reaches the number", () => {
    const won = { ...series, score: { white: 6, black: 0 }, winner: "white" };
    expect(gainWords({ ...begun, series }, messages)).toBe("");
    expect(gainWords({ ...begun, series: won }, messages)).toBe(
      "Elfenbein gewinnt die Serie mit 6 Punkten.",
    );
  });
});

test.each([
  ["nothing", {}, {}, ""],
  ["nothing more while the row goes on", { rows: [won], course: [{ a: 30 }] }, {}, ""],
  ["a row", { rows: [won] }, {}, "A gewinnt damit die Reihe."],
  ["the race", { rows: [won] }, { winner: "a" }, "A gewinnt damit das Rennen."],
  [
    "a Matsch",
    { rows: [won], matsch: true },
    { winner: "a" },
    "A gewinnt damit das Rennen, und zwar glatt: ein Matsch.",
  ],
])("a finished game has brought %s", (_, race, series, said) => {
  expect(gainWords(racing(race, series), messages)).toBe(said);
});

test("the score and its winner address the only person", () => {
  const shown = racing({ rows: [won] });
  expect(gainWords(shown, messages, "a")).toBe("Sie gewinnen damit die Reihe.");
  expect(scoreWords(shown, messages, "a")).toContain(" Sie: eine Reihe");
});
