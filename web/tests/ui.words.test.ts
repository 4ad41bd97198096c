/** Messages that are loaded while the page changes its language. */
import { beforeEach, expect, test, vi } from "vitest";

/** Requested files, by language and area, and functions that deliver them. */
const requests = vi.hoisted(() => new Map<string, () => void>());
vi.mock("../src/engine/data", () => ({
  readText: (url: string) =>
    new Promise<string>((resolve) => {
      const [, language = "", area = ""] = /\/(\w\w)\/(.*)\.ftl/.exec(url) ?? [];
      const name = area.replace("/", "-");
      const text = `${name}-own = ${language}\n${name}-board = { $board }`;
      requests.set(`${language} ${area}`, () => resolve(text));
    }),
}));

await import("../src/i18n/subfolders");
const { loadArea, setLanguage, setUpright, t } = await import("../src/kit/words");

beforeEach(() => {
  requests.clear();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [] });
});

/** Resolve when a file has been requested. */
const requested = (file: string) => vi.waitFor(() => expect([...requests.keys()]).toContain(file));

/** Deliver a file as soon as it has been requested. */
async function deliver(file: string): Promise<void> {
  await requested(file);
  requests.get(file)?.();
}

test("messages requested during a change of the language exist in the new language", async () => {
  await setLanguage("en");
  const area = loadArea("learn/access");
  await deliver("en learn/access");
  await area;
  expect(t("learn-access-own")).toBe("en");
  const change = setLanguage("de");
  const late = loadArea("learn/review");
  await deliver("en learn/review");
  await late;
  await deliver("de learn/access");
  await deliver("de learn/review");
  await change;
  expect([t("learn-access-own"), t("learn-review-own")]).toEqual(["de", "de"]);
});

test("messages know the board that was turned while their language was loading", async () => {
  const change = setLanguage("en");
  await deliver("en learn/access");
  await deliver("en learn/review");
  await change;
  expect(t("learn-access-board")).toBe("");
  const next = setLanguage("de");
  await requested("de learn/access");
  setUpright(true);
  expect(t("learn-access-board")).toBe("upright");
  await deliver("de learn/access");
  await deliver("de learn/review");
  await next;
  expect([t("learn-access-own"), t("learn-access-board")]).toEqual(["de", "upright"]);
});
