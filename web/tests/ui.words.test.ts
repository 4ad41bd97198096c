/** Messages that are loaded while the page changes its language. */
import { beforeEach, expect, test, vi } from "vitest";

/** Requested files, by language and area, and functions that deliver them. */
const requests = vi.hoisted(() => new Map<string, () => void>());
vi.mock("../src/engine/data", () => ({
  readText: (url: string) =>
    new Promise<string>((resolve) => {
      const [, language = "", area = ""] = /\/(\w\w)\/(.*)\.ftl/.exec(url) ?? [];
      const text = `${area.replace("/", "-")}-own = ${language}`;
      requests.set(`${language} ${area}`, () => resolve(text));
    }),
}));

await import("../src/i18n/subfolders");
const { loadArea, setLanguage, t } = await import("../src/kit/words");

beforeEach(() => {
  requests.clear();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [] });
});

/** Deliver a file as soon as it has been requested. */
async function deliver(file: string): Promise<void> {
  await vi.waitFor(() => expect([...requests.keys()]).toContain(file));
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
