import { describe, expect, test } from "vitest";
import { chooseLanguage, languageName, languages, Messages } from "../src/i18n/messages";

const speaker = { game: "xii", family: "tables" };
const messages = new Messages("en", [
  `reason-blocked = general
reason-tables-blocked = family
reason-xii-blocked = game
reason-xii-bar_first = { $count }
reason-tables-far = { $dice } { $diceCount }
side-xii-white = Ivory
event-hit = { $side } { $sideId }
`,
]);
const say = (code: string, params = {}) => messages.say("reason", { code, params }, speaker);

describe("lookup of a message by code", () => {
  test("tries the game, then the family, then all games", () => {
    expect(say("blocked")).toBe("game");
    const other = { game: "duodecim", family: "tables" };
    expect(messages.say("reason", { code: "blocked", params: {} }, other)).toBe("family");
    const beans = { game: "bohnenspiel", family: "mancala" };
    expect(messages.say("reason", { code: "blocked", params: {} }, beans)).toBe("general");
  });

  test("returns the code if there is no message", () => {
    expect(say("unheard_of")).toBe("reason-unheard_of");
  });

  test("joins and counts lists", () => {
    expect(say("far", { dice: [6, 5, 1] })).toBe("6, 5, and 1 3");
    expect(say("far", { dice: [] })).toBe(" 0");
  });

  test("provides side names and their ids", () => {
    const hit = (side: string) => messages.say("event", { code: "hit", params: { side } }, speaker);
    expect(hit("white")).toBe("Ivory white");
    expect(hit("")).toBe(" none");
  });
});

describe("the language", () => {
  test("is the requested one, else the stored one, the browser's, or English", () => {
    expect(chooseLanguage("?lang=de", "en", ["en-GB"])).toBe("de");
    expect(chooseLanguage("", "de", ["en-GB"])).toBe("de");
    expect(chooseLanguage("", null, ["pt-BR", "de-AT", "en"])).toBe("de");
    expect(chooseLanguage("?lang=xx", null, ["pt-BR"])).toBe("en");
  });

  test("has messages, and a name in its own language", () => {
    expect(languages).toEqual(["en", "de"]);
    expect(languages.map(languageName)).toEqual(["English", "Deutsch"]);
  });
});

test("right-to-left names are isolated in a sentence, other names are not changed", () => {
  const said = new Messages("en", ["greeting = { $name } plays 5."]);
  expect(said.text("greeting", { name: "דנה" })).toBe("\u2068דנה\u2069 plays 5.");
  expect(said.text("greeting", { name: "\u2068דנה\u2069" })).toBe("\u2068דנה\u2069 plays 5.");
  expect(said.text("greeting", { name: "Dana" })).toBe("Dana plays 5.");
});

test("a side named in a right-to-left script is isolated", () => {
  const said = new Messages("en", [], { playerName: () => ({ typed: "سارة" }) });
  expect(said.side("white", { game: "xii", family: "tables" })).toBe("\u2068سارة\u2069");
});

const NAMED = [
  "name-forms = { $side }\n    .subject = { $side }\n    .of = of { $side }",
  "name-guest = Guest\n    .subject = The guest",
  "side-a = A",
  "event-play = { $sideSubject } plays 5, a tile { $sideOf }.",
];

test.each([
  ["The guest plays 5, a tile of Guest.", { id: "name-guest" }],
  ["Anna plays 5, a tile of Anna.", { typed: "Anna" }],
  ["A plays 5, a tile of A.", null],
])("a sentence uses the forms of a name: %s", (sentence, name) => {
  const messages = new Messages("en", NAMED, { playerName: () => name });
  const event = { code: "play", params: { side: "a" } };
  expect(messages.say("event", event, { game: "xii", family: "tables" })).toBe(sentence);
});
