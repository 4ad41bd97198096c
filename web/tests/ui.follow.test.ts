/** The URL of a page built for one language. */
import { afterEach, expect, test, vi } from "vitest";

const language = vi.hoisted(() => ({ next: "", present: "" }));
vi.mock("../src/kit/words", () => ({
  nextLanguage: () => language.next,
  onWords() {},
  words() {
    if (!language.present) throw new Error("the messages are not loaded yet");
    return { language: language.present };
  },
}));

/** Load the module on the German page of a game. Return the page's attributes and its new URL. */
async function follow(next: string, present: string) {
  Object.assign(language, { next, present });
  vi.resetModules();
  const dataset = { game: "xii", language: "de" };
  const replaceState = vi.fn();
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("location", { search: "", hash: "", protocol: "https:" });
  vi.stubGlobal("history", { state: null, replaceState });
  vi.stubEnv("DEV", false);
  await import("../src/kit/follow");
  return { language: dataset.language, url: replaceState.mock.calls[0]?.[2] };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a language chosen while the page loads changes the URL", async () => {
  expect(await follow("en", "en")).toEqual({ language: undefined, url: "xii/" });
});

test("the language for which a page was built is stored, even if its URL names another", async () => {
  const settings = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => settings.get(name) ?? null,
    setItem: (name: string, value: string) => settings.set(name, value),
  });
  expect((await follow("en", "en")).url).toBe("xii/");
  expect([...settings.values()]).toEqual(["de"]);
});

test("the URL remains while the page has its own language, or no messages yet", async () => {
  for (const [next, present] of [
    ["de", "de"],
    ["", ""],
  ] as const)
    expect(await follow(next, present)).toEqual({ language: "de", url: undefined });
});
