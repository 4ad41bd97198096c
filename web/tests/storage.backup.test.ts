/** Merging of backups and of values that several tabs add to. */
import { describe, expect, test, vi } from "vitest";
import { type Backup, mergeRecords, mergeSetting, readBackup } from "../src/storage/backup";
import { hasOwnMoves, includesMoves, isUnfinished, shelfEntry } from "../src/storage/shelf";
import type { StoredGame } from "../src/storage/storage";
import { mergeTexts, mergeValues } from "../src/storage/tabs";

/** Return a stored game with these moves of alternating sides. */
function game(moves: string[], more: Partial<StoredGame> = {}): StoredGame {
  const entries = ["", ...moves].map((text, ply) => ({
    ply,
    kind: ply === 0 ? "new" : "move",
    side: ["white", "black"][ply % 2],
    text,
    auto: false,
  }));
  const view = {
    game: "toy",
    ply: moves.length,
    ahead: 0,
    sides: ["white", "black"],
    actor: { kind: "seat" },
    log: { from: 0, entries },
  };
  const seats = { white: { kind: "human" }, black: { kind: "human" } };
  return { id: "one", at: 1, rev: "1.a", build: "b", save: {}, view, seats, ...more } as never;
}

const shelved = (moves: string[]) => ({
  game: "toy",
  page: "play.html?game=toy",
  kept: game(moves),
});

const letter = (number: number, secret = "aa", more: object = {}) => ({
  side: { secret, letter: {} },
  letter: { id: "x", game: "toy", side: "white", sides: [], names: {}, number },
  view: {},
  link: "",
  at: 1,
  ...more,
});

const merge = (device: Record<string, object>, file: Record<string, object>) =>
  mergeRecords(new Map(Object.entries(device)), file);

describe("two states of a game", () => {
  test("the longer one contains the shorter one", () => {
    expect(includesMoves(game(["a", "b"]), game(["a"]))).toBe(true);
    expect(includesMoves(game(["a"]), game(["a", "b"]))).toBe(false);
  });

  test("different moves are not contained", () => {
    expect(includesMoves(game(["a", "b"]), game(["c"]))).toBe(false);
  });

  test("the same moves of another game are not contained", () => {
    expect(includesMoves(game(["a", "b"]), game(["a"], { id: "two" }))).toBe(false);
  });

  test("a deal whose tiles are named later is the same deal", () => {
    const state = (dealt: string) => {
      const stored = game([dealt, "b"]);
      const [start, deal, ...moves] = stored.view.log.entries;
      const entries = [start, { ...deal, kind: "throw" }, ...moves];
      return { ...stored, view: { ...stored.view, log: { from: 0, entries } } } as StoredGame;
    };
    expect(includesMoves(state("deal a 0:3 1:1"), state("deal"))).toBe(true);
    expect(includesMoves(state("deal a 0:3 1:1"), state("deal a 0:4 1:1"))).toBe(false);
  });

  test("a series is unfinished between two of its games", () => {
    const over = (series: object) => {
      const stored = game(["a"]);
      return { ...stored, view: { ...stored.view, actor: { kind: "over" }, series } } as StoredGame;
    };
    expect(isUnfinished(over({ target: 5, winner: null }))).toBe(true);
    expect(isUnfinished(over({ target: 5, winner: "white" }))).toBe(false);
    expect(isUnfinished(over({ target: 0, winner: null }))).toBe(false);
  });

  test("moves of people count as own moves, moves of the computer do not", () => {
    const played = game(["a", "b"]);
    expect(hasOwnMoves(played, game(["a"]))).toBe(true);
    const seats = {
      ...played.seats,
      white: { kind: "computer", level: "x" },
    } as StoredGame["seats"];
    expect(hasOwnMoves({ ...played, seats }, game(["a"]))).toBe(false);
  });
});

test.each([
  ["/games/play", "play.html?figure=2&game=toy"],
  ["/games/play.html", "play.html?figure=2&game=toy"],
  ["/games/de/toy/", "play.html?figure=2&game=toy"],
  ["/games/embed", "embed.html?figure=2&game=toy"],
])("a game of the page %s is put on the shelf with the page %s", (pathname, page) => {
  vi.stubGlobal("location", { pathname, search: "?figure=2" });
  const [, record] = shelfEntry(game(["a"]), "toy.figure");
  expect(record.page).toBe(page);
  vi.unstubAllGlobals();
});

describe("restoring games", () => {
  test("fills an empty device", () => {
    const { puts, result } = merge({}, { "game.toy": game(["a"]) });
    expect([...puts.keys()]).toEqual(["game.toy"]);
    expect(result).toMatchObject({ games: 1, shelved: 0 });
  });

  test("keeps a newer state of the same game", () => {
    const { puts } = merge({ "game.toy": game(["a", "b"]) }, { "game.toy": game(["a"]) });
    expect(puts.size).toBe(0);
  });

  test("replaces a state by its continuation", () => {
    const file = game(["a", "b"], { rev: "2.a" });
    const { puts } = merge({ "game.toy": game(["a"]) }, { "game.toy": file });
    expect((puts.get("game.toy") as StoredGame).view.ply).toBe(2);
  });

  test("keeps a later state from which moves were taken back", () => {
    const device = game(["a"], { rev: "3.a" });
    const { puts } = merge({ "game.toy": device }, { "game.toy": game(["a", "b"]) });
    expect([...puts.keys()].every((key) => key.startsWith("shelf."))).toBe(true);
  });

  test("puts a game that differs on the shelf", () => {
    const device = { "game.toy": game(["a"], { id: "two" }) };
    const { puts, result } = merge(device, { "game.toy": game(["c"]) });
    expect([...puts.keys()]).toEqual(["shelf.one"]);
    expect(result.shelved).toBe(1);
  });

  test("gives a branch of the same game a separate id", () => {
    const { puts } = merge({ "game.toy": game(["a"]) }, { "game.toy": game(["c"]) });
    const [key = ""] = puts.keys();
    expect(key).toMatch(/^shelf\.one~/);
    expect(puts.get(key)).toMatchObject({ kept: { id: key.slice("shelf.".length) } });
  });

  test("replaces a damaged record of the shelf", () => {
    const { puts } = merge({ "shelf.one": { kept: {} } }, { "shelf.one": shelved(["a"]) });
    expect(puts.get("shelf.one")).toMatchObject({ kept: { view: { ply: 1 } } });
  });

  test("raises the revision so that open tabs notice", () => {
    const device = { "game.toy": game([], { rev: "7.z" }) };
    const { puts } = merge(device, { "game.toy": game(["a"]) });
    expect((puts.get("game.toy") as StoredGame).rev).toMatch(/^8\./);
  });
});

describe("restoring letters", () => {
  test("keeps the letter game with another secret and names it", () => {
    const { puts, result } = merge({ "letter.x": letter(1) }, { "letter.x": letter(5, "bb") });
    expect(puts.size).toBe(0);
    expect(result.refused.map(({ id }) => id)).toEqual(["x"]);
  });

  test("takes a later letter with the same secret", () => {
    const { puts } = merge({ "letter.x": letter(1) }, { "letter.x": letter(2) });
    expect(puts.get("letter.x")).toMatchObject({ letter: { number: 2 } });
  });

  test("keeps a letter game with at least as many moves", () => {
    expect(merge({ "letter.x": letter(2) }, { "letter.x": letter(2) }).puts.size).toBe(0);
    expect(merge({ "letter.x": letter(3) }, { "letter.x": letter(2) }).puts.size).toBe(0);
  });
});

describe("a backup file", () => {
  const whole = { format: "alveus backup", version: 1, at: 1, records: {}, settings: {} };
  const read = (change: object) => readBackup(JSON.stringify({ ...whole, ...change }));

  test.each([
    ["that is cut off", JSON.stringify(whole).slice(0, -5), "damaged"],
    ["of another format", JSON.stringify({ format: "alveus" }), "foreign"],
    ["that is a list", "[]", "foreign"],
    ["that is null", "null", "foreign"],
    ["of a newer version", JSON.stringify({ ...whole, version: 2 }), "too_new"],
  ])("%s is refused", (_, text, fault) => {
    expect(readBackup(text)).toBe(fault);
  });

  test.each([
    ["no records", { records: null }],
    ["a time that no date has", { at: 1e20 }],
    ["no settings", { settings: [] }],
    ["a setting that is not text", { settings: { solved: [] } }],
    ["games of the laboratory without their experiment", { lab: '{"part":[0,1]}\n' }],
    ["an unknown record", { records: { other: {} } }],
    ["a game without moves", { records: { "game.toy": { save: {} } } }],
    ["a letter without a secret", { records: { "letter.x": { ...letter(1), side: {} } } }],
    ["a letter under another id", { records: { "letter.y": letter(1) } }],
    ["a letter without a time", { records: { "letter.x": letter(1, "aa", { at: undefined }) } }],
    ["a letter sent at no date", { records: { "letter.x": letter(1, "aa", { sent: 1e20 }) } }],
    [
      "a letter without sides",
      {
        records: {
          "letter.x": { ...letter(1), letter: { ...letter(1).letter, sides: undefined } },
        },
      },
    ],
    [
      "a shelf whose page is elsewhere",
      {
        records: {
          "shelf.one": { game: "toy", page: "https://example.org/?", kept: game(["a"]) },
        },
      },
    ],
  ])("with %s is damaged", (_, change) => {
    expect(read(change)).toBe("damaged");
  });

  test("is read without its damaged record if that is not an object", () => {
    const backup = read({ records: { "aside.game.toy": "x", "shelf.one": shelved(["a"]) } });
    const { puts } = merge({}, (backup as Backup).records);
    expect([...puts.keys()]).toEqual(["shelf.one"]);
  });

  test("is read if it is complete", () => {
    expect(read({ records: { "game.toy": game(["a"]), "letter.x": letter(1) } })).toMatchObject({
      version: 1,
    });
  });
});

describe("merged values", () => {
  test("lists are united", () => {
    expect(mergeValues([1, { a: 1 }], [{ a: 1 }, 2])).toEqual([1, { a: 1 }, 2]);
    const ours = [["puzzle", [{ name: "Anna", time: 9 }]]];
    const theirs = [
      ["puzzle", [{ name: "Bertha", time: 8 }]],
      ["other", [{ name: "Anna", time: 7 }]],
    ];
    expect(mergeValues(ours, theirs)).toEqual([
      [
        "puzzle",
        [
          { name: "Anna", time: 9 },
          { name: "Bertha", time: 8 },
        ],
      ],
      ["other", [{ name: "Anna", time: 7 }]],
    ]);
  });

  test("members are merged, and the first value wins", () => {
    expect(mergeValues({ a: [1], b: 1 }, { a: [2], b: 2, c: 3 })).toEqual({
      a: [1, 2],
      b: 1,
      c: 3,
    });
  });

  test("a finished guide stays finished", () => {
    const ours = { games: { xii: null } };
    expect(mergeValues(ours, { games: { xii: { brief: true } } })).toEqual(ours);
  });

  test("the names of players keep their seats", () => {
    expect(mergeSetting("names", '["Ann","Ben"]', '["Carl","Dora"]')).toBe('["Ann","Ben"]');
    expect(mergeSetting("names", null, '["Carl","Dora"]')).toBe('["Carl","Dora"]');
  });

  test("a damaged text is replaced", () => {
    expect(mergeTexts("[1", "[2]")).toBe("[2]");
    expect(mergeTexts("[2]", "[1")).toBe("[2]");
  });
});
