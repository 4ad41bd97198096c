import { afterEach, describe, expect, test, vi } from "vitest";
import { readParameters } from "../src/features/exhibits/frame/parameters";
import { isWithin, readExhibit } from "../src/features/exhibits/kiosk/exhibit";
import { loadExhibit } from "../src/features/exhibits/kiosk/load-exhibit";
import { languages } from "../src/i18n/messages";
import { games } from "../src/kit/catalogue";

const GAMES = [
  { id: "lombardorum", levels: ["tiro", "lusor", "magister"] },
  { id: "dominosa", levels: [] },
];
const read = (text: string) => readExhibit(text, GAMES, ["en", "de"]);
const WHOLE = {
  alveus: 1,
  game: "lombardorum",
  languages: ["de", "en"],
  texts: { de: { title: "Titel", object: "Objekt" } },
  level: "lusor",
  mode: "two",
  hints: false,
  pace: 1200,
  idle: 60,
  warn: 20,
  logo: "logo.svg",
  night: { from: "20:00", to: "07:30" },
};

test("a complete file is read without faults", () => {
  const { parameters, texts, night, logo, faults } = read(JSON.stringify(WHOLE));
  expect(faults).toEqual([]);
  expect(parameters).toMatchObject({
    game: "lombardorum",
    level: "lusor",
    mode: "two",
    hints: false,
    kiosk: true,
    links: false,
    storage: false,
    langs: ["de", "en"],
    idle: 60,
    warn: 20,
    pace: 1200,
  });
  expect(texts).toEqual({ de: { title: "Titel", object: "Objekt" } });
  expect([logo, night]).toEqual(["logo.svg", { from: 1200, to: 450 }]);
});

test("closing hours may span midnight", () => {
  const night = { from: 1200, to: 450 };
  const at = (hour: number) => isWithin(night, new Date(2026, 0, 1, hour));
  expect([21, 3, 8, 19].map(at)).toEqual([true, true, false, false]);
});

describe("damaged values are reported, and a board is shown", () => {
  const junk: unknown[] = [null, [], {}, 7, -1, "", "x".repeat(500), "__proto__", true];
  const places = [...Object.keys(WHOLE), "$schema", "__proto__", "constructor", "colour"];
  const damaged = (number: number): string => {
    const name = places[number % places.length] ?? "";
    const value = junk[Math.floor(number / places.length) % junk.length];
    const text = JSON.stringify({ ...WHOLE, [name]: value });
    const cut = number % 7 === 0 ? text.slice(0, (number * 31) % text.length) : text;
    return number % 11 === 0 ? cut.replace(/[{}:]/, "?") : cut;
  };

  test("for two thousand mutations", () => {
    for (let number = 0; number < 2000; number++) {
      const { parameters, faults } = read(damaged(number));
      expect(["lombardorum", "dominosa"]).toContain(parameters.game);
      expect(parameters.idle).toBeGreaterThanOrEqual(10);
      expect(parameters.kiosk).toBe(true);
      for (const { name, value } of faults) expect(`${name}${value}`.length).toBeLessThan(140);
    }
  }, 30_000);

  test.each([
    ["", "exhibit.json"],
    ['{"alveus": 2}', "alveus"],
    ['{"alveus": 1, "idle": 5}', "idle"],
    ['{"alveus": 1, "texts": {"xx": {}}}', "texts"],
    ['{"alveus": 1, "texts": {"de": {"title": 5}}}', "texts.de.title"],
    ['{"alveus": 1, "night": {"from": "25:00", "to": "07:00"}}', "night"],
    ['{"alveus": 1, "logo": "../secret.svg"}', "logo"],
  ])("%s", (text, name) => {
    expect(read(text).faults.map((fault) => fault.name)).toEqual([name]);
  });
});

test.each([
  ['{"alveus": 1,\n "game": "lombar', 2],
  ['{"alveus": 1\n "idle": 20}', 2],
  ['{"alveus": 1,\n\n}', 3],
  ["<!doctype html>\n<title>Login</title>", 1],
])("the fault of %j names its line", (text, line) => {
  const [fault] = read(text).faults;
  expect(fault).toMatchObject({ code: "not_json", name: "exhibit.json", value: String(line) });
});

test("an exhibit returns to its own game if its games are only the others", () => {
  const { parameters } = read('{"alveus": 1, "game": "lombardorum", "games": ["dominosa"]}');
  expect([parameters.game, parameters.games]).toEqual(["lombardorum", ["lombardorum", "dominosa"]]);
});

describe("the file of an exhibit", () => {
  afterEach(() => vi.unstubAllGlobals());

  const load = async (file: string, content: BlobPart, search = "?exhibit=exhibit.json") => {
    vi.stubGlobal("location", { search, protocol: "http:" });
    vi.stubGlobal("navigator", { languages: ["de-AT", "en"] });
    vi.stubGlobal("fetch", async () => new Response(new Blob([content])));
    const read = readParameters(search, games, languages);
    return loadExhibit(file, read, () => ({ studies: [], lessons: false }));
  };

  test("is read in UTF-16 with a byte order mark", async () => {
    const utf16 = Uint16Array.from('\ufeff{"alveus": 1, "idle": 60}', (one) => one.charCodeAt(0));
    const { parameters, faults } = await load("exhibit.json", utf16);
    expect([parameters.idle, faults]).toEqual([60, []]);
  });

  test("a level or study of another game of the URL is no fault", async () => {
    const faultsOf = async (search: string) => {
      const { faults } = await load("", "", search);
      return faults.map(({ name }) => name);
    };
    const games = "?kiosk=1&game=bohnenspiel&games=bohnenspiel,lombardorum";
    expect(await faultsOf(`${games}&level=tiro`)).toEqual([]);
    expect(await faultsOf(`${games}&level=nobody`)).toEqual(["level"]);
    expect(await faultsOf("?kiosk=1&game=bohnenspiel&level=tiro")).toEqual(["level"]);
  });

  test("starts in the visitor's language if it lists no languages", async () => {
    const { parameters } = await load("exhibit.json", '{"alveus": 1}');
    expect(parameters.langs).toEqual(["de", "en"]);
  });

  test("starts in the first of its languages", async () => {
    const { parameters } = await load("exhibit.json", '{"alveus": 1, "languages": ["en", "de"]}');
    expect(parameters.lang).toBe("en");
  });

  test("is not needed for the visitor's language", async () => {
    expect((await load("", "", "?kiosk=1")).parameters.lang).toBe("de");
    expect((await load("", "", "?kiosk=1&langs=en,de")).parameters.lang).toBe("en");
  });
});
