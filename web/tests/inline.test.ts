/** Inline scripts, which run before the modules of a page. */
import { afterEach, expect, test, vi } from "vitest";
import { blockedScript } from "../build/inline/blocked";
import { browserScript } from "../build/inline/old-browsers";

afterEach(() => vi.unstubAllGlobals());

test("the check for old browsers has no syntax newer than ES2015", () => {
  expect(browserScript("read.css")).not.toMatch(/\?\.|\?\?|catch\s*\{|\.\.\.\w+\s*[,}]|async|\*\*/);
});

test.each([
  ["the language in the address", "?lang=de", "en", "en", "de"],
  ["the language of the page", "", "de", "en", "de"],
  ["the stored language", "", undefined, "de", "de"],
  ["the first known language of the browser", "", undefined, null, "de"],
])("a blocked page uses %s", (_, search, language, stored, expected) => {
  const html = { lang: "", dataset: { language } };
  const element = () => ({ style: {}, append() {} });
  vi.stubGlobal("location", { protocol: "https:", search });
  vi.stubGlobal("self", { origin: "https://example.org" });
  vi.stubGlobal("navigator", { languages: ["la", "de-AT", "en"] });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    documentElement: html,
    body: { replaceChildren() {} },
    createElement: element,
  });
  new Function(blockedScript({ name: "play.html" } as never))();
  globalThis.alveusFault?.("part");
  expect(html.lang).toBe(expected);
});
