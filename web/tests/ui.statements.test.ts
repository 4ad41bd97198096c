/** The form for a problem report on the page of statements. */
import { expect, test, vi } from "vitest";

interface Template {
  strings: readonly string[];
  values: unknown[];
}

const page = vi.hoisted(() => ({
  drawn: null as unknown,
  /** Draws the page in another language. */
  change: () => {},
}));

vi.mock("lit-html", () => ({
  html: (strings: readonly string[], ...values: unknown[]) => ({ strings, values }),
  nothing: "",
  render: (drawn: unknown) => {
    page.drawn = drawn;
  },
}));
vi.mock("../src/kit/bar", () => ({ openPage: async () => {} }));
vi.mock("../src/kit/dom", () => ({ find: () => null }));
vi.mock("../src/kit/theme", () => ({ theme: () => "light" }));
vi.mock("../src/kit/toast", () => ({}));
vi.mock("../src/storage/offline", () => ({ keepOffline() {} }));
vi.mock("../src/kit/words", () => ({
  onWords: (draw: () => void) => {
    page.change = draw;
  },
  t: (id: string) => id,
  words: () => ({ language: "en", has: () => false }),
}));

/** Return the values of the drawn report: its text, and the listener for input. */
function report(part: unknown = page.drawn): unknown[] {
  if (Array.isArray(part)) return part.flatMap((one) => report(one));
  const { strings = [], values = [] } = (part ?? {}) as Partial<Template>;
  const isReport = strings.some((text) => text.includes('id="tell-text"'));
  const at = strings.findIndex((text) => text.endsWith(".value="));
  return isReport ? values.slice(at) : values.flatMap((one) => report(one));
}

test("a report that the user has begun remains after a change of the language", async () => {
  vi.stubGlobal("ALVEUS_VERSION", "1");
  vi.stubGlobal("fetch", async () => new Response(""));
  vi.stubGlobal("document", { title: "" });
  vi.stubGlobal("navigator", { userAgent: "" });
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("innerHeight", 600);
  await import("../src/pages/statements");
  const [text, write] = report();
  expect(text).toContain("statements-tell-did");
  (write as (event: object) => void)({ target: { value: "The board is empty." } });
  page.change();
  expect(report()[0]).toBe("The board is empty.");
  vi.unstubAllGlobals();
});
