import { expect, test } from "vitest";
import type { GameInfo } from "../src/engine/protocol";
import { isTracking } from "../src/features/exhibits/frame/faults";
import { readParameters, slotOf } from "../src/features/exhibits/frame/parameters";

const GAME: GameInfo = {
  id: "lombardorum",
  family: "tables",
  seats: ["white", "black"],
  options: [],
  presets: {},
  chance: true,
  hidden: false,
  letters: true,
  analysis: false,
  hints: true,
  edited: false,
  levels: ["tiro", "lusor", "magister"],
};
const read = (search: string) => readParameters(search, [GAME], ["en", "de"]);

test("without parameters, all values are the defaults and no error is reported", () => {
  const { parameters, faults } = read("");
  expect(faults).toEqual([]);
  expect(parameters).toEqual({
    game: "lombardorum",
    lang: "",
    level: "",
    view: "play",
    study: "",
    games: [],
    studies: [],
    begun: "",
    choices: ["level", "game"],
    mode: "ai",
    rotate: "none",
    theme: "auto",
    hints: true,
    links: true,
    storage: true,
    chrome: "full",
    kiosk: false,
    langs: ["en", "de"],
    idle: 90,
    warn: 30,
    pace: 900,
    exhibit: "",
    save: "",
  });
});

test("a level is a level's id, or its number from the weakest", () => {
  expect(read("?level=1").parameters.level).toBe("tiro");
  expect(read("?level=3").parameters.level).toBe("magister");
  expect(read("?level=lusor").parameters.level).toBe("lusor");
});

test.each([
  "game=chess",
  "lang=xx",
  "level=0",
  "level=4",
  "mode=3",
  "rotate=1",
  "theme=",
  "hints=2",
  "save=a.b",
])("%s is reported with the allowed values, and the default is used", (query) => {
  const [name = "", value] = query.split("=");
  const { parameters, faults } = read(`?${query}`);
  expect(faults).toMatchObject([{ code: "bad_parameter", name, value }]);
  expect(faults[0]?.allowed.length).toBeGreaterThan(0);
  expect(parameters).toEqual(read("").parameters);
});

test.each(["voice", "look", "Game"])("%s is no parameter", (name) => {
  expect(read(`?${name}=1`).faults).toMatchObject([{ code: "unknown_parameter", name }]);
});

test("every wrong parameter is reported, each once", () => {
  const names = read("?level=9&foo=1&links=no").faults.map(({ name }) => name);
  expect(names.sort()).toEqual(["foo", "level", "links"]);
});

test.each(["DE", "de-AT", "de_CH"])("lang=%s is read as de", (tag) => {
  const { parameters, faults } = read(`?lang=${tag}&langs=${tag},EN`);
  expect(faults).toEqual([]);
  expect([parameters.lang, parameters.langs]).toEqual(["de", ["de", "en"]]);
});

test("without game, the first of games is shown", () => {
  const second = { ...GAME, id: "xii" };
  const { parameters, faults } = readParameters("?games=xii,lombardorum", [GAME, second], []);
  expect(faults).toEqual([]);
  expect(parameters.game).toBe("xii");
});

test.each(["utm_source", "utm_campaign", "fbclid", "gclid", "msclkid", "mc_eid", "_gl"])(
  "%s is a tracking parameter",
  (name) => {
    expect(read(`?${name}=x`).faults.map(isTracking)).toEqual([true]);
  },
);

test("other unknown parameters and wrong values are no tracking parameters", () => {
  expect(read("?voice=1&level=9&clid=1").faults.map(isTracking)).toEqual([false, false, false]);
});

test("boards that differ in language, level, name or position store separate games", () => {
  const searches = ["", "?lang=de", "?level=2", "?save=left", "?save=right", "?mode=two"];
  const slots = searches.map((search) => slotOf(read(search).parameters, ""));
  slots.push(...["1a", "1b"].map((position) => slotOf(read("").parameters, position)));
  expect(new Set(slots).size).toBe(slots.length);
});
