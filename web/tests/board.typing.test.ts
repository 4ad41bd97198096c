import { describe, expect, test } from "vitest";
import { pathOf, playable, suggestionsFor } from "../src/board/typing";
import { games, view, words } from "./board.views";

const english = words("en");
const texts = (game: string, typed: string) =>
  suggestionsFor(view(game), typed, english).flatMap(({ text }) =>
    text === undefined ? [] : [text],
  );

describe("typed text", () => {
  test("matches a whole move by its two places", () => {
    expect(texts("lombardorum", "2 7")[0]).toBe("5:2-7");
    expect(texts("dominosa", "a1 b1")).toContain("lay a1-b1");
    expect(texts("rithmomachia", "h12h10")).toEqual(["h12-h10"]);
  });

  test("matches a piece by its number, and its target", () => {
    expect(texts("rithmomachia", "16 h10")).toContain("h12-h10");
  });

  test("matches a path over two dice by its first and last place", () => {
    expect(texts("lombardorum", "2 8")).toContain("5:2-7 1:7-8");
  });

  test("with the places joined matches first the path that ends there", () => {
    expect(texts("lombardorum", "27")[0]).toBe("5:2-7");
    expect(texts("lombardorum", "28")[0]).toBe("5:2-7 1:7-8");
  });

  test("that is one place matches its moves first, then paths to it", () => {
    const offers = suggestionsFor(view("lombardorum"), "2", english);
    expect(offers[0]?.text).toMatch(/:2-/);
    expect(offers.at(-1)).toEqual({ place: "p2", words: "Go to Point 2" });
  });

  test("matches a tile, and the end of the line", () => {
    expect(texts("sperrdomino", "1 5 left")).toEqual(["1:5 left"]);
    expect(texts("sperrdomino", "15").sort()).toEqual(["1:5 left", "1:5 right"]);
  });

  test("offers no action without a text, such as the one that shows a covered hand", () => {
    const actions = [{ id: "sit", text: "", enabled: true, reason: null }];
    const covered = { ...view("sperrdomino"), moves: [], actions };
    expect(suggestionsFor(covered, "", english).filter(({ text }) => text !== undefined)).toEqual(
      [],
    );
  });

  test("matches a separating line by its verb", () => {
    expect(texts("dominosa", "line a1b1")).toEqual(["line a1-b1"]);
    expect(texts("dominosa", "a1b1")).not.toContain("line a1-b1");
  });

  test("matches the place for the selected tile, or another tile to select", () => {
    expect(texts("terzett", "a1b1")[0]).toBe("place 0:0 a1-b1");
    expect(texts("terzett", "00a1b1")).toEqual(["place 0:0 a1-b1"]);
    expect(texts("terzett", "11")).toEqual(["hold 1:1"]);
  });

  test("matches nothing if no move and no place has this name", () => {
    expect(suggestionsFor(view("lombardorum"), "99", english)).toEqual([]);
  });

  test.each(games)("%s: empty text matches every move, but not resigning", (game) => {
    const shown = view(game);
    const all = texts(game, "");
    expect(all).toEqual(expect.arrayContaining(playable(shown).map(({ text }) => text)));
    expect(all).not.toContain("resign");
  });
});

describe("an illegal path is recognised", () => {
  const way = (game: string, typed: string) => pathOf(view(game), typed, english);

  test("by its places, separate or joined", () => {
    expect(way("lombardorum", "12 3")).toEqual(["p12", "p3"]);
    expect(way("rithmomachia", "h12h1")).toEqual(["h12", "h1"]);
    expect(way("dominosa", "a1 c1")).toEqual(["a1", "c1"]);
    expect(way("xii", "hand e4")).toEqual(["hand.white", "e4"]);
  });

  test("by the number on an own piece", () => {
    expect(way("rithmomachia", "16 a1")).toEqual(["h12", "a1"]);
    expect(way("sperrdomino", "0:1 left")).toEqual(["a.1", "line.-5"]);
  });

  test("unless no path or several paths match", () => {
    expect(way("lombardorum", "111")).toEqual([]);
    expect(way("lombardorum", "12")).toEqual(["p1", "p2"]);
    expect(way("lombardorum", "nowhere 3")).toEqual([]);
  });
});
