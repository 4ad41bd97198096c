import { describe, expect, test } from "vitest";
import {
  handWords,
  hintWords,
  historyWords,
  movesWords,
  positionWords,
  threatsWords,
} from "../src/board/announcements";
import { Interaction } from "../src/board/interaction";
import { chosenWords, eventsWords, statusWords } from "../src/board/names";
import { placeNote, placeWords } from "../src/board/place-words";
import { roundOf } from "../src/board/rounds";
import type { LogEntry, Mark, Move } from "../src/engine/protocol";
import { Messages } from "../src/i18n/messages";
import { games, view, words } from "./board.views";

const english = words("en");
const german = words("de");

/**
 * Pattern for the id of a missing message, such as "label-square", which appears in a text instead
 * of the message.
 */
const WORDLESS =
  /\b(event|status|reason|label|action|counter|hint|mark|contents|target|place|side|game)-\w/;
const UNFILLED = /[{}]|undefined/;

describe.each(["en", "de"] as const)("in %s", (language) => {
  const messages = words(language);

  test.each(games)("%s: a resignation has words", (game) => {
    const shown = view(game);
    const [side = "", winner = ""] = shown.sides;
    const over = {
      code: "over",
      side: winner,
      path: [],
      params: { ending: "resigned", points: 1 },
    };
    const events = [{ code: "resign", side, path: [], params: {} }, over];
    expect(eventsWords(shown, [{ events }], messages)).not.toMatch(UNFILLED);
  });

  test.each(games)("%s: every place, move, status and event has words", (game) => {
    const shown = view(game);
    const said = [
      ...shown.places.map(({ id }) => placeWords(shown, id, new Interaction(shown), messages)),
      movesWords(shown, messages),
      positionWords(shown, messages),
      eventsWords(shown, shown.log.entries, messages),
      handWords(shown, messages),
      messages.text(`game-${game}`),
    ];
    for (const text of said) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(WORDLESS);
      expect(text).not.toMatch(UNFILLED);
    }
  });

  test.each(games)("%s: the names of places are different", (game) => {
    const shown = view(game);
    const names = shown.places.map(({ label }) => messages.say("label", label, shown));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(games)("%s: the choice and its targets are described", (game) => {
    const shown = view(game);
    for (const place of new Interaction(shown).movable) {
      const interaction = new Interaction(shown);
      interaction.press(place);
      expect(placeWords(shown, place, interaction, messages)).toContain(
        messages.text("place-chosen"),
      );
      for (const target of interaction.targets) {
        const name = placeWords(shown, target.place, interaction, messages);
        expect(name).toMatch(language === "en" ? /target|hit/ : /Ziel|schlägt/);
      }
      expect(chosenWords(shown, place, interaction.moves, messages)).not.toMatch(WORDLESS);
    }
  });
});

describe("places of Ludus Lombardorum", () => {
  const shown = view("lombardorum");
  const name = (place: string, interaction = new Interaction(shown)) =>
    placeWords(shown, place, interaction, english);

  test("describe their position, their men and the possible actions", () => {
    expect(name("p2")).toBe("one ivory man, Point 2, can move with 1 and 5");
    expect(name("p4")).toBe("three walnut men, Point 4");
    expect(name("bar.white")).toBe("empty, Ivory’s bar");
  });

  test("describe how a target is reached after a man is chosen", () => {
    const interaction = new Interaction(shown);
    interaction.press("p2");
    expect(name("p2", interaction)).toMatch(/, selected$/);
    expect(name("p3", interaction)).toMatch(/, hits with 1/);
    expect(name("p8", interaction)).toMatch(/, target with 1 and 5, hitting on the way/);
    expect(name("p9", interaction)).toMatch(/at most one man if on the far side$/);
  });

  test("are described in German too", () => {
    expect(placeWords(shown, "p12", new Interaction(shown), german)).toBe(
      "vier Nussbaumsteine, Zunge 12",
    );
  });
});

describe("contents of a place", () => {
  const name = (game: string, place: string) =>
    placeWords(view(game), place, new Interaction(view(game)), english);

  test("are counted by kind, and hidden pieces remain hidden", () => {
    expect(name("sperrdomino", "hand.b")).toBe("four face-down tiles, B’s hand");
    expect(name("bohnenspiel", "n5")).toBe("eight beans, North’s pit 5");
  });

  test("are counted once in a stock", () => {
    expect(name("sperrdomino", "stock")).toBe("Stock (5 tiles; 3 can be bought), can be selected");
  });

  test("include a rule for arriving men in the note or, once a man is chosen, in the name", () => {
    const shown = view("lombardorum");
    expect(placeNote(shown, "p3", null, english)).toBe(
      "If this point is on the far side from you, it may hold only one of your men.",
    );
    expect(placeNote(shown, "p3", "p5", english)).toBe("");
    const interaction = new Interaction(shown);
    interaction.press(interaction.movable.find((place) => place !== "p3") ?? "");
    const chosen = placeWords(shown, "p3", interaction, english);
    expect(chosen).toContain("at most one man if on the far side");
  });

  test("include number, layers and the sum that attacks a stone", () => {
    expect(name("rithmomachia", "a15")).toContain(
      "black pyramid 190, layers 64, 49, 36, 25, and 16",
    );
    expect(name("rithmomachia", "a5")).toContain(
      "white square stone 15, a5, attacks the 120 on a13: 15 · 8 = 120",
    );
    expect(name("rithmomachia", "a13")).toContain("in danger, from a5: 15 · 8 = 120");
    expect(name("rithmomachia", "taken.white.0")).toBe("Captured by White, stone 1: triangle 90");
  });

  test("list the attacks on the key a, but not those of the kinds that are hidden", () => {
    const shown = view("rithmomachia");
    const dangers = /^Attacks on the side to move: 15 · 8 = 120/;
    expect(threatsWords(shown, english, [])).toMatch(dangers);
    expect(threatsWords(shown, english, ["attack", "attacked"])).toMatch(dangers);
    for (const hides of [["danger"], ["attack", "danger"]])
      expect(threatsWords(shown, english, hides)).toMatch(/^Attacks are switched off/);
    expect(threatsWords({ ...shown, marks: [] }, english, [])).toBe("Nothing is attacked.");
  });

  test("include the capture of a stone that plays for its captor", () => {
    const shown = view("rithmomachia");
    const pieces = shown.pieces.map((piece) =>
      piece.place === "a5" ? { ...piece, layers: ["turned"] } : piece,
    );
    const turned = { ...shown, pieces };
    const told = placeWords(turned, "a5", new Interaction(turned), english);
    expect(told).toContain("white square stone 15, captured, a5");
  });

  test("include number and square for a captured stone to place", () => {
    const shown = view("rithmomachia");
    const path = ["taken.white.0", "b3"];
    const label = { code: "place", params: { values: [90], on: ["b3"] } };
    const put = { ...(shown.moves[0] as Move), kind: "place" as const, path, label };
    expect(chosenWords(shown, path[0] as string, [put], english)).toBe(
      "Captured by White, stone 1: triangle 90 selected: place the captured 90 on b3.",
    );
    const placed = {
      code: "place",
      side: "white",
      path,
      params: { shape: "T", value: 90, on: "b3" },
    };
    const [entry] = shown.log.entries.slice(-1);
    expect(entry && eventsWords(shown, [{ ...entry, events: [placed] }], english)).toBe(
      "White places the captured triangle 90 on b3.",
    );
  });

  test("include the attacks that a chosen stone would make from there", () => {
    const shown = view("rithmomachia");
    const [present] = shown.marks.filter(({ kind }) => kind === "danger");
    const coming = { ...(present as Mark), kind: "would", path: ["h12", "g13", "b4"] };
    const marked = { ...shown, marks: [coming] };
    const interaction = new Interaction(marked);
    const name = () => placeWords(marked, "g13", interaction, english);
    expect(name()).not.toContain("from here");
    interaction.press("h12");
    expect(name()).toContain("would attack the 120 on a13 from here: 15 · 8 = 120");
  });

  test("are described on every place that a tile covers", () => {
    for (const cell of ["f1", "g1"]) expect(name("dominosa", cell)).toContain("remove the 1:1");
  });
});

describe("sentences of the narrator", () => {
  const shown = view("lombardorum");

  test("use the numbers of the view, not the mover's", () => {
    const entered = shown.log.entries.filter(({ ply }) => ply === 43);
    expect(eventsWords(shown, entered, english)).toBe("Walnut enters on 11 with the 2.");
    expect(eventsWords(shown, entered, german)).toBe(
      "Nussbaum setzt mit der 2 einen Stein auf 11 ein.",
    );
  });

  test("omit an event without a code", () => {
    const [entry] = shown.log.entries.slice(-1);
    const silent = { code: "", side: "white", path: ["p2", "p3"], params: {} };
    expect(entry && eventsWords(shown, [{ ...entry, events: [silent] }], english)).toBe("");
  });

  test("omit the part of the status that was just announced", () => {
    expect(statusWords(shown, english)).toBe("Rolled: 5 and 1.");
    expect(statusWords(shown, english, ["thrown"])).toBe("");
  });

  test("address a single player directly, and otherwise name the side on turn", () => {
    const told = { code: "to_throw", params: { side: "white" } };
    const rolls = { ...shown, actor: { kind: "seat" as const, side: "white" }, status: [told] };
    expect(statusWords(rolls, english, [], "white")).toBe("Roll the dice.");
    expect(statusWords(rolls, german, [], "white")).toBe("Würfeln Sie.");
    expect(statusWords(rolls, english, [], "black")).toBe("Ivory to roll.");
    expect(statusWords(rolls, english)).toBe("Ivory to roll.");
    expect(statusWords(rolls, german)).toBe("Elfenbein muss würfeln.");
  });

  test("address the only person instead of a letter, and keep the names of sides", () => {
    const deal = view("sperrdomino");
    expect(positionWords(deal, english, "a")).toMatch(/ You: \d+ tiles .* B: \d+ tiles/);
    expect(positionWords(deal, german, "a")).toMatch(/ Sie: \d+ Steine .* B: \d+ Steine/);
    expect(positionWords(deal, english)).toMatch(/ A: \d+ tiles/);
    expect(positionWords(shown, english, "white")).toContain("Ivory: 69 pips");
  });

  test("address the only person as the winner", () => {
    const params = { side: "a", ending: "domino", left: [] };
    const family = view("familydomino");
    const over = { ...family, status: [{ code: "won", params }] };
    expect(statusWords(over, english, [], "a")).toBe("Domino: you have no tiles left, so you win.");
    expect(statusWords(over, english, [], "b")).toContain("A has no tiles left");
  });

  test("list the moves by place, without paths that only combine others", () => {
    expect(movesWords(shown, english)).toBe(
      "6 moves: Point 2: hits on 3 with the 1, to 7 with the 5; Point 6: to 7 with the 1; " +
        "Point 7: to 8 with the 1; Point 8: to 9 with the 1; Point 9: to 10 with the 1.",
    );
  });

  test("count per side", () => {
    expect(positionWords(shown, english)).toBe(
      "Rolled: 5 and 1. Ivory: 69 pips to go and 2 off. Walnut: 110 pips to go and 0 off.",
    );
  });

  test("contain the dice, and in tile games the hand", () => {
    expect(handWords(shown, english)).toBe("Dice to play: 5 and 1.");
    const used = shown.tokens.map((token) => ({ ...token, used: token.value === 5 }));
    expect(handWords({ ...shown, tokens: used }, english)).toBe("Dice to play: 1. Played: 5.");
    const blocked = shown.tokens.map((t) => (t.value === 1 ? { ...t, unplayable: true } : t));
    expect(handWords({ ...shown, tokens: blocked }, english)).toBe(
      "Dice to play: 5. Not playable now: 1.",
    );
    const last = blocked.map((token) => ({ ...token, used: token.value === 5 }));
    expect(handWords({ ...shown, tokens: last }, english)).toBe("Played: 5. Not playable now: 1.");
    expect(handWords(view("bohnenspiel"), english)).toBe(
      "There are no dice or hands in this game.",
    );
    expect(handWords(view("sperrdomino"), english)).toMatch(/^In hand: tile 0:0, tile 0:1/);
  });

  test("contain move and reason of a hint", () => {
    const hint = {
      text: "1:2-3*",
      path: ["p2", "p3"],
      reason: { code: "hits", params: { at: 3 } },
      more: [],
      plan: [],
      value: 0.6,
      unit: "chance",
    };
    expect(hintWords(shown, hint, english)).toBe(
      "Move a man from 2 to 3 with the 1, hitting a blot. It hits a single man.",
    );
    const risks = [{ code: "risks", params: { hits: 11, of: 36 } }];
    expect(hintWords(shown, { ...hint, more: risks }, english)).toMatch(
      /It hits a single man\. 11 of 36 rolls hit you next turn\.$/,
    );
    expect(hintWords(shown, { ...hint, text: "resign", path: [] }, english)).toMatch(/^Resign\. /);
    const several = { ...hint, text: "place 0:0 b2-b3", path: [] };
    expect(hintWords(shown, several, english)).toBe("It hits a single man.");
  });

  test("list moves one by one, or refer to their marks if there are many", () => {
    const shown = view("rithmomachia");
    const from = (place: string) => shown.moves.filter(({ path }) => path[0] === place);
    const many = shown.places.find(({ id }) => from(id).length > 4)?.id ?? "";
    const ways = from(many);
    expect(chosenWords(shown, many, ways, english)).toMatch(/ selected: choose a marked place\.$/);
    const heard = chosenWords(shown, many, ways, english, true);
    expect(heard.split(";")).toHaveLength(ways.length);
  });

  test("explain how to sow a pit", () => {
    const beans = view("bohnenspiel");
    const interaction = new Interaction(beans);
    interaction.press("s5");
    expect(placeWords(beans, "s5", interaction, english)).toMatch(
      /^three beans, Your pit 5, selected, press again: ends in pit 2 on the other side: two captured, then four, then six$/,
    );
    expect(chosenWords(beans, "s5", interaction.moves, english)).toMatch(
      /Press it again to play\.$/,
    );
  });
});

describe("announcements of Bohnenspiel", () => {
  const shown = view("bohnenspiel");
  const sown = (params: object) =>
    eventsWords(
      shown,
      [
        {
          ...(shown.log.entries[0] as LogEntry),
          events: [
            { code: "", side: "", path: ["s5", "s6"], params: {} },
            { code: "sow_take", side: "south", path: ["s5", "n2"], params: { ...params } },
          ],
        },
      ],
      english,
    );

  test("a turn is announced briefly", () => {
    const turn = { pit: 5, count: 5, last: 2, opposite: true, taken: [2, 4], sum: 6 };
    expect(sown(turn)).toBe(
      "South sows five beans from pit 5, ending in pit 2 on the other side: two captured, then four.",
    );
    expect(sown({ ...turn, count: 1, last: 6, opposite: false, taken: [2] })).toBe(
      "South sows one bean from pit 5, ending in pit 6: two captured.",
    );
  });

  test("a pit describes its result before it is chosen", () => {
    expect(placeWords(shown, "s3", new Interaction(shown), english)).toBe(
      "seven beans, Your pit 3, can be sown, ends in pit 4 on the other side",
    );
    expect(placeWords(shown, "s3", new Interaction(shown), german)).toBe(
      "sieben Bohnen, Ihre Mulde 3, kann geleert werden, die letzte Bohne fällt in Mulde 4 der anderen Seite",
    );
  });
});

test.each([
  ["en", "left", "at the upper end", "at the left end"],
  ["en", "right", "at the lower end", "at the right end"],
  ["de", "left", "am oberen Ende", "am linken Ende"],
  ["de", "right", "am unteren Ende", "am rechten Ende"],
] as const)("in %s a line from top to bottom has no %s end", (language, end, upright, across) => {
  const telling = { upright: true };
  const [standing, lying] = [new Messages(language, words(language), telling), words(language)];
  const join = { code: "join", params: { tile: "1:2", number: 2, end } };
  for (const kind of ["label", "hint"] as const) {
    const message = kind === "hint" ? { ...join, code: "do_join" } : join;
    expect(standing.say(kind, message, view("sperrdomino"))).toContain(upright);
    expect(lying.say(kind, message, view("sperrdomino"))).toContain(across);
  }
  const open = { code: "end", params: { end, number: 4 } };
  expect(standing.say("label", open, view("sperrdomino"))).not.toMatch(/left|right|link|recht/i);
});

test.each(["en", "de"] as const)("in %s a result names the side that won", (language) => {
  const messages = words(language);
  for (const ending of ["borne_off", "lurch", "dropped"]) {
    const won = { code: "won", params: { side: "black", ending, points: 1 } };
    const said = messages.say("result", won, view("lombardorum"));
    expect(said).toContain(messages.side("black", view("lombardorum")));
  }
});

test("a German hint says that you are hit, not that you hit", () => {
  const risks = { code: "risks", params: { hits: 204, of: 216 } };
  const said = german.say("hint", risks, view("duodecim"));
  expect(said).toBe("Danach kann der Gegner bei 204 von 216 Würfen einen Ihrer Steine schlagen.");
});

describe("events of the only person", () => {
  const deal = view("sperrdomino");
  const buy = (side: string) => ({
    events: [{ code: "buy", side, path: [], params: { tile: "0:4", left: 3 } }],
  });

  test("are told in the second person", () => {
    expect(eventsWords(deal, [buy("a")], english, { you: "a" })).toBe(
      "You buy 0:4; 3 tiles are left to buy.",
    );
    expect(eventsWords(deal, [buy("a")], german, { you: "a" })).toBe(
      "Sie kaufen 0:4; 3 Steine sind noch zu haben.",
    );
  });

  test("are told with the name of the side for the opponent, and if two people play", () => {
    expect(eventsWords(deal, [buy("b")], english, { you: "a" })).toContain("B buys 0:4");
    expect(eventsWords(deal, [buy("a")], english)).toContain("A buys 0:4");
  });
});

test("a step through the history is told with the number of its turn", () => {
  const shown = view("bohnenspiel");
  const log = shown.log.entries;
  const { ply = 0 } = log.findLast(({ kind }) => kind === "move") ?? {};
  const told = (at: number) =>
    historyWords({ view: { ...shown, ply: at, ahead: 1 }, log, seats: {} }, "", german);
  expect(told(ply)).toBe(`Rückblick auf Zug ${roundOf(log, shown.sides, ply)}.`);
  expect(told(0)).toBe("Rückblick auf den Anfang.");
});
