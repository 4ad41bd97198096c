/** The exhibit builder for museums: its output matches the preview and can be read again. */
import { inflateRawSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { elementHtml, frameHtml } from "../src/features/exhibits/embedding";
import { readParameters } from "../src/features/exhibits/frame/parameters";
import { contrast, readColours } from "../src/features/exhibits/kiosk/colours";
import {
  type Counts,
  countsCsv,
  countVisit,
  readCounts,
  storeVisit,
} from "../src/features/exhibits/kiosk/evaluations";
import { readExhibit } from "../src/features/exhibits/kiosk/exhibit";
import { loudnessAt, neededSize } from "../src/features/exhibits/kiosk/unattended";
import { crc32, Zip } from "../src/features/exhibits/museums/archive";
import {
  exhibitFile,
  firstPlan,
  MODES,
  openExhibit,
  type Plan,
  pageParameters,
  SHAPES,
  screenParameters,
  THEMES,
} from "../src/features/exhibits/museums/plan";

vi.mock("../src/kit/toast", () => ({ toast: () => {} }));

const GAMES = [
  { id: "first", levels: ["weak", "middle", "strong"] },
  { id: "second", levels: [] },
];
const LANGUAGES = ["en", "de"];
const taughtBy = () => ({ studies: ["one"], lessons: true });
const plan: Plan = {
  ...firstPlan({ id: "first", levels: ["weak", "middle", "strong"] }, "de"),
  languages: ["de", "en"],
  others: ["second"],
  texts: { de: { title: "Ein Titel", object: "" }, en: {}, fr: { title: "Un titre" } },
  logo: { name: "logo.svg", file: new Blob() },
  evaluations: true,
};

describe.each(SHAPES)("%s", (shape) => {
  test.each(MODES.flatMap((mode) => THEMES.map((theme) => ({ mode, theme }))))(
    "its output is read without faults: $mode, $theme",
    ({ mode, theme }) => {
      const chosen: Plan = { ...plan, mode, theme, opening: "study:one" };
      const file = JSON.stringify(exhibitFile(chosen, shape));
      const exhibit = readExhibit(file, GAMES, LANGUAGES, taughtBy);
      expect(exhibit.faults).toEqual([]);
      const parameters =
        shape === "page" ? pageParameters(chosen) : screenParameters(chosen, shape);
      const read = readParameters(
        `?${new URLSearchParams(parameters)}`,
        GAMES,
        LANGUAGES,
        taughtBy,
      );
      expect(read.faults).toEqual([]);
      expect(read.parameters).toMatchObject({ game: "first", theme, study: "one" });
    },
  );
});

test("URL and file describe the same screen", () => {
  const { parameters } = readExhibit(
    JSON.stringify(exhibitFile(plan, "upright")),
    GAMES,
    LANGUAGES,
    taughtBy,
  );
  const search = new URLSearchParams(screenParameters(plan, "upright"));
  const read = readParameters(`?${search}`, GAMES, LANGUAGES, taughtBy);
  // A kiosk without a file uses these two values by default (kiosk/exhibit.ts).
  const granted = { links: false, chrome: "min" };
  expect({ ...read.parameters, ...granted }).toEqual(parameters);
});

test("valid fields that are not in the form survive opening and saving", () => {
  const night = { from: "20:00", to: "07:30" };
  const file = { alveus: 1, game: "bohnenspiel", night, pace: 1200, hints: false, idle: 45 };
  const opened = openExhibit(JSON.stringify({ ...file, position: 7 }), taughtBy, "upright");
  const { position, ...saved } = JSON.parse(JSON.stringify(exhibitFile(opened.plan, "upright")));
  expect(saved).toMatchObject(file);
  expect(position).toBeUndefined();
});

test("texts are given in the chosen languages, and empty ones are left out", () => {
  expect(exhibitFile(plan, "upright")).toMatchObject({ texts: { de: { title: "Ein Titel" } } });
  expect(JSON.stringify(exhibitFile(plan, "upright"))).not.toContain("titre");
});

test("no text ends the attribute that contains it", () => {
  const address = 'https://a.example/embed.html?game=x&lang=de"><script>';
  const line = frameHtml(address, 'A "board"');
  expect(line).toContain("game=x&amp;lang=de&quot;>&lt;script>");
  expect(line).toContain('title="A &quot;board&quot;"');
  expect(elementHtml("s.js", { game: 'x"' }, "t")).toContain('game="x&quot;"');
});

describe("colours of a museum", () => {
  const read = (given: unknown, theme: "light" | "dark" = "light") => {
    const faults: string[] = [];
    const colours = readColours(given, theme, (name) => faults.push(name));
    return { colours, faults };
  };

  test("black on white has the greatest contrast", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  test("readable colours are used, others are replaced by the defaults", () => {
    const { colours, faults } = read({ accent: "#1b4f7a" });
    expect(faults).toEqual([]);
    expect(colours).toEqual({ paper: "#f7f3ea", ink: "#1e1b16", accent: "#1b4f7a" });
  });

  test.each([
    [{ ink: "#999999" }, "colours.ink"],
    [{ accent: "#e0b0b0" }, "colours.accent"],
    [{ paper: "#333333" }, "colours.ink"],
    [{ accent: "red" }, "colours.accent"],
    [{ gold: "#b08d4a" }, "colours"],
    ["blue", "colours"],
  ])("%o is reported", (given, name) => {
    expect(read(given).faults).toEqual([name]);
  });

  test("ink on dark paper is light", () => {
    expect(read({ paper: "#101820" }, "dark").faults).toEqual([]);
    expect(read({ paper: "#101820" }, "light").faults).toEqual(["colours.ink"]);
  });
});

test("the volume follows the opening hours, and the board is silent outside them", () => {
  const volume = [
    { from: 600, to: 1020, loudness: 0.4 },
    { from: 1020, to: 1080, loudness: 0.1 },
  ];
  const at = (hour: number) => loudnessAt(volume, new Date(2026, 0, 1, hour));
  expect([9, 10, 16, 17, 18, 3].map(at)).toEqual([0, 0.4, 0.4, 0.1, 0, 0]);
});

describe("visits are counted", () => {
  const visit = { game: "first", language: "de", ended: 1, seconds: 61.4 };

  test("by day, game and language", () => {
    let counts: Counts = {};
    counts = countVisit(counts, "2026-11-24", visit);
    counts = countVisit(counts, "2026-11-24", {
      ...visit,
      game: "second",
      language: "en",
      ended: 0,
    });
    counts = countVisit(counts, "2026-11-23", visit);
    expect(countsCsv(counts).split("\r\n")).toEqual([
      "date,visits,ended,seconds,first,second,de,en",
      "2026-11-23,1,1,61,1,0,1,0",
      "2026-11-24,2,1,122,1,1,1,1",
      "",
    ]);
  });

  test("for four hundred days", () => {
    const day = { visits: 1, games: {}, languages: {}, ended: 0, seconds: 0 };
    const date = (number: number) => new Date(number * 864e5).toISOString().slice(0, 10);
    const kept = Array.from({ length: 400 }, (_, number) => [date(number), day]);
    const counts = countVisit(Object.fromEntries(kept), date(400), visit);
    expect(Object.keys(counts)).toHaveLength(400);
    expect(Object.keys(counts)[0]).toBe("1970-01-02");
  });
});

describe("a zip archive", () => {
  test("has the checksum of its format", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  test("refuses a second entry of the same name", async () => {
    const zip = new Zip();
    await zip.add({ name: "site/exhibit.json", bytes: new Uint8Array() });
    const again = zip.add({ name: "site/Exhibit.json", bytes: new Uint8Array() });
    await expect(again).rejects.toThrow("two entries");
  });

  test("lists its entries with their sizes, rights and bytes", async () => {
    const zip = new Zip();
    const bytes = new TextEncoder().encode("hello ".repeat(100));
    await zip.add({ name: "a/start.sh", bytes, runs: true });
    await zip.add({ name: "a/ü.txt", bytes: new Uint8Array() });
    const made = Buffer.from(await zip.finish().arrayBuffer());
    const end = made.length - 22;
    expect(made.readUInt32LE(end)).toBe(0x06054b50);
    expect(made.readUInt16LE(end + 10)).toBe(2);
    const central = made.readUInt32LE(end + 16);
    expect(made.readUInt32LE(central)).toBe(0x02014b50);
    expect(made.readUInt32LE(central + 38) >>> 16).toBe(0o100755);
    const length = made.readUInt32LE(central + 20);
    expect(made.readUInt32LE(central + 24)).toBe(600);
    const packed = made.subarray(30 + "a/start.sh".length, 30 + "a/start.sh".length + length);
    expect(inflateRawSync(packed)).toEqual(Buffer.from(bytes));
  });
});

test("visits are kept while storage fails and are stored later", () => {
  vi.useFakeTimers();
  let present = false;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!present) throw new Error("The device is gone");
      stored.set(key, value);
    },
  });
  const visit = { game: "xii", language: "de", ended: 0, seconds: 30 };
  storeVisit(visit, new Date(2026, 10, 24));
  storeVisit(visit, new Date(2026, 10, 25));
  expect(stored.size).toBe(0);
  present = true;
  vi.advanceTimersByTime(60_000);
  const counts = readCounts();
  expect([counts["2026-11-24"]?.visits, counts["2026-11-25"]?.visits]).toEqual([1, 1]);
  vi.advanceTimersByTime(600_000);
  expect(readCounts()).toEqual(counts);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the window grows with its smallest targets", () => {
  const cell = (left: number, size: number) => ({ left, top: 0, width: size, height: size });
  const size = { width: 480, height: 360 };
  expect(neededSize([cell(0, 44), cell(44, 44)], size)).toBeNull();
  expect(neededSize([cell(0, 22), cell(22, 22)], size)).toEqual({ width: 530, height: 390 });
});
