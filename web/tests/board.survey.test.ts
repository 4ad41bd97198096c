/**
 * Surveys agree with the position. The positions are random, or the views in the file named by
 * ALVEUS_POSITIONS, one per line as JSON.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isShort, surveyWords } from "../src/board/survey";
import type { Piece, Place, View } from "../src/engine/protocol";
import { games, view, words } from "./board.views";

const POSITIONS = 60;

/** Pseudo-random numbers, which are the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % below;
  };
}

/** The view with its pieces at random places; pieces beside the board keep their places. */
function shuffled(game: string, seed: number): View {
  const shown = view(game);
  const roll = chance(seed + 1);
  const kindAt = (id: string) => shown.places.find((place) => place.id === id)?.kind;
  const board = shown.places.filter(({ kind }) => ["point", "square", "pit"].includes(kind));
  const alone = shown.family === "rithmomachia" ? new Set<string>() : null;
  const pieces = shown.pieces.map((piece) => {
    if (!board.some(({ kind }) => kind === kindAt(piece.place))) return piece;
    let place = piece.place;
    do place = board[roll(board.length)]?.id ?? place;
    while (alone?.has(place));
    alone?.add(place);
    return { ...piece, place };
  });
  return { ...shown, pieces };
}

const file = process.env.ALVEUS_POSITIONS;
const given = file
  ? readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as View)
  : [];

/** The positions of a game to be tested. */
function positions(game: string): View[] {
  if (file) return given.filter((one) => one.game === game);
  return Array.from({ length: POSITIONS }, (_, seed) => shuffled(game, seed));
}

const rowsOf = ({ places }: View) => {
  const rows = new Map<number, string[]>();
  for (const { id, row } of places) rows.set(row, [...(rows.get(row) ?? []), id]);
  return [...rows.values()];
};

describe.each(["en", "de"] as const)("description of the position in %s", (language) => {
  const messages = words(language);

  test.each(games)("%s: any position is described in at most forty words", (game) => {
    const all = positions(game);
    expect(all.length).toBeGreaterThan(0);
    for (const shown of all) {
      for (const part of ["board", "mine", "theirs", "kinds"] as const) {
        const told = surveyWords(shown, rowsOf(shown), part, false, messages);
        expect(isShort(told), told).toBe(true);
        expect(told).not.toMatch(/\bsurvey-|[{}]|undefined/);
      }
    }
  });
});

const english = words("en");

/** Parse a full survey: the number of pieces of one side on each place. */
function told(text: string, side: string): Map<string, number> {
  const from = text.indexOf(`${side}: `) + side.length + 2;
  const sentence = text.slice(from).split(".")[0] ?? "";
  const at = [...sentence.matchAll(/(\d+) on ([A-Z]?\d+)/g)];
  return new Map(at.map(([, count, place]) => [place ?? "", Number(count)]));
}

test.each(["lombardorum", "duodecim", "xii"])(
  "%s: in full, every man is told where he is",
  (game) => {
    for (const shown of positions(game)) {
      const text = surveyWords(shown, rowsOf(shown), "board", true, english);
      for (const side of shown.sides) {
        const name = english.side(side, shown);
        const here = new Map<string, number>();
        for (const piece of shown.pieces.filter((one) => one.side === side)) {
          const place = shown.places.find(({ id }) => id === piece.place);
          if (place?.name) here.set(place.name, (here.get(place.name) ?? 0) + 1);
        }
        expect(told(text, name)).toEqual(here);
      }
    }
  },
);

test("the full description contains every stone with its place, and the layers of pyramids", () => {
  for (const shown of positions("rithmomachia")) {
    const text = surveyWords(shown, rowsOf(shown), "board", true, english);
    const placed = shown.pieces.flatMap(({ value, place, layers }) => {
      const name = shown.places.find(({ id }) => id === place)?.name;
      const numbers = layers.length > 1 ? `${value} (${layers.join(" ")})` : value;
      return name ? [`${numbers} on ${name}`] : [];
    });
    for (const said of placed) expect(text).toContain(said);
    expect([...text.matchAll(/ on [a-h]\d+/g)]).toHaveLength(placed.length);
  }
});

test("a shortened survey by kind lists no places", () => {
  const surveys = positions("rithmomachia").map((shown) =>
    [false, true].map((full) => surveyWords(shown, rowsOf(shown), "kinds", full, english)),
  );
  const shortened = surveys.filter(([short, full]) => short !== full);
  expect(shortened).not.toEqual([]);
  for (const [short] of shortened) expect(short).not.toMatch(/ on [a-h]\d| from [a-h]\d/);
});

test("captured stones are described with their captor", () => {
  const shown = { ...view("rithmomachia"), marks: [] };
  const slot = (id: string, side: string): Place => {
    const label = { code: "taken", params: { side, number: 1, shape: "T", value: 12 } };
    return { id, kind: "slot", row: 6, column: 8, name: "", label, side, marks: [], value: "" };
  };
  const stone = (place: string, side: string, value: string): Piece => ({
    ...(shown.pieces[0] as Piece),
    ...{ id: `${place}.0`, kind: "triangle", side, place, value, layers: [] },
  });
  const places = [
    ...shown.places.filter(({ kind }) => kind === "square"),
    slot("taken.white.0", "white"),
    slot("taken.white.1", "white"),
  ];
  const pieces = [
    stone("a1", "white", "6"),
    stone("a9", "black", "30"),
    stone("taken.white.0", "black", "12"),
    stone("taken.white.1", "black", "56"),
  ];
  const survey = (part: "board" | "kinds", full: boolean) =>
    surveyWords({ ...shown, places, pieces }, [], part, full, english);
  const black = /Black: 30 on a9\./;
  expect(survey("board", true)).toContain("White: 6 on a1, 12, 56 captured.");
  expect(survey("board", true)).toMatch(black);
  expect(survey("kinds", true)).toContain("White: one triangle: 6 on a1; 12, 56 captured.");
  const many = Array.from({ length: 30 }, (_, at) => stone(`b${at % 8}`, "white", "6"));
  const long = surveyWords(
    { ...shown, places, pieces: [...pieces, ...many] },
    [],
    "kinds",
    false,
    english,
  );
  expect(long).toContain("2 captured.");
  expect(long).toContain("Black: one triangle.");
});

test("every pit is described with its beans, in the order of their numbers", () => {
  for (const shown of positions("bohnenspiel")) {
    const text = surveyWords(shown, [], "board", false, english);
    for (const side of shown.sides) {
      const pits = shown.places.filter((one) => one.side === side && one.kind === "pit");
      const count = (id: string) => shown.pieces.filter(({ place }) => place === id).length;
      const beans = pits.sort((a, b) => a.name.localeCompare(b.name)).map(({ id }) => count(id));
      const told = `${english.side(side, shown)}: ${beans.join(", ")}`;
      expect(
        [`${told};`, `${told}.`].some((said) => text.includes(said)),
        text,
      ).toBe(true);
    }
  }
});

test.each(["sperrdomino", "familydomino"])(
  "%s: the line is told tile by tile, and no hidden tile is named",
  (game) => {
    for (const shown of positions(game)) {
      const text = surveyWords(shown, rowsOf(shown), "board", true, english);
      const known = shown.pieces.filter(({ value }) => value);
      for (const { value } of known) expect(text).toContain(value);
      expect([...text.matchAll(/\d:\d/g)].length).toBe(known.length);
    }
  },
);

test.each(["dominosa", "terzett"])("%s: every tile is described with its cells", (game) => {
  for (const shown of positions(game)) {
    const text = surveyWords(shown, rowsOf(shown), "board", true, english);
    const laid = shown.pieces.filter(({ covers }) => covers.length > 0);
    for (const { value, covers } of laid) expect(text).toContain(`${value} ${covers.join("–")}`);
  }
});

test("pits are described in order, followed by the store", () => {
  const text = surveyWords(view("bohnenspiel"), [], "mine", false, english);
  expect(text).toMatch(/^South: (\d+, ){5}\d+; \d+ in the store\.$/);
});

test("an open hand is described tile by tile", () => {
  const shown = view("sperrdomino");
  const pieces = shown.pieces.map((one) =>
    one.place === "hand.b" ? { ...one, value: "5:5" } : one,
  );
  const text = surveyWords({ ...shown, pieces }, rowsOf(shown), "theirs", true, english);
  expect(text).toContain("B: 5:5, 5:5, 5:5, 5:5 in hand.");
});

test("hidden tiles are counted and never named", () => {
  const text = surveyWords(view("sperrdomino"), [], "theirs", true, english);
  expect(text).toContain("B: 4 in hand.");
});

test("a row is described in its order, without empty places", () => {
  const shown = view("lombardorum");
  const text = surveyWords(shown, rowsOf(shown), { row: 0 }, false, english);
  expect(text).toMatch(/^Row 1 of 2: /);
  expect(text).not.toContain(" 0 on");
});

test("a row of pits and a hand are described by their labels", () => {
  const beans = view("bohnenspiel");
  expect(surveyWords(beans, rowsOf(beans), { row: 0 }, false, english)).toMatch(/pit \d: \d+/);
  const shown = view("sperrdomino");
  const german = words("de");
  const told = surveyWords(shown, [["hand.b"]], { row: 0 }, false, german);
  expect(told).toBe("Reihe 1 von 1: Hand von B: 4.");
});

test.each(games)("%s: every sentence begins with a capital letter", (game) => {
  const shown = view(game);
  for (const part of ["board", "kinds"] as const)
    for (const messages of [english, words("de")]) {
      const text = surveyWords(shown, rowsOf(shown), part, true, messages, "a");
      expect(text).not.toMatch(/(^|\. )[a-zäöü]/);
    }
});
