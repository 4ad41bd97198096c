/** An unattended exhibit: change of the game, and counts of visits. Stubs replace the page. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../src/engine/protocol";
import { readParameters } from "../src/features/exhibits/frame/parameters";
import type { Visit } from "../src/features/exhibits/kiosk/evaluations";
import { readExhibit } from "../src/features/exhibits/kiosk/exhibit";
import { Kiosk, type KioskOptions } from "../src/features/exhibits/kiosk/kiosk";

const page = vi.hoisted(() => ({
  leave: async () => {},
  visits: [] as unknown[],
}));
vi.mock("../src/features/exhibits/kiosk/kiosk.css", () => ({}));
vi.mock("../src/features/exhibits/kiosk/dock", () => ({ dock() {}, secondCaption() {} }));
vi.mock("../src/features/exhibits/kiosk/evaluations", () => ({
  storeVisit: (visit: unknown) => page.visits.push(visit),
}));
vi.mock("../src/features/exhibits/kiosk/idle", () => ({
  detectLeaving: ({ onLeave }: { onLeave: (lastTouch: number) => void }) => {
    page.leave = async () => onLeave(performance.now());
    return () => {};
  },
}));
vi.mock("../src/features/exhibits/kiosk/story", () => ({}));
vi.mock("../src/features/exhibits/kiosk/unattended", () => ({
  ...{ acceptAllTouches() {}, dimAtNight() {}, preventZoom() {}, shiftPicture() {} },
  ...{ soundInHours() {}, warnIfSmall() {}, isZoomed: () => true },
}));
vi.mock("../src/features/exhibits/frame/host", () => ({}));
vi.mock("../src/kit/dom", () => ({ find: () => element, make: () => element }));
vi.mock("../src/kit/draw", () => ({ drawIn() {} }));
vi.mock("../src/kit/toast", () => ({ toast() {} }));
vi.mock("../src/kit/words", () => ({
  nextLanguage: () => "en",
  setLanguage: async () => {},
  words: () => ({ language: "en" }),
}));
vi.mock("../src/puzzle/another", () => ({}));
vi.mock("../src/puzzle/demo", () => ({
  Demo: class {
    end() {}
    async restart() {}
  },
}));

const element = { prepend() {}, after() {} };
const GAMES = ["bohnenspiel", "xii"].map((id) => ({ id, levels: ["one"] }));
const ADDRESS =
  "https://museum.example/embed.html?kiosk=1&game=bohnenspiel&games=bohnenspiel%2Cxii";

let replaced: string[];
let finish: () => void;
let shown: Pick<View, "match" | "series">;
let kiosk: Kiosk;

beforeEach(() => {
  vi.useFakeTimers();
  replaced = [];
  page.visits = [];
  const href = `${ADDRESS}#1.link`;
  const replace = (address: URL) => void replaced.push(address.href);
  vi.stubGlobal("location", { href, replace });
  vi.stubGlobal("fetch", async () => ({ ok: true }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("reportError", () => {});
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  shown = { match: "m1", series: { game: 1 } as View["series"] };
  const { parameters } = readParameters(new URL(ADDRESS).search, GAMES, ["en"]);
  const on = (name: string, listener: () => void) => {
    if (name === "over") finish = listener;
  };
  const table = {
    on,
    get view() {
      return shown;
    },
  };
  kiosk = new Kiosk({
    ...{ info: { id: "bohnenspiel", levels: ["one"] }, study: null, stories: [] },
    exhibit: { ...readExhibit('{"alveus": 1}', GAMES, ["en"]), evaluations: true },
    ...{ parameters, context: { table }, embedded: { restoreSettings() {} } },
  } as unknown as KioskOptions);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the position in the URL of an exhibit is not passed to its next game", async () => {
  await vi.advanceTimersByTimeAsync(200_000);
  expect(replaced).toEqual([ADDRESS.replace("game=bohnenspiel&", "game=xii&")]);
});

test("an exhibit with a position in its URL is reloaded after a visitor has zoomed", async () => {
  kiosk.startVisit();
  await page.leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(replaced).toEqual([ADDRESS]);
});

test("a game that is finished again after undo is counted once", async () => {
  kiosk.startVisit();
  finish();
  finish();
  shown = { match: "m2", series: { game: 1 } as View["series"] };
  finish();
  await page.leave();
  expect((page.visits as Visit[]).map(({ ended }) => ended)).toEqual([2]);
});
