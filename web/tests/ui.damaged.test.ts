/** URLs, exhibits and messages damaged in thousands of ways never cause a crash. */
import { describe, expect, test, vi } from "vitest";
import { EngineFailure, type GameInfo, type Param } from "../src/engine/protocol";
import type { HostMessage, ToHost } from "../src/features/exhibits/frame/host";
import { CommandError, CommandQueue, type HostCommands } from "../src/features/exhibits/frame/host";
import {
  asText,
  isWritable,
  type Parameters,
  readParameters,
} from "../src/features/exhibits/frame/parameters";
import { readExhibit } from "../src/features/exhibits/kiosk/exhibit";

vi.mock("../src/kit/words", () => ({
  t: (id: string) => id,
  words: () => ({ id: () => null, say: (_: string, { code }: { code: string }) => code }),
}));
const reported = vi.fn();
vi.stubGlobal("reportError", reported);
vi.stubGlobal("location", { origin: "https://museum.example" });

/** Number of damaged variants of each input. The nightly run uses more. */
const WAYS = process.env.ALVEUS_NIGHTLY ? 2000 : 60;
vi.setConfig({ testTimeout: 300_000 });
const GAMES = [
  { id: "first", levels: ["weak", "strong"] },
  { id: "second", levels: [] },
];
const LANGUAGES = ["en", "de"];
const taughtBy = () => ({ studies: ["one"], lessons: true });

/** Pseudo-random numbers from a seed, so that failures can be reproduced. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SIGNS = ["\u0000", "é", "\ud800", "%", "&", "=", "#", "<", '"', "{", "}", "0", "9", "-", " "];
const WORDS = ["__proto__", "constructor", "toString", "null", "NaN", "1e999", "-1", "true", ""];

function text(random: (below: number) => number): string {
  if (random(3) === 0) return WORDS[random(WORDS.length)] ?? "";
  const length = random(20) === 0 ? 5000 : random(12);
  return Array.from({ length }, () => SIGNS[random(SIGNS.length)]).join("");
}

function junk(random: (below: number) => number, depth = 0): unknown {
  const kinds = [
    () => null,
    () => undefined,
    () => random(2) === 0,
    () => random(1000) - 500,
    () => [Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53, 0.5][random(5)],
    () => text(random),
    () => (depth > 3 ? [] : Array.from({ length: random(4) }, () => junk(random, depth + 1))),
    () =>
      depth > 3
        ? {}
        : Object.fromEntries(
            Array.from({ length: random(4) }, () => [text(random), junk(random, depth + 1)]),
          ),
  ];
  return kinds[random(kinds.length)]?.();
}

/** Values that a message can contain but JSON cannot: cyclic, very deep, large, of other types. */
function odd(random: (below: number) => number): unknown {
  const ring: Record<string, unknown> = {};
  ring.ring = ring;
  const many = (times: number, wrap: (inner: unknown) => unknown) =>
    Array.from({ length: times }).reduce<unknown>((inner) => wrap(inner), {});
  const kinds = [
    () => ring,
    () => many(50_000, (inner) => [inner]),
    () => many(60, (inner) => [inner, inner]),
    () => many(30, (inner) => [inner, inner]),
    () => 2n ** 70n,
    () => ({ toString: 5, valueOf: 5, game: [1n] }),
    () => new Map([[1, 2]]),
    () => new Date(Number.NaN),
    () => new Uint8Array(10),
    () => "x".repeat(2_000_000),
  ];
  return kinds[random(kinds.length)]?.();
}

const NAMES = Object.keys(readParameters("", GAMES, LANGUAGES).parameters);

/** True if a board can be shown with these parameters. */
function isUsable({ game, view, mode, langs, pace }: Parameters): boolean {
  const known = GAMES.some(({ id }) => id === game);
  const shown = ["play", "study", "learn", "rules"].includes(view);
  const played = ["ai", "two", "demo"].includes(mode);
  return known && shown && played && pace >= 800 && langs.every((one) => LANGUAGES.includes(one));
}

describe("a parameter of the address", () => {
  test.each(NAMES)("%s", (name) => {
    const random = chance(NAMES.indexOf(name) + 1);
    for (let way = 0; way < WAYS; way += 1) {
      const search = new URLSearchParams({ [name]: text(random) });
      if (random(4) === 0) search.append(text(random), text(random));
      const { parameters } = readParameters(`?${search}`, GAMES, LANGUAGES, taughtBy);
      expect([`${search}`, isUsable(parameters)]).toEqual([`${search}`, true]);
    }
  });
});

const FIELDS = [
  ...["$schema", "alveus", "game", "study", "games", "studies", "languages", "level", "mode"],
  ...["rotate", "theme", "pace", "idle", "warn", "hints", "storage", "texts", "logo", "position"],
  ...["colours", "night", "volume", "choices", "evaluations", "__proto__"],
];

describe("a field of exhibit.json", () => {
  test.each(FIELDS)("%s", (field) => {
    const random = chance(FIELDS.indexOf(field) + 1000);
    for (let way = 0; way < WAYS; way += 1) {
      const fields = Object.fromEntries([
        ["alveus", 1],
        ["texts", { de: { title: "Titel" } }],
        [field, junk(random)],
      ]);
      const whole = JSON.stringify(fields);
      const given = random(5) === 0 ? whole.slice(0, random(whole.length)) : whole;
      const read = readExhibit(given, GAMES, LANGUAGES, taughtBy, text(random));
      expect(read.parameters.kiosk).toBe(true);
      expect(GAMES.map(({ id }) => id)).toContain(read.parameters.game);
      expect(read.volume.every(({ loudness }) => loudness >= 0 && loudness <= 1)).toBe(true);
      for (const { name, value } of read.faults) expect(`${name}${value}`.length).toBeLessThan(200);
    }
  });
});

const TYPES = [
  ...["newGame", "setPosition", "setTexts", "setLang", "setTheme", "setLog", "mute", "getState"],
  ...["reset", "ready", "toString", ""],
];
const MEMBERS = [
  ...["level", "mode", "options", "position", "texts", "logo", "lang", "theme", "on", "id"],
];

describe("a message", () => {
  test.each(TYPES)("%s is answered once, whatever it contains", async (type) => {
    const random = chance(TYPES.indexOf(type) + 2000);
    const sent: ToHost[] = [];
    const quiet = async () => {};
    const refuse = () => {
      throw new CommandError("no_exhibit", {}, "");
    };
    const doing: HostCommands = {
      ...{ newGame: quiet, setPosition: quiet, setLang: quiet, getState: quiet, reset: quiet },
      ...{ setTexts: refuse, setTheme: () => {}, setLog: () => {}, mute: quiet },
    };
    const info = { id: "first", levels: [] } as unknown as GameInfo;
    const host = { send: (message: ToHost) => void sent.push(message) };
    const hearing = new CommandQueue(info, doing, host, Promise.resolve());
    for (let way = 0; way < WAYS; way += 1) {
      const message: HostMessage = { type };
      for (const member of MEMBERS) {
        const damage = random(20) === 0 ? odd : junk;
        if (random(2) === 0) message[member] = damage(random);
      }
      hearing.add(message);
    }
    await vi.waitFor(() => expect(sent).toHaveLength(WAYS), { timeout: 200_000 });
    expect(reported).not.toHaveBeenCalled();
    expect(sent.filter(({ type }) => type !== "ok" && type !== "error")).toEqual([]);
    const long = sent.filter((answer) => "params" in answer && asText(answer.params).endsWith("…"));
    for (const { params } of long as { params: Record<string, Param> }[])
      for (const value of Object.values(params)) expect(String(value).length).toBeLessThan(200);
  });
});

describe("a value that is passed on", () => {
  test.each([
    ["a position", { game: "first", white: { points: { 12: 2 } } }, true],
    ["a text", "1.abc", true],
    ["nothing", null, true],
    ["a number that JSON does not know", { points: 2n }, false],
    ["one nested deeply", JSON.parse(`${"[".repeat(42)}${"]".repeat(42)}`), false],
    ["a large one", Array.from({ length: 200_001 }), false],
  ])("%s", (_, value, writable) => {
    expect(isWritable(value)).toBe(writable);
  });
});

test("long values in the engine's errors are truncated", async () => {
  const sent: ToHost[] = [];
  const params = { value: "x".repeat(5000), count: 3 };
  const doing = {
    getState: () => Promise.reject(new EngineFailure("bad_value", params)),
  } as unknown as HostCommands;
  const info = { id: "first", family: "", levels: [] } as unknown as GameInfo;
  const host = { send: (message: ToHost) => void sent.push(message) };
  new CommandQueue(info, doing, host, Promise.resolve()).add({ type: "getState" });
  await vi.waitFor(() => expect(sent).toMatchObject([{ code: "bad_value", params: { count: 3 } }]));
  expect(JSON.stringify(sent).length).toBeLessThan(200);
});

test("unexpected exceptions are answered and reported", async () => {
  const sent: ToHost[] = [];
  const doing = {
    getState: () => Promise.reject(new TypeError("unforeseen")),
  } as unknown as HostCommands;
  const info = { id: "first", family: "", levels: [] } as unknown as GameInfo;
  const host = { send: (message: ToHost) => void sent.push(message) };
  new CommandQueue(info, doing, host, Promise.resolve()).add({ type: "getState", id: 1 });
  await vi.waitFor(() => expect(sent).toMatchObject([{ code: "internal", to: "getState", id: 1 }]));
  expect(reported).toHaveBeenCalledOnce();
});
