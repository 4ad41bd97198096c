import { describe, expect, test } from "vitest";
import { chooseLanguage, languageName, languages } from "../src/i18n/language";
import { Messages } from "../src/i18n/messages";

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

describe("a code finds its words", () => {
  test("from the game to the family to all games", () => {
    expect(say("blocked")).toBe("game");
    const other = { game: "duodecim", family: "tables" };
    expect(messages.say("reason", { code: "blocked", params: {} }, other)).toBe("family");
    const beans = { game: "bohnenspiel", family: "mancala" };
    expect(messages.say("reason", { code: "blocked", params: {} }, beans)).toBe("general");
  });

  test("or is left standing where there are none", () => {
    expect(say("unheard_of")).toBe("reason-unheard_of");
  });

  test("with lists joined and counted", () => {
    expect(say("far", { dice: [6, 5, 1] })).toBe("6, 5, and 1 3");
    expect(say("far", { dice: [] })).toBe(" 0");
  });

  test("with sides by what one sees, and their ids beside", () => {
    const hit = (side: string) => messages.say("event", { code: "hit", params: { side } }, speaker);
    expect(hit("white")).toBe("Ivory white");
    expect(hit("")).toBe(" none");
  });
});

describe("the language", () => {
  test("is the one asked for, then the one stored, then the browser's, then English", () => {
    expect(chooseLanguage("?lang=de", "en", ["en-GB"])).toBe("de");
    expect(chooseLanguage("", "de", ["en-GB"])).toBe("de");
    expect(chooseLanguage("", null, ["pt-BR", "de-AT", "en"])).toBe("de");
    expect(chooseLanguage("?lang=xx", null, ["pt-BR"])).toBe("en");
  });

  test("is one there are words in, and calls itself by its own name", () => {
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
  const said = new Messages("en", [], { playerName: () => "سارة" });
  expect(said.side("white", { game: "xii", family: "tables" })).toBe("\u2068سارة\u2069");
});
